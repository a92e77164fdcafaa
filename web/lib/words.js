/**
 * The words of the house in the reader's language, from the same catalogues as everywhere else.
 *
 * The server sends patterns; this puts values into them. Everything on the page is said anew when the
 * language changes, so a sentence is kept as its key with its values, never as text.
 */
/** @import { SayingView, Values } from '../types/host.js' */
import { read, write } from './store.js';
import { send } from './transport.js';

/** The languages and what their speakers call them. */
export const LANGUAGES = /** @type {const} */ ([
  ['en', 'English', 'EN'],
  ['sr-Cyrl', 'Српски', 'СР'],
  ['sr-Latn', 'Srpski', 'SR'],
  ['cs', 'Čeština', 'CS'],
  ['ro', 'Română', 'RO'],
]);

/** @typedef {{ v: string, f?: string }} Value in a form, where the value is a message that has it; `#`: in groups of three */
/** @typedef {{ m: string, w?: Record<string, string> }} Message with the values of a term, which knows no others */
/** @typedef {{ s: string, of: Record<string, Pattern>, d: string, k?: boolean }} Choice by a key, if `k` */
/** @typedef {Value | Message | Choice} Slot */
/** @typedef {string | (string | Slot)[]} Pattern */

/** @type {Record<string, Pattern>} */
let patterns = {};
let language = 'en';
/** What is slow to make is made when it is needed. @type {Intl.PluralRules | undefined} */
let plurals;
/** @type {Map<number, Intl.NumberFormat>} By the digits behind the decimal sign. */
const formats = new Map();
/** @type {Map<string, Record<string, Pattern>>} */
const loaded = new Map();

/** The tag of the language of the page. */
export function currentLanguage() {
  return language;
}

/**
 * The language to begin with: what the reader chose last, else the first of the browser's that we speak.
 * @returns {string}
 */
export function firstLanguage() {
  const chosen = read('language');
  if (LANGUAGES.some(([tag]) => tag === chosen)) return chosen ?? 'en';
  for (const wish of navigator.languages ?? [navigator.language]) {
    const tag = languageOf(wish);
    if (tag) return tag;
  }
  return 'en';
}

/**
 * The language of the house that a tag means; Serbian without a script is in Cyrillic.
 * @param {string} wish
 * @returns {string | null}
 */
export function languageOf(wish) {
  const [name, ...parts] = wish.toLowerCase().split('-');
  if (name === 'en' || name === 'cs' || name === 'ro') return name;
  if (name === 'mo') return 'ro';
  if (name === 'sh') return parts.includes('cyrl') ? 'sr-Cyrl' : 'sr-Latn';
  if (name === 'sr') return parts.includes('latn') ? 'sr-Latn' : 'sr-Cyrl';
  return null;
}

/**
 * Fetches the words of a language and makes it the language of the page.
 * @param {string} tag
 */
export async function speak(tag) {
  let words = loaded.get(tag);
  if (!words) {
    const answer = await send(`api/words/${tag}`);
    if (!answer.ok) throw new Error(`no words for ${tag}`);
    words = /** @type {Record<string, Pattern>} */ (await answer.json());
    loaded.set(tag, words);
  }
  patterns = words;
  language = tag;
  plurals = undefined;
  formats.clear();
  document.documentElement.lang = tag;
  write('language', tag);
}

/**
 * The words for a key.
 * @param {string} key
 * @param {Values} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  const pattern = patterns[key];
  return pattern === undefined ? `<${key}>` : put(pattern, values);
}

/**
 * Whether there are words for this key.
 * @param {string} key
 */
export function hasWords(key) {
  return patterns[key] !== undefined;
}

/**
 * The words for a sentence from the server.
 * @param {SayingView} saying
 * @returns {string}
 */
export function tell(saying) {
  return say(saying.key, /** @type {Values} */ (saying.with ?? {}));
}

/**
 * A number as this language writes it, with a minus sign instead of a hyphen.
 * @param {number} value
 * @param {number} [digits] behind the decimal sign
 */
export function number(value, digits = 0) {
  return (isPlain(value, digits) ? String(value) : format(digits).format(value)).replace('-', '−');
}

/**
 * Whether a number has digits alone, which are the same in all our languages.
 * @param {number} value
 * @param {number} digits
 */
function isPlain(value, digits) {
  return digits === 0 && Number.isInteger(value) && Math.abs(value) < 1000;
}

/** @param {number} digits */
function format(digits) {
  const known = formats.get(digits);
  if (known) return known;
  const made = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(digits, made);
  return made;
}

/**
 * @param {Pattern} pattern
 * @param {Values} values
 * @returns {string}
 */
function put(pattern, values) {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((part) => (typeof part === 'string' ? part : fill(part, values))).join('');
}

/**
 * @param {Slot} slot
 * @param {Values} values
 * @returns {string}
 */
function fill(slot, values) {
  if ('v' in slot) return show(values[slot.v], slot.v, slot.f);
  if ('m' in slot) return say(slot.m, slot.w ?? values);
  const value = values[slot.s];
  const chosen = slot.k && typeof value === 'object' ? value.key : value;
  return put(slot.of[form(chosen, slot.of, slot.d)] ?? slot.of[slot.d] ?? '', values);
}

/**
 * @param {Values[string] | undefined} value
 * @param {string} name
 * @param {string} [as] a form of the message that the value is
 */
function show(value, name, as) {
  if (value === undefined) return `{$${name}}`;
  if (typeof value === 'number') return as === '#' ? number(value) : String(value).replace('-', '−');
  if (typeof value !== 'object') return value;
  const key = `${value.key}.${as}`;
  return tell(as && hasWords(key) ? { ...value, key } : value);
}

/**
 * Which form of a sentence goes with a value.
 * @param {Values[string] | undefined} value
 * @param {Record<string, Pattern>} forms
 * @param {string} otherwise
 * @returns {string}
 */
function form(value, forms, otherwise) {
  if (value === undefined || typeof value === 'object') return otherwise;
  if (typeof value === 'string') return value in forms ? value : otherwise;
  if (`=${value}` in forms) return `=${value}`;
  if (String(value) in forms) return String(value);
  const plural = category(value);
  return plural in forms ? plural : otherwise;
}

/**
 * The plural form of a number. Romanian counts 101 to 119 as it counts 2 to 19, which not every browser knows.
 * @param {number} value
 */
function category(value) {
  const size = Math.abs(value);
  if (language === 'ro' && size !== 1 && size % 100 >= 1 && size % 100 <= 19) return 'few';
  plurals ??= new Intl.PluralRules(language.startsWith('sr') ? 'sr' : language);
  return plurals.select(value);
}
