/**
 * The server's questions and answers over HTTP. What it refuses is thrown as a [`Refusal`], whose words are
 * in the reader's language.
 */
/** @import { Act, AdviceView, ArenaView, BoardView, CatalogueView, Created, DailyView, Health } from '../types/api.js' */
/** @import { ExampleView, StudyQuestion, StudyRequest } from '../types/api.js' */
/** @import { InvitationView, Invite, OpenRequest, Opened } from '../types/api.js' */
/** @import { NetworkView, Problem, QrView, ReviewView, SayingView, TableSummary, TableView } from '../types/api.js' */
/** @import { TryRequest, TryView } from '../types/api.js' */
import { keysOf } from './store.js';
import { send } from './transport.js';
import { say, tell } from './words.js';

/** Something that the server did not do, and why. */
export class Refusal extends Error {
  /** @param {Partial<Problem>} problem */
  constructor(problem) {
    super(problemText(problem));
    this.problem = problem;
  }
}

/**
 * The server could not be reached.
 */
export class Unreachable extends Error {
  constructor() {
    super(say('web-unreachable'));
  }
}

/**
 * A problem in the reader's language.
 * @param {Partial<Problem>} problem
 * @returns {string}
 */
export function problemText(problem) {
  if (problem.saying) return sentence(tell(brief(problem.saying)));
  const reasons = problem.reasons ?? [];
  if (reasons.length > 0) return sentence(tell(joined(reasons)));
  return problem.detail || problem.title || say('web-went-wrong');
}

/** So many reasons are told one by one; the others are counted. */
const MOST_REASONS = 3;

/**
 * The same sentence with the first of its reasons only.
 * @param {SayingView} saying
 * @returns {SayingView}
 */
function brief(saying) {
  if (saying.key === 'reason-and-more') return joined(reasonsOf(saying));
  const values = Object.entries(saying.with ?? {});
  const short = values.map(([name, value]) => [name, isSaying(value) ? brief(value) : value]);
  return { key: saying.key, with: Object.fromEntries(short) };
}

/**
 * The single reasons of a sentence that names several.
 * @param {SayingView} saying
 * @returns {SayingView[]}
 */
function reasonsOf(saying) {
  const all = [];
  /** @type {unknown} */
  let rest = saying;
  while (isSaying(rest) && rest.key === 'reason-and-more') {
    const { reason, more } = /** @type {Record<string, unknown>} */ (rest.with ?? {});
    if (isSaying(reason)) all.push(reason);
    rest = more;
  }
  return isSaying(rest) ? [...all, rest] : all;
}

/**
 * @param {SayingView[]} reasons at least one
 * @returns {SayingView}
 */
function joined(reasons) {
  const count = reasons.length - MOST_REASONS;
  const [last, ...before] = reasons.slice(0, MOST_REASONS).reverse();
  /** @type {SayingView} */
  const end = count > 0 ? { key: 'web-and-more', with: { reason: last, count } } : last;
  return before.reduce((more, reason) => ({ key: 'reason-and-more', with: { reason, more } }), end);
}

/**
 * @param {unknown} value
 * @returns {value is SayingView}
 */
function isSaying(value) {
  return typeof value === 'object' && value !== null && 'key' in value;
}

/**
 * Reasons in the catalogues begin small and have no full stop, as parts of longer sentences.
 * @param {string} text
 */
export function sentence(text) {
  // A square keeps its letter as it is written: b2.
  const first = /^\p{L}\d/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?:]$/.test(first) ? first : `${first}.`;
}

/**
 * @template T
 * @param {string} path below `api/`
 * @param {{ method?: string, body?: unknown, keys?: string[], signal?: AbortSignal }} [how]
 * @returns {Promise<T>}
 */
async function ask(path, how = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (how.body !== undefined) headers['Content-Type'] = 'application/json';
  if (how.keys && how.keys.length > 0) headers.Authorization = `Bearer ${how.keys.join(',')}`;
  const answer = await reach(`api/${path}`, {
    method: how.method ?? (how.body === undefined ? 'GET' : 'POST'),
    headers,
    body: how.body === undefined ? undefined : JSON.stringify(how.body),
    signal: how.signal,
  });
  if (!answer.ok) throw new Refusal(await problemOf(answer));
  return answer.json();
}

/**
 * @param {string} path
 * @param {RequestInit} how
 */
async function reach(path, how) {
  try {
    return await send(path, how);
  } catch (error) {
    if (how.signal?.aborted) throw error;
    dispatchEvent(new Event('tabla-away'));
    throw new Unreachable();
  }
}

/**
 * @param {Response} answer
 * @returns {Promise<Partial<Problem>>}
 */
async function problemOf(answer) {
  try {
    return await answer.json();
  } catch {
    return { status: answer.status };
  }
}

/** @type {Promise<CatalogueView> | undefined} */
let known;

/**
 * What can be played, by whom, by which rules. Asked once.
 * @returns {Promise<CatalogueView>}
 */
export function catalogue() {
  known ??= ask('catalogue');
  known.catch(() => (known = undefined));
  return known;
}

/**
 * @param {string} game
 * @param {object} setup
 * @param {string[]} [names]
 * @param {Invite} [invite] others to the seats of people
 * @returns {Promise<Created>}
 */
export function openTable(game, setup, names = [], invite) {
  return ask('games', { body: { game, setup, names, ...(invite ? { invite } : {}) } });
}

/**
 * The tasks of a day.
 * @param {string} day as in `2026-11-18`
 * @returns {Promise<DailyView>}
 */
export function daily(day) {
  return ask(`daily/${encodeURIComponent(day)}`);
}

/**
 * Opens a table with the task of a day.
 * @param {string} game
 * @param {string} day
 * @returns {Promise<Created>}
 */
export function openTask(game, day) {
  return ask('games', { body: { game, daily: day } });
}

/** A table that was asked for before anybody could show it. @type {{ id: string, table: Promise<TableView> } | undefined} */
let early;

/**
 * Asks for what a table needs: it is there when the page has words. What is refused meanwhile is asked for again.
 * @param {string} id
 */
export function askAhead(id) {
  catalogue().catch(() => {});
  early = { id, table: ask(`games/${id}`, { keys: keysOf(id) }) };
  early.table.catch(() => (early = undefined));
}

/**
 * @param {string} id
 * @param {number} [ply]
 * @param {AbortSignal} [signal]
 * @returns {Promise<TableView>}
 */
export function table(id, ply, signal) {
  const known = early;
  early = undefined;
  if (known?.id === id && ply === undefined) return known.table.catch(() => table(id, ply, signal));
  return ask(`games/${id}${ply === undefined ? '' : `?ply=${ply}`}`, { keys: keysOf(id), signal });
}

/**
 * @param {string} id
 * @param {{ ply?: number, time?: number, own?: boolean }} what time in seconds; `own`: as the player to move thinks
 * @param {AbortSignal} [signal]
 * @returns {Promise<AdviceView>}
 */
export function advice(id, what, signal) {
  return ask(`games/${id}/advice`, { body: what, keys: keysOf(id), signal });
}

/**
 * @template T
 * @param {string} id
 * @param {object} question
 * @returns {Promise<T>}
 */
export function question(id, question) {
  return ask(`games/${id}/ask`, { body: question, keys: keysOf(id) });
}

/**
 * Plays on from an earlier move, at a table of its own.
 * @param {string} id
 * @param {number} ply
 * @param {number} [seat] the own one; computers take the others
 * @returns {Promise<Created>}
 */
export function branch(id, ply, seat) {
  return ask(`games/${id}/branch`, { body: seat === undefined ? { ply } : { ply, seat }, keys: keysOf(id) });
}

/**
 * The review of a game, as far as it is there.
 * @param {string} id
 * @returns {Promise<ReviewView>}
 */
export function review(id) {
  return ask(`games/${id}/review`, { keys: keysOf(id) });
}

/**
 * Has somebody work on the review of a game, or stop.
 * @param {string} id
 * @param {boolean} pause
 * @returns {Promise<ReviewView>}
 */
export function workOnReview(id, pause) {
  return ask(`games/${id}/review`, { body: pause ? { pause } : {}, keys: keysOf(id) });
}

/**
 * What another move would have been worth.
 * @param {string} id
 * @param {TryRequest} what
 * @returns {Promise<TryView>}
 */
export function tryMove(id, what) {
  return ask(`games/${id}/review/try`, { body: what, keys: keysOf(id) });
}

/**
 * The code by which others take the free seats or, for another device, an own seat.
 * @param {string} id
 * @param {OpenRequest} what
 * @returns {Promise<Opened>}
 */
export function openSeat(id, what) {
  return ask(`games/${id}/open`, { body: what, keys: keysOf(id) });
}

/**
 * To what somebody with this code is invited.
 * @param {string} code
 * @returns {Promise<InvitationView>}
 */
export function invitation(code) {
  return ask(`invitations/${encodeURIComponent(code)}`);
}

/**
 * Takes a seat, with a key of the own: asked again with the same one, nothing more is taken.
 * @param {string} code
 * @param {{ name: string, key: string }} claim
 * @returns {Promise<Created>}
 */
export function claimSeat(code, claim) {
  return ask(`invitations/${encodeURIComponent(code)}`, { body: claim });
}

/**
 * A picture of a text that a camera can read.
 * @param {string} text
 * @returns {Promise<QrView>}
 */
export function qrPicture(text) {
  return ask('qr', { body: { text } });
}

/**
 * The game as a file: its name and content.
 * @param {string} id
 * @param {string} format
 * @returns {Promise<{ name: string, text: string }>}
 */
export async function gameFile(id, format) {
  const keys = keysOf(id);
  /** @type {Record<string, string>} */
  const headers = keys.length > 0 ? { Authorization: `Bearer ${keys.join(',')}` } : {};
  const answer = await reach(`api/games/${id}/file?format=${encodeURIComponent(format)}`, { headers });
  if (!answer.ok) throw new Refusal(await problemOf(answer));
  const said = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('Content-Disposition') ?? '');
  return { name: said ? decodeURIComponent(said[1]) : `${id}.${format}`, text: await answer.text() };
}

/**
 * Forgets a table that is kept in this browser.
 * @param {string} id
 * @returns {Promise<null>}
 */
export function forget(id) {
  return ask(`games/${id}`, { method: 'DELETE' });
}

/**
 * The tables behind the keys of this browser.
 * @param {string[]} keys
 * @returns {Promise<TableSummary[]>}
 */
export function knownTables(keys) {
  return ask('known', { body: { keys } });
}

/**
 * Whether a position makes sense; the board that it is.
 * @param {string} game
 * @param {string} position
 * @param {string} [rules]
 * @returns {Promise<BoardView>}
 */
export function check(game, position, rules) {
  return ask('check', { body: { game, position, ...(rules ? { rules } : {}) } });
}

/**
 * What comes of these acts, at a table that nobody keeps.
 * @param {StudyRequest} what
 * @returns {Promise<TableView>}
 */
export function study(what) {
  return ask('study', { body: what });
}

/**
 * What a game answers about a position that nobody keeps.
 * @template T
 * @param {StudyQuestion} what
 * @returns {Promise<T>}
 */
export function studyQuestion(what) {
  return ask('study/question', { body: what });
}

/**
 * The examples of the numbered rules of a game.
 * @param {string} game
 * @returns {Promise<ExampleView[]>}
 */
export function ruleExamples(game) {
  return ask(`rules/${game}/examples`);
}

/**
 * How the house is, and what goes on.
 * @returns {Promise<Health>}
 */
export function health() {
  return ask('health');
}

/**
 * Whether other devices of the network can come in.
 * @returns {Promise<NetworkView>}
 */
export function network() {
  return ask('network');
}

/**
 * Lets them in, or shuts the door.
 * @param {boolean} open
 * @returns {Promise<NetworkView>}
 */
export function openNetwork(open) {
  return ask('network', { body: { open } });
}

/**
 * How the tournament stands that is played here.
 * @param {string} language of the boards
 * @returns {Promise<ArenaView>}
 */
export function tournament(language) {
  return ask(`arena?lang=${language}`);
}

/**
 * A rule book. Its markup is the server's, which keeps everything else out of it.
 * @param {string} game
 * @param {string} language
 * @returns {Promise<Node[]>}
 */
export async function ruleBook(game, language) {
  const answer = await reach(`api/rules/${game}?lang=${language}`, {});
  if (!answer.ok) throw new Refusal(await problemOf(answer));
  const book = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [...book.body.childNodes];
}

/**
 * Does something at a table without the live connection.
 * @param {string} id
 * @param {string} key makes repeating harmless
 * @param {Act} act
 * @returns {Promise<TableView>}
 */
export function perform(id, key, act) {
  return ask(`games/${id}/acts`, { body: { key, ...act }, keys: keysOf(id) });
}
