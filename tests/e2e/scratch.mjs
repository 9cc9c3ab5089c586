// Where do folders of a test go when it is over?
import fs from 'node:fs';

/** Removes a folder. A killed browser's children may write for a moment yet; what stays after that is no fault of the app. */
export function sweep(folder) {
  try {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 25, retryDelay: 200 });
  } catch (why) {
    console.log(`      left behind: ${folder} (${why.code})`);
  }
}
