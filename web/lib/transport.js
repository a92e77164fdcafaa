/**
 * The way to the house: to a server over HTTP or, where the page is a house of its own, to a worker beside it that has
 * the games, their players and their tables. Questions and answers are the same, and nothing else knows which it is.
 */

/** Whether the page is a house of its own, without a server. */
export const isOwn = document.documentElement.dataset.home === 'page';

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
  if (!isOwn) return fetch(path, how);
  return (await import('../local/page.js')).send(path, how);
}

/**
 * A live connection to a table.
 * @param {string} id
 * @returns {Line}
 */
export function line(id) {
  if (isOwn) return new OwnLine(id);
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
