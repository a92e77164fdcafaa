/** What the house loads when it is asked for: the module, word lists and other data, each once, with progress. */
/** @import { Loading } from './types.js' */

/**
 * Where a file is, beside this one, and how many bytes it has.
 * @typedef {[address: string, length: number]} Place
 */

/**
 * Where everything is: written when the house is built, or by the server.
 * @typedef {{ module: Place, simd: Place, data: Record<string, Place> }} Places
 */

/** @type {Promise<Places> | undefined} */
let places;

/** A file that cannot be had now. */
export class Missing extends Error {}

/** @returns {Promise<Places>} */
function known() {
  places ??= get('places.json').then((answer) => answer.json());
  places.catch(() => (places = undefined));
  return places;
}

/**
 * @param {string} address
 * @returns {Promise<Response>}
 */
async function get(address) {
  const answer = await fetch(new URL(address, import.meta.url)).catch(() => null);
  if (!answer?.ok) throw new Missing(address);
  return answer;
}

/** The shortest module with an instruction of SIMD: who takes it can take ours. */
const SIMD = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/** @returns {Promise<WebAssembly.Module>} */
export async function loadModule() {
  const { module, simd } = await known();
  const [address] = WebAssembly.validate(new Uint8Array(SIMD)) ? simd : module;
  const answer = await get(address);
  // What is compiled while it comes is kept compiled by the browser.
  if (answer.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * A file of data by the name under which the house has missed it.
 * @param {string} name
 * @param {(loading: Loading) => void} tell
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function loadData(name, tell) {
  return load((await known()).data[name], tell);
}

/**
 * A file, and how much of it is there meanwhile.
 * @param {Place} place
 * @param {(loading: Loading) => void} tell
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function load([name, whole], tell) {
  const { body } = await get(name);
  if (!body) throw new Missing(name);
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(new Missing(name)));
    if (done) break;
    parts.push(value);
    length += value.length;
    tell({ name, share: Math.min(length / whole, 1) });
  }
  tell({ name, share: 1 });
  const content = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    content.set(part, at);
    at += part.length;
  }
  return content;
}

/**
 * Asks a house, and loads what it misses.
 * @param {import('./module.js').House} house
 * @param {import('./types.js').Question} question
 * @param {(loading: Loading) => void} tell
 * @returns {Promise<import('./types.js').Answer>}
 */
export async function askWhole(house, question, tell) {
  let answer = house.ask(question);
  while (answer.missing) {
    for (const name of answer.missing) house.handIn(name, await loadData(name, tell));
    answer = house.ask(question);
  }
  return answer;
}

/** How many megabytes a champion has for its table: less on phones and on small machines. Not every browser tells how large one is. */
export function champion() {
  const { deviceMemory = 4, userAgent } = /** @type {{ deviceMemory?: number, userAgent: string }} */ (navigator);
  return deviceMemory < 4 || /Mobi/.test(userAgent) ? 16 : 64;
}
