/** What the house loads when it is asked for: the module, word lists and other data, each once, with progress. */
/** @import { Loading } from './types.js' */

/**
 * Where the files are, beside this one: written when the house is built.
 * @typedef {{ module: string, simd: string | null, data: Record<string, string> }} Places
 */

/** @type {Promise<Places> | undefined} */
let places;

/** @returns {Promise<Places>} */
function known() {
  places ??= fetch(new URL('places.json', import.meta.url)).then((answer) => answer.json());
  return places;
}

/** The shortest module with an instruction of SIMD: who takes it can take ours. */
const SIMD = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/** @returns {Promise<WebAssembly.Module>} */
export async function loadModule() {
  const { module, simd } = await known();
  const chosen = simd && WebAssembly.validate(new Uint8Array(SIMD)) ? simd : module;
  const answer = await fetch(new URL(chosen, import.meta.url));
  if (!answer.ok) throw new Error(`${chosen}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * A file of data by the name under which the house has missed it.
 * @param {string} name
 * @param {(loading: Loading) => void} tell
 * @returns {Promise<Uint8Array>}
 */
export async function loadData(name, tell) {
  const address = (await known()).data[name];
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const whole = Number(answer.headers.get('Content-Length')) || 0;
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (whole > 0) tell({ name, share: Math.min(length / whole, 1) });
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

/** How many megabytes a champion has for its table: less on small machines. */
export function champion() {
  const gigabytes = /** @type {{ deviceMemory?: number }} */ (navigator).deviceMemory ?? 4;
  return gigabytes >= 4 ? 64 : 16;
}
