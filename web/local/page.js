/** The page's side of a house of its own: questions go to the worker, and its answers come back as those of a server. */
/** @import { FromDesk, ToDesk } from './types.js' */

const desk = new Worker(new URL('desk.js', import.meta.url), { type: 'module', name: 'desk' });
/** @type {Map<number, (answer: FromDesk) => void>} */
const waiting = new Map();
/** @type {Map<number, (text: string) => void>} */
const lines = new Map();
let count = 0;

desk.addEventListener('message', ({ data }) => hear(/** @type {FromDesk} */ (data)));

/** @param {FromDesk} message */
function hear(message) {
  if (message.line !== undefined) lines.get(message.line)?.(message.text ?? '');
  if (message.loading) dispatchEvent(new CustomEvent('tabla-loading', { detail: message.loading }));
  if (message.number === undefined) return;
  waiting.get(message.number)?.(message);
  waiting.delete(message.number);
}

/** @param {ToDesk} message */
function tell(message) {
  desk.postMessage(message);
}

/**
 * Asks, as `fetch` asks a server.
 * @param {string} path
 * @param {RequestInit} how
 * @returns {Promise<Response>}
 */
export function send(path, how) {
  // What never changes is told without the worker, which may still be on its way.
  const told = /^api\/(catalogue|words\/([^/]+))$/.exec(path);
  if (told) return fetch(new URL(told[2] ? `told/words-${told[2]}.json` : 'told/catalogue.json', import.meta.url));
  const number = (count += 1);
  return new Promise((settle, fail) => {
    const { signal } = how;
    const stop = () => {
      tell({ stop: number });
      waiting.delete(number);
      fail(new DOMException('stopped', 'AbortError'));
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    waiting.set(number, ({ status = 200, body, name }) => {
      signal?.removeEventListener('abort', stop);
      const isText = typeof body === 'string';
      const headers = new Headers({ 'Content-Type': isText ? 'text/plain' : 'application/json' });
      if (name) headers.set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      settle(new Response(isText ? body : JSON.stringify(body ?? null), { status, headers }));
    });
    const body = typeof how.body === 'string' ? JSON.parse(how.body) : undefined;
    tell({ number, path, method: how.method ?? 'GET', body });
  });
}

/**
 * A live connection to a table.
 * @param {string} table
 * @param {(text: string) => void} heard
 */
export function join(table, heard) {
  const line = (count += 1);
  lines.set(line, heard);
  tell({ line, table });
  return {
    say: (/** @type {string} */ text) => tell({ line, text }),
    leave() {
      lines.delete(line);
      tell({ line, isOver: true });
    },
  };
}
