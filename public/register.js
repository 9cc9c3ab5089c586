// Offers a new version and never takes it in the middle of work.
//
// To the app:   <html data-offline="ready">  the app now runs without a network  (event kydai-offline-ready)
//               <html data-update="ready">   a new version waits                 (event kydai-update-ready)
// From the app: event kydai-update-accept    the person agrees: one reload into the new version
// The attributes stay, so that an app that starts later than the event can still read them.

const page = document.documentElement;
let reloads = false; // This page asked for the new version and reloads once it is in force.
let taken = false; // Another tab asked: the new version is in force, this page is still the old one.

function tell(attribute, event) {
  page.dataset[attribute] = 'ready';
  window.dispatchEvent(new CustomEvent(event));
}

function watch(worker, registration) {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) tell('update', 'kydai-update-ready');
  });
}

async function start() {
  const container = navigator.serviceWorker;
  const hadVersion = Boolean(container.controller);
  container.addEventListener('controllerchange', () => {
    if (reloads) {
      reloads = false;
      location.reload();
    } else if (hadVersion || taken) {
      taken = true;
      tell('update', 'kydai-update-ready');
    }
  });

  const registration = await container.register('./sw.js', { updateViaCache: 'none' });
  if (registration.waiting && registration.active) tell('update', 'kydai-update-ready');
  watch(registration.installing, registration);
  registration.addEventListener('updatefound', () => watch(registration.installing, registration));

  window.addEventListener('kydai-update-accept', () => {
    if (taken || !registration.waiting) return location.reload();
    reloads = true;
    registration.waiting.postMessage('skip');
  });

  // A device that stays open for a whole tournament asks when it is looked at again; offline is no fault.
  const ask = () => document.visibilityState === 'visible' && registration.update().catch(() => {});
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', ask);

  await container.ready;
  tell('offline', 'kydai-offline-ready');
}

if ('serviceWorker' in navigator) start().catch((why) => console.warn('No offline copy:', why.message));
