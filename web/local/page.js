/** The page's side of a house of its own: questions go to the worker, and its answers come back as those of a server. */
/** @import { FromDesk, ToDesk } from './types.js' */
import { isKeptHere } from '../lib/transport.js';

/** @type {Worker | undefined} */
let desk;
/** @type {Map<number, (answer: FromDesk) => void>} */
const waiting = new Map();
/** @type {Map<number, (text: string) => void>} */
const lines = new Map();
let count = 0;

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
  if (!desk) {
    desk = new Worker(new URL('desk.js', import.meta.url), { type: 'module', name: 'desk' });
    desk.addEventListener('message', ({ data }) => hear(/** @type {FromDesk} */ (data)));
  }
  desk.postMessage(message);
}

/**
 * Asks whoever has it, where there is a server as well: a table is where it was opened, and only one to which somebody is
 * invited is opened there.
 * @param {string} path
 * @param {RequestInit} how
 * @returns {Promise<Response>}
 */
export async function sendWhere(path, how) {
  const [, what, id] = /^api\/([^/?]+)(?:\/([^/?]+))?/.exec(path) ?? [];
  const isHere = id ? isKeptHere(id) : !JSON.parse(String(how.body ?? '{}')).invite;
  if (what === 'games') return isHere ? send(path, how) : fetch(path, how);
  if (what !== 'known' && what !== 'best') return fetch(path, how);
  const answers = await Promise.allSettled([send(path, how), fetch(path, how)]);
  const lists = answers.map(async (answer) => (answer.status === 'fulfilled' && answer.value.ok ? answer.value.json() : []));
  return Response.json((await Promise.all(lists)).flat());
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
