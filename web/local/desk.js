/**
 * The worker that is the house of a page: it answers the questions of the server's API out of the module, and keeps the
 * tables of this browser. Whatever takes thought is done by other workers, so that everything else is answered at once.
 */
/** @import { Answer, FromDesk, Loading, Question, ToDesk } from './types.js' */
import { Missing, askWhole, loadModule } from './files.js';
import { House } from './module.js';
import * as records from './records.js';
import { Stopped, Thinker } from './thinkers.js';
import { Table } from './table.js';

/** So many tables are listed. */
const MOST_LISTED = 50;

/** A question that was not answered, and why. */
class Refused extends Error {
  /** @param {import('../types/api.js').Problem} problem */
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** The house at work. */
export class Desk {
  /** @type {Map<string, Table>} */
  #tables = new Map();
  #pages = new BroadcastChannel('tabla');
  /** @type {Promise<WebAssembly.Module> | undefined} */
  #module;
  /** @type {Promise<House> | undefined} */
  #house;

  constructor() {
    const module = () => this.#load();
    this.mover = new Thinker(module, loading);
    this.helper = new Thinker(module, loading);
    this.#pages.addEventListener('message', ({ data }) => void this.#heard(data));
  }

  /** The module, which is not needed before there is a table or a question. */
  #load() {
    this.#module ??= loadModule();
    this.#module.catch(() => (this.#module = undefined));
    return this.#module;
  }

  /** The house that answers at once. Nobody thinks there: a small table is enough. */
  #open() {
    this.#house ??= this.#load().then((module) => House.open(module, 1));
    this.#house.catch(() => (this.#house = undefined));
    return this.#house;
  }

  /** @param {string} id */
  async #heard(id) {
    const table = this.#tables.get(id);
    if (!table) return;
    await table.alone(async () => {});
    await table.publish();
  }

  /**
   * Other pages hear that something has happened at a table.
   * @param {string} id
   */
  tellPages(id) {
    this.#pages.postMessage(id);
  }

  /**
   * Asks the module.
   * @param {Question} question
   * @returns {Promise<any>}
   */
  async ask(question) {
    const house = await this.#open();
    try {
      return this.open(await askWhole(house, question, loading));
    } catch (error) {
      // A house that broke down says nothing true any more.
      if (error instanceof WebAssembly.RuntimeError) {
        this.#house = undefined;
        this.#tables.forEach((table) => table.forget());
      }
      throw error;
    }
  }

  /**
   * What was told; what was refused is thrown.
   * @param {Answer} answer
   * @returns {any}
   */
  open(answer) {
    if (answer.refused) throw new Refused(answer.refused);
    return answer.told;
  }

  /**
   * @param {string} key of a message
   * @param {number} status
   */
  refuse(key, status) {
    return new Refused({ type: `urn:tabla:${key}`, title: '', status, detail: key, saying: { key, with: {} } });
  }

  /**
   * Why something was not done.
   * @param {unknown} error
   * @returns {import('../types/api.js').Problem}
   */
  problem(error) {
    if (error instanceof Refused) return error.problem;
    if (error instanceof Stopped) return this.refuse('server-advice-stopped', 409).problem;
    if (error instanceof Missing) return this.refuse('web-unreachable', 503).problem;
    console.error(error);
    return this.refuse('server-failed', 500).problem;
  }

  /** @param {string} id */
  table(id) {
    const table = this.#tables.get(id) ?? new Table(this, id);
    this.#tables.set(id, table);
    return table;
  }

  /**
   * @param {number} line
   * @param {string} id
   */
  leave(line, id) {
    const table = this.#tables.get(id);
    table?.leave(line);
  }

  /**
   * Answers what a server's API is asked.
   * @param {string} method
   * @param {string} path
   * @param {any} body
   * @param {AbortSignal} signal
   * @returns {Promise<{ status?: number, body: unknown, name?: string }>}
   */
  async answer(method, path, body, signal) {
    const address = new URL(path, 'http://house/');
    const [, , ...parts] = address.pathname.split('/').map(decodeURIComponent);
    const [first, id = '', third = '', fourth = ''] = parts;
    const lang = address.searchParams.get('lang') ?? 'en';
    if (first === 'games' && id) {
      const ply = address.searchParams.get('ply');
      const format = address.searchParams.get('format');
      const at = { ply: ply === null ? null : Number(ply), format };
      return this.#atTable(method, this.table(id), fourth ? `${third}/${fourth}` : third, body, at, signal);
    }
    if (first === 'games') return { status: 201, body: await this.#create(body) };
    if (first === 'known') return { body: await this.#known() };
    if (first === 'best') return { body: await records.best() };
    if (first === 'network') return { body: { can_change: false, address: null } };
    const question = this.#question(method, first, id, third, body, lang);
    if (!question) throw this.refuse('server-not-found', 404);
    return { body: await this.ask(question) };
  }

  /**
   * A question about the house, as the module is asked.
   * @param {string} method
   * @param {string} first
   * @param {string} second
   * @param {string} third
   * @param {any} body
   * @param {string} lang
   * @returns {Question | null}
   */
  #question(method, first, second, third, body, lang) {
    switch (first) {
      case 'health':
      case 'catalogue':
        return { ask: first };
      case 'words':
        return { ask: 'words', lang: second };
      case 'rules':
        return third === 'examples' ? { ask: 'examples', game: second } : { ask: 'rules', game: second, lang };
      case 'daily':
        return { ask: 'daily', date: second };
      case 'study':
      case 'check':
        return { ask: first, [first]: body };
      case 'score':
        return method === 'GET' ? { ask: 'sample' } : { ask: 'score', score: body };
      default:
        return null;
    }
  }

  /**
   * @param {string} method
   * @param {Table} table
   * @param {string} what
   * @param {any} body
   * @param {{ ply: number | null, format: string | null }} at
   * @param {AbortSignal} signal
   * @returns {Promise<{ status?: number, body: unknown, name?: string }>}
   */
  async #atTable(method, table, what, body, { ply, format }, signal) {
    const { id } = table;
    const shown = () => this.ask({ ask: 'show', id, ply, thinking: false });
    switch (what) {
      case '':
        if (method === 'DELETE') {
          table.close();
          this.#tables.delete(id);
          return { body: await records.drop(id) };
        }
        await table.alone(async () => {});
        return { body: await shown() };
      case 'acts':
        await table.act(body.key, body);
        return { body: await shown() };
      case 'advice':
        await table.mark();
        return { body: await table.think({ ask: 'advice', id, asked: body }, signal) };
      case 'ask':
        await table.mark(body);
        return { body: await table.think({ ask: 'question', id, question: body }, signal) };
      case 'file': {
        await table.alone(async () => {});
        const { name, text } = await this.ask({ ask: 'file', id, format });
        return { body: text, name };
      }
      case 'branch':
        await table.alone(async () => {});
        return { status: 201, body: await this.#branch(id, body) };
      case 'review': {
        if (method === 'POST' && body.pause) table.pauseReview();
        else if (method === 'POST') {
          await table.mark();
          void table.review();
        } else await table.alone(async () => {});
        return { body: await this.ask({ ask: 'review', id, pieces: await records.pieces(id), running: table.isReviewed }) };
      }
      case 'review/try':
        return { body: await table.think({ ask: 'try', id, pieces: await records.pieces(id), asked: body }, signal) };
      default:
        throw this.refuse('server-not-found', 404);
    }
  }

  /** @param {object} body */
  async #create(body) {
    const record = await this.ask({ ask: 'open', id: newId(), new: body, secret: letters(64) });
    return this.#begin(record);
  }

  /**
   * @param {string} from
   * @param {{ ply: number, seat?: number }} body
   */
  async #branch(from, { ply, seat }) {
    const secret = letters(64);
    return this.#begin(await this.ask({ ask: 'branch', id: newId(), from, ply, seat: seat ?? null, secret }));
  }

  /** @param {import('./types.js').TableRecord} record */
  async #begin(record) {
    await records.add(record);
    const { id } = record;
    await this.table(id).alone(async () => {});
    const table = await this.ask({ ask: 'show', id, thinking: false });
    const seats = table.you.length > 0 ? table.you : [0];
    // Nobody else comes to these tables: a key only says that they are this browser's.
    return { table, keys: Object.fromEntries(seats.map((/** @type {number} */ seat) => [seat, letters(32)])) };
  }

  async #known() {
    const lines = [];
    for (const { id, changed } of (await records.list()).slice(0, MOST_LISTED)) {
      try {
        await this.table(id).alone(async () => {});
        const summary = await this.ask({ ask: 'summary', id });
        lines.push({ id, ...summary, changed: new Date(changed).toISOString() });
      } catch (error) {
        // A table that cannot be set up any more is not worth the failure of the whole list.
        console.warn(id, error);
      }
    }
    return lines;
  }
}

/**
 * So many hexadecimal digits of chance.
 * @param {number} count
 */
function letters(count) {
  const bytes = crypto.getRandomValues(new Uint8Array(count / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Its first letters say that a table is kept here. */
function newId() {
  return `page-${letters(12)}`;
}

/** @param {Loading} loading */
function loading(loading) {
  post({ loading });
}

/** @param {FromDesk} message */
function post(message) {
  /** @type {any} */ (globalThis).postMessage(message);
}

/** @type {Map<number, AbortController>} */
const asked = new Map();
/** To which table a line leads. @type {Map<number, string>} */
const lines = new Map();
const desk = new Desk();

addEventListener('message', async ({ data }) => {
  const message = /** @type {ToDesk} */ (data);
  if ('stop' in message) return asked.get(message.stop)?.abort();
  if ('number' in message) {
    const { number, path, method, body } = message;
    const stop = new AbortController();
    asked.set(number, stop);
    post({ number, ...(await desk.answer(method, path, body, stop.signal).catch(told)) });
    asked.delete(number);
    return;
  }
  const { line } = message;
  if ('table' in message) {
    lines.set(line, message.table);
    const hear = (/** @type {import('./types.js').Heard} */ heard) => post({ line, text: JSON.stringify(heard) });
    // A table that is not there is told by the question for it.
    await desk.table(message.table).join(line, hear).catch(told);
  } else if ('text' in message) {
    await desk.table(lines.get(line) ?? '').hear(line, JSON.parse(message.text));
  } else {
    desk.leave(line, lines.get(line) ?? '');
    lines.delete(line);
  }
});

/** @param {unknown} error */
function told(error) {
  const problem = desk.problem(error);
  return { status: problem.status, body: problem };
}
