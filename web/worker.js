/**
 * What works when the server is away: the house and the rules. Everything is asked for first and kept; what was kept is
 * shown only when no answer comes. Games are the server's and are never kept.
 */
const worker = /** @type {any} */ (globalThis);

/** Both are filled in by the server: every file of the page, and a word that changes with any of them. */
const FILES = ['files of the page'];
const KEPT = 'tabla edition of the page';

/** What the server says of itself, and never of a game. */
const SAYINGS = /\/api\/(catalogue|words\/[^/]+|rules\/[^/]+)$/;

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(keep(['./', ...FILES]).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

// The page says what its reader will want to read.
worker.addEventListener('message', (/** @type {any} */ event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (address.pathname.includes('/api/') && !SAYINGS.test(address.pathname)) return;
  event.respondWith(answer(request));
});

/** @param {string[]} addresses */
async function keep(addresses) {
  const cache = await caches.open(KEPT);
  // One that is missing is no reason to go without the others.
  await Promise.allSettled(addresses.map((address) => cache.add(address)));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    const isKept = fresh.ok && (await cache.match(request, { ignoreVary: true }));
    if (isKept) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    // A shared link leads to the house, which says what is the matter.
    if (request.mode === 'navigate') return Response.redirect(new URL('./', location.href).href);
    throw error;
  }
}
