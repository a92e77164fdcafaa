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
 * The keys of one table, by seat.
 * @typedef {{ game: string, own: Record<string, string> }} Ring
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
 * The seats for which this browser has keys at a table, good ones or not.
 * @param {string} table
 * @returns {number[]}
 */
export function heldSeats(table) {
  return Object.keys(rings()[table]?.own ?? {})
    .map(Number)
    .filter((seat) => seat > 0);
}

/**
 * Whoever plays again keeps the keys.
 * @param {string} table
 * @param {string} next
 * @param {string} game
 * @param {number[]} seats at the next table
 */
export function keepForNext(table, next, game, seats) {
  const keys = keysOf(table);
  if (session(table)) keepLink(next, game, keys[0]);
  else keepKeys(next, game, Object.fromEntries(keys.map((key, i) => [seats[i] ?? `key-${i}`, key])));
}

/** What the person at this browser is called. */
export function ownName() {
  return read('name') ?? '';
}

/** @param {string} name */
export function keepName(name) {
  write('name', name);
}

/**
 * Keeps the keys of a new table.
 * @param {string} table
 * @param {string} game
 * @param {Record<string, string>} keys by seat
 */
export function keepKeys(table, game, keys) {
  const all = rings();
  all[table] = { game, own: { ...all[table]?.own, ...keys } };
  writeJson('keys', Object.fromEntries(Object.entries(all).slice(-MOST_TABLES)));
}

/**
 * Keeps the key that came with a link. Where the browser already sits at this table, only this page uses
 * it.
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

/** @param {string} table */
function session(table) {
  try {
    return sessionStorage.getItem(`tabla.seat.${table}`);
  } catch {
    return memory.get(`seat.${table}`) ?? null;
  }
}
