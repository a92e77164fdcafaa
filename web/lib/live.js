/**
 * The live connection to a table. It comes back by itself when it is lost, and what was done meanwhile is
 * sent again under the same key, so that nothing is lost and nothing happens twice.
 */
/** @import { Act, Emote, Problem, TableView } from '../types/api.js' */
import { keysOf, ownName } from './store.js';
import { line } from './transport.js';

/** @typedef {'here' | 'away'} State */
/** @typedef {{ done: boolean, problem?: Problem }} Outcome */
/** @typedef {{ emote: Emote, seat: number }} Said without words */
/**
 * @typedef {{
 *   table(table: TableView): void,
 *   state(state: State): void,
 *   queued(place: number): void,
 *   said(said: Said): void,
 * }} Listener
 */

const LONGEST_WAIT = 8000;

/** A live connection to one table. */
export class Live {
  /** @type {import('./transport.js').Line | undefined} */
  #socket;
  /** @type {Map<string, { act: Act, settle: (outcome: Outcome) => void }>} */
  #pending = new Map();
  #version = 0;
  #wait = 250;
  #isOver = false;
  /** @type {number | undefined} */
  #timer;

  /**
   * @param {string} id
   * @param {Listener} listener
   */
  constructor(id, listener) {
    this.id = id;
    this.listener = listener;
    addEventListener('online', this.#wake);
    addEventListener('visibilitychange', this.#wake);
    addEventListener('pageshow', this.#wake);
    addEventListener('pagehide', this.#hide);
    this.#connect();
  }

  /**
   * Does something; the answer comes when the server has it on disk or refuses it.
   * @param {Act} act
   * @returns {Promise<Outcome>}
   */
  act(act) {
    const key = newKey();
    return new Promise((settle) => {
      this.#pending.set(key, { act, settle });
      this.#send(key, act);
    });
  }

  /**
   * Says something without words; whoever is not there does not hear it.
   * @param {Emote} emote
   */
  emote(emote) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ emote }));
  }

  /** Connects anew, after the keys of this page have changed. */
  again() {
    this.#version = 0;
    this.#socket?.close();
    this.#connect();
  }

  /** Leaves the table. */
  close() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#wake);
    removeEventListener('visibilitychange', this.#wake);
    removeEventListener('pageshow', this.#wake);
    removeEventListener('pagehide', this.#hide);
    this.#socket?.close();
    for (const { settle } of this.#pending.values()) settle({ done: false });
    this.#pending.clear();
  }

  #connect() {
    clearTimeout(this.#timer);
    const socket = line(this.id);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ hello: { keys: keysOf(this.id), version: this.#version, name: ownName() } }));
      for (const [key, { act }] of this.#pending) this.#send(key, act);
    });
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data));
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  #lost() {
    if (this.#isOver) return;
    this.listener.state('away');
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #wake = () => {
    const isWaiting = this.#socket?.readyState === WebSocket.CLOSED;
    if (this.#isOver || !isWaiting || document.visibilityState === 'hidden') return;
    this.#wait = 250;
    this.#connect();
  };

  // A page that the browser keeps for the way back would seem to be there.
  #hide = () => this.#socket?.close();

  /**
   * @param {string} key
   * @param {Act} act
   */
  #send(key, act) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ key, act }));
  }

  /** @param {{ table?: TableView, done?: string, refused?: string, problem?: Problem, queued?: number } & Partial<Said>} message */
  #hear(message) {
    this.#wait = 250;
    this.listener.state('here');
    if (message.table) {
      this.#version = message.table.version;
      this.listener.table(message.table);
    }
    if (message.queued !== undefined) this.listener.queued(message.queued);
    if (message.emote && message.seat) this.listener.said({ emote: message.emote, seat: message.seat });
    if (message.done) this.#settle(message.done, { done: true });
    if (message.refused) this.#settle(message.refused, { done: false, problem: message.problem });
  }

  /**
   * @param {string} key
   * @param {Outcome} outcome
   */
  #settle(key, outcome) {
    this.#pending.get(key)?.settle(outcome);
    this.#pending.delete(key);
  }
}

/** A key that nobody used before; works on plain http too, where browsers hide `randomUUID`. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
