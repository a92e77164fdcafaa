/**
 * The way to the house: to a server over HTTP or, where the page is a house of its own, to a worker beside it that has
 * the games, their players and their tables. Questions and answers are the same, and nothing else knows which it is.
 * Where a server has brought the games along, there are both: a table is where it was opened.
 */

const home = document.documentElement.dataset.home ?? 'server';
/** Whether the page is a house of its own, without a server. */
export const isOwn = home === 'page';
/** Whether there are both; where a browser cannot, the server thinks. */
export const isBoth = home === 'both' && typeof WebAssembly === 'object' && 'locks' in navigator && 'indexedDB' in globalThis;

/**
 * Whether a table is kept in this browser: such are called so.
 * @param {string} id
 */
export function isKeptHere(id) {
  return id.startsWith('page-');
}

/**
 * What a live connection does, as a WebSocket does it.
 * @typedef {Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>} Line
 */

/**
 * Asks the house, as `fetch` does.
 * @param {string} path such as `api/catalogue`
 * @param {RequestInit} [how]
 * @returns {Promise<Response>}
 */
export async function send(path, how = {}) {
  if (!isOwn && !isBoth) return fetch(path, how);
  const page = await import('../local/page.js');
  return isOwn ? page.send(path, how) : page.sendWhere(path, how);
}

/**
 * A live connection to a table.
 * @param {string} id
 * @returns {Line}
 */
export function line(id) {
  if (isKeptHere(id)) return new OwnLine(id);
  const address = new URL(`api/games/${id}/live`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return new WebSocket(address);
}

/** A connection to the worker: what a WebSocket tells, it tells, too. */
class OwnLine extends EventTarget {
  readyState = /** @type {WebSocket['readyState']} */ (WebSocket.CONNECTING);
  /** @type {((text: string) => void) | undefined} */
  #say;
  /** @type {(() => void) | undefined} */
  #leave;

  /** @param {string} id */
  constructor(id) {
    super();
    void this.#open(id);
  }

  /** @param {string} text */
  send(text) {
    this.#say?.(text);
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#leave?.();
    this.dispatchEvent(new CloseEvent('close'));
  }

  /** @param {string} id */
  async #open(id) {
    const { join } = await import('../local/page.js');
    if (this.readyState === WebSocket.CLOSED) return;
    const { say, leave } = join(id, (data) => this.dispatchEvent(new MessageEvent('message', { data })));
    [this.#say, this.#leave, this.readyState] = [say, leave, WebSocket.OPEN];
    this.dispatchEvent(new Event('open'));
  }
}
