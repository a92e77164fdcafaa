/**
 * What makes a house of its own work without a network: everything of this edition is fetched once and kept. Its files
 * never change, because their addresses do; only the door is asked for again when there is a network.
 */
const host = /** @type {any} */ (globalThis);

/** All of them are filled in when the house is built; of the modules the second is for browsers that have SIMD. */
const PAGE = ['files of the page'];
const MODULES = ['the modules'];
const SIMD = ['a module with SIMD'];
const GAMES = ['files of the games'];
const EDITION = 'tabla edition of the page';

host.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(begin());
});

async function begin() {
  const cache = await caches.open(EDITION);
  const module = MODULES[Number(WebAssembly.validate(new Uint8Array(/** @type {any} */ (SIMD))))];
  await cache.addAll(['./', ...PAGE, module]);
  await host.skipWaiting();
}

host.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(host.clients.claim().then(forgetOthers).then(keepData));
});

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('tabla') && name !== EDITION);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Word lists and the like are not waited for: a game that needs one before asks for it itself. */
async function keepData() {
  const cache = await caches.open(EDITION);
  await Promise.allSettled(
    GAMES.map(async (address) => {
      if (!(await cache.match(address))) await cache.add(address);
    }),
  );
}

host.addEventListener('fetch', (/** @type {any} */ event) => {
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
  return (await caches.match('./', { cacheName: EDITION })) ?? Response.error();
}

/** @param {Request} request */
async function part(request) {
  const cache = await caches.open(EDITION);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && GAMES.some((name) => request.url.endsWith(name))) await cache.put(request, fresh.clone());
  return fresh;
}
