/**
 * What makes a house of its own work without a network: everything of this edition is fetched once and kept. Its files
 * never change, because their addresses do; only the door is asked for again when there is a network.
 */
const worker = /** @type {any} */ (globalThis);

/** All three are filled in when the house is built. */
const FILES = ['files of the page'];
const DATA = ['files of the games'];
const KEPT = 'tabla edition of the page';

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(begin());
});

async function begin() {
  const cache = await caches.open(KEPT);
  await cache.addAll(['./', ...FILES]);
  await worker.skipWaiting();
}

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(worker.clients.claim().then(forgetOthers).then(keepData));
});

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('tabla') && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Word lists and the like are not waited for: a game that needs one before asks for it itself. */
async function keepData() {
  const cache = await caches.open(KEPT);
  await Promise.allSettled(
    DATA.map(async (address) => {
      if (!(await cache.match(address))) await cache.add(address);
    }),
  );
}

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? door(request) : part(request));
});

/** @param {Request} request */
async function door(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) return fresh;
  } catch {
    // Without a network the door is the one that was kept.
  }
  return (await caches.match('./', { cacheName: KEPT })) ?? Response.error();
}

/** @param {Request} request */
async function part(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && DATA.some((name) => request.url.endsWith(name))) await cache.put(request, fresh.clone());
  return fresh;
}

// A module, so that its names are its own.
export {};
