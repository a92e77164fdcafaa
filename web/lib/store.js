/**
 * What the browser remembers: settings, and the keys of the seats that it may act for.
 *
 * A page also works where nothing can be stored; then it remembers as long as it is open.
 */

/** So many tables are remembered, the newest. */
const MOST_TABLES = 200;

/** @type {Map<string, string>} */
const memory = new Map();

/**
 * @param {string} name
 * @returns {string | null}
 */
export function read(name) {
  try {
    return localStorage.getItem(`tabla.${name}`);
  } catch {
    return memory.get(name) ?? null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function write(name, value) {
  try {
    localStorage.setItem(`tabla.${name}`, value);
  } catch {
    memory.set(name, value);
  }
}

/**
 * What was written as JSON; `otherwise` where there is nothing, or nothing readable.
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function readJson(name, otherwise) {
  try {
    return JSON.parse(read(name) ?? '') ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function writeJson(name, value) {
  write(name, JSON.stringify(value));
}

/**
 * The keys of one table: `own` by seat are used, `given` by seat were given away by a link.
 * @typedef {{ game: string, own: Record<string, string>, given: Record<string, string> }} Ring
 */

/** @returns {Record<string, Ring>} */
function rings() {
  return readJson('keys', {});
}

/**
 * The keys with which this page acts at a table. A page that was opened by a link in a browser that holds
 * other seats of the same table acts for the link's seat alone.
 * @param {string} table
 * @returns {string[]}
 */
export function keysOf(table) {
  const only = session(table);
  return only ? [only] : Object.values(rings()[table]?.own ?? {});
}

/**
 * Every key that the browser holds, to ask which games can go on.
 * @returns {string[]}
 */
export function allKeys() {
  return Object.values(rings()).flatMap((ring) => Object.values(ring.own));
}

/**
 * @param {string} table
 * @returns {Record<string, string>} by seat
 */
export function givenKeys(table) {
  return rings()[table]?.given ?? {};
}

/**
 * Keeps the keys of a new table.
 * @param {string} table
 * @param {string} game
 * @param {Record<string, string>} keys by seat
 */
export function keepKeys(table, game, keys) {
  const all = rings();
  all[table] = { game, own: { ...all[table]?.own, ...keys }, given: all[table]?.given ?? {} };
  writeJson('keys', Object.fromEntries(Object.entries(all).slice(-MOST_TABLES)));
}

/**
 * Keeps the key that came with a link. Where the browser already sits at this table, or gave this very key
 * away, only this page uses it.
 * @param {string} table
 * @param {string} game
 * @param {string} key
 */
export function keepLink(table, game, key) {
  const ring = rings()[table];
  if (ring && Object.values(ring.own).includes(key)) return;
  if (ring) {
    try {
      sessionStorage.setItem(`tabla.seat.${table}`, key);
    } catch {
      memory.set(`seat.${table}`, key);
    }
  } else {
    keepKeys(table, game, { link: key });
  }
}

/**
 * Marks a seat's key as given away: this browser no longer acts for the seat, but can show the link again.
 * @param {string} table
 * @param {string} game
 * @param {number} seat
 * @param {string} key
 */
export function giveAway(table, game, seat, key) {
  const all = rings();
  const ring = all[table] ?? { game, own: {}, given: {} };
  for (const [name, own] of Object.entries(ring.own)) if (own === key) delete ring.own[name];
  ring.given[String(seat)] = key;
  all[table] = ring;
  writeJson('keys', all);
}

/** @param {string} table */
function session(table) {
  try {
    return sessionStorage.getItem(`tabla.seat.${table}`);
  } catch {
    return memory.get(`seat.${table}`) ?? null;
  }
}
