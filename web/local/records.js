/**
 * The tables of this browser, in IndexedDB: what was agreed on, and the log of what happened, a row for each event. Rows
 * are only added. What is acknowledged is on the disk, and a transaction is there as a whole or not at all.
 */
/** @import { Change, StoredEvent, TableRecord } from './types.js' */

const NAME = 'tabla';
const VERSION = 1;

/** @type {Promise<IDBDatabase> | undefined} */
let opened;

/** @returns {Promise<IDBDatabase>} */
function open() {
  opened ??= new Promise((settle, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const base = request.result;
      base.createObjectStore('tables', { keyPath: 'id' });
      for (const name of ['events', 'words', 'pieces', 'best']) base.createObjectStore(name);
    };
    request.onsuccess = () => {
      // A newer page may want another version.
      request.result.onversionchange = () => request.result.close();
      settle(request.result);
    };
    request.onerror = () => fail(request.error);
  });
  return opened;
}

/**
 * @template T
 * @param {string[]} stores
 * @param {IDBTransactionMode} mode
 * @param {(store: (name: string) => IDBObjectStore, done: (result: T) => void, give: () => void) => void} work
 * @returns {Promise<T>}
 */
async function transaction(stores, mode, work) {
  const base = await open();
  return new Promise((settle, fail) => {
    const all = base.transaction(stores, mode, { durability: 'strict' });
    /** @type {T} */
    let result;
    all.oncomplete = () => settle(result);
    all.onabort = () => fail(all.error ?? new Error('stale'));
    work(
      (name) => all.objectStore(name),
      (found) => (result = found),
      () => all.abort(),
    );
  });
}

/**
 * Everything of a table in these rows, from a key on.
 * @param {string} id
 * @param {number | string} [after]
 */
function rows(id, after) {
  return after === undefined ? IDBKeyRange.bound([id], [id, []]) : IDBKeyRange.bound([id, after], [id, []], true);
}

/**
 * Keeps a new table.
 * @param {TableRecord} record
 */
export function add({ saved: { log, ...saved }, words, ...head }) {
  return transaction(['tables', 'events', 'words'], 'readwrite', (store) => {
    store('tables').add({ ...head, saved, changed: Date.now(), count: 0 });
    for (const event of log) store('events').add(event, [head.id, event.revision]);
    for (const word of words) store('words').add(1, [head.id, word]);
  });
}

/**
 * A table as it is kept; with what was read before, only what is new is read.
 * @param {string} id
 * @param {TableRecord} [known]
 * @returns {Promise<TableRecord | undefined>}
 */
export function read(id, known) {
  return transaction(['tables', 'events', 'words'], 'readonly', (store, done) => {
    const log = known?.saved.log ?? [];
    const head = store('tables').get(id);
    const events = store('events').getAll(rows(id, log.at(-1)?.revision ?? 0));
    const words = store('words').getAllKeys(rows(id));
    words.onsuccess = () => {
      if (!head.result) return;
      const all = [...log, .../** @type {StoredEvent[]} */ (events.result)];
      const said = words.result.map((key) => /** @type {[string, string]} */ (key)[1]);
      done({ ...head.result, saved: { ...head.result.saved, log: all }, words: said });
    };
  });
}

/**
 * Keeps what changes. It fails, and nothing is kept, where something else happened before.
 * @param {string} id
 * @param {Change} change
 * @returns {Promise<void>}
 */
export function keep(id, change) {
  return transaction(['tables', 'events', 'words'], 'readwrite', (store, _, give) => {
    const newest = store('events').openKeyCursor(rows(id), 'prev');
    newest.onsuccess = () => {
      const key = /** @type {[string, number] | undefined} */ (newest.result?.key);
      if ((key?.[1] ?? 0) !== change.after) return give();
      for (const event of change.events) store('events').add(event, [id, event.revision]);
      if (change.word) store('words').put(1, [id, change.word]);
      const head = store('tables').get(id);
      head.onsuccess = () => {
        const table = { ...head.result, changed: Date.now(), count: head.result.count + 1 };
        if (typeof change.step === 'boolean') table.step = change.step;
        if (change.name) table.names = [...table.names, change.name];
        if (change.started) [table.started, table.noted] = [change.started, null];
        store('tables').put(table);
      };
    };
  });
}

/**
 * Notes what the clock of a whole game shows.
 * @param {string} id
 * @param {number} shown
 * @returns {Promise<void>}
 */
export function note(id, shown) {
  return transaction(['tables'], 'readwrite', (store) => {
    const head = store('tables').get(id);
    head.onsuccess = () => head.result && store('tables').put({ ...head.result, noted: shown });
  });
}

/**
 * The names of the tables, the newest first.
 * @returns {Promise<{ id: string, changed: number }[]>}
 */
export function list() {
  return transaction(['tables'], 'readonly', (store, done) => {
    const all = store('tables').getAll();
    all.onsuccess = () => done(all.result.sort((one, other) => other.changed - one.changed));
  });
}

/**
 * Forgets a table.
 * @param {string} id
 * @returns {Promise<void>}
 */
export function drop(id) {
  return transaction(['tables', 'events', 'words', 'pieces'], 'readwrite', (store) => {
    store('tables').delete(id);
    for (const name of ['events', 'words', 'pieces']) store(name).delete(rows(id));
  });
}

/**
 * The pieces of a review, by their names.
 * @param {string} id
 * @returns {Promise<[string, string][]>}
 */
export function pieces(id) {
  return transaction(['pieces'], 'readonly', (store, done) => {
    const keys = store('pieces').getAllKeys(rows(id));
    const texts = store('pieces').getAll(rows(id));
    texts.onsuccess = () => {
      const names = keys.result.map((key) => /** @type {[string, string]} */ (key)[1]);
      done(names.map((name, at) => [name, texts.result[at]]));
    };
  });
}

/**
 * @param {string} id
 * @param {[string, string]} piece
 * @returns {Promise<void>}
 */
export function keepPiece(id, [name, text]) {
  return transaction(['pieces'], 'readwrite', (store) => void store('pieces').put(text, [id, name]));
}

/**
 * Enters a game in the list of the best.
 * @param {string} id
 * @param {object} record
 * @returns {Promise<void>}
 */
export function enter(id, record) {
  return transaction(['best'], 'readwrite', (store) => void store('best').put(record, id));
}

/** @returns {Promise<{ points: number }[]>} */
export function best() {
  return transaction(['best'], 'readonly', (store, done) => {
    const all = store('best').getAll();
    all.onsuccess = () => done(all.result.sort((one, other) => other.points - one.points));
  });
}
