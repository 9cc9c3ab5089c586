// Keeps the whole app on the device: what was installed runs without a network, and never mixes two versions.
// The two blanks below are filled in by `kydai finish-dist` at the end of a build.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `kydai-${VERSION}`;

// 'reload' passes by the browser's own cache, which may hold an older file under the same name.
async function install() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  } catch (why) {
    // One missing file spoils the version: the old one goes on, and no half-filled cache stays behind.
    await caches.delete(CACHE);
    throw why;
  }
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith('kydai-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
// Said by register.js when the person has accepted the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'skip') self.skipWaiting();
});
