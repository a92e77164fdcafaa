/**
 * A table of this browser that somebody looks at: what happens is kept first, then it happens, then everybody hears of
 * it, in this page and in all others. Whoever writes holds the table's lock, and of all pages one lets the computer think.
 */
/** @import { Change, Due, Heard, Question, Said, TableRecord } from './types.js' */
import * as records from './records.js';
import { Stopped } from './thinkers.js';

/** How often it is noted what the clock of a whole game shows, in milliseconds. */
const NOTE = 1000;
/** How much later than due the flag falls: a move under way arrives. */
const GRACE = 100;

/** @typedef {import('./desk.js').Desk} Desk */

/** One table. */
export class Table {
  /** @type {TableRecord | undefined} */
  #record;
  /** @type {Map<number, (heard: Heard) => void>} */
  #lines = new Map();
  /** Stops the computer at work. @type {AbortController | undefined} */
  #mover;
  /** The revision about which it thinks. @type {number | undefined} */
  #revision;
  /** @type {number | undefined} */
  #alarm;
  /** @type {AbortController | undefined} */
  #reviewer;

  /**
   * @param {Desk} desk
   * @param {string} id
   */
  constructor(desk, id) {
    this.desk = desk;
    this.id = id;
  }

  get isReviewed() {
    return this.#reviewer !== undefined;
  }

  /**
   * Reads what was kept since, here or in another page. Where there is nothing, there is no such table.
   * @returns {Promise<TableRecord>}
   */
  async catchUp() {
    const known = this.#record;
    const record = await records.read(this.id, known);
    if (!record) throw this.desk.refuse('server-not-found', 404);
    const isSame = known && known.count === record.count;
    if (!isSame) await this.desk.ask({ ask: 'load', record });
    this.#record = record;
    return record;
  }

  /** The house has forgotten it: it is loaded anew. */
  forget() {
    this.#record = undefined;
  }

  /**
   * Lets somebody do something alone, with the table as it is kept.
   * @template T
   * @param {(record: TableRecord) => Promise<T>} work
   * @returns {Promise<T>}
   */
  alone(work) {
    return navigator.locks.request(`tabla-${this.id}`, async () => work(await this.catchUp()));
  }

  /**
   * Keeps what changes, lets it happen, and tells everybody. Nothing is acknowledged before.
   * @param {Change | null} change
   */
  async #happen(change) {
    if (change) {
      await records.keep(this.id, change);
      await this.catchUp();
      this.desk.tellPages(this.id);
    }
    await this.publish();
  }

  /**
   * Does something at the table.
   * @param {string} key
   * @param {import('../types/api.js').Act} act
   */
  act(key, act) {
    return this.alone(async () => {
      await this.#come();
      await this.#happen(await this.desk.ask({ ask: 'act', id: this.id, key, act }));
    });
  }

  /** The clock of a whole game runs on when somebody is there. */
  async #come() {
    const change = await this.desk.ask({ ask: 'come', id: this.id });
    if (change) await this.#happen(change);
  }

  /**
   * Whoever is helped leaves a mark, where the game keeps that in mind.
   * @param {object} [question]
   */
  mark(question) {
    return this.alone(async () => {
      const change = await this.desk.ask({ ask: 'mark', id: this.id, question: question ?? null });
      if (change) await this.#happen(change);
    });
  }

  /**
   * Thinks about something here, as the table stands now.
   * @param {Question} question
   * @param {AbortSignal} [signal]
   */
  async think(question, signal) {
    return this.desk.open(await this.desk.helper.think(await this.alone(async (record) => record), question, signal));
  }

  /**
   * Somebody looks at the table.
   * @param {number} line
   * @param {(heard: Heard) => void} hear
   */
  async join(line, hear) {
    this.#lines.set(line, hear);
    await this.alone(() => this.#come());
    await this.publish();
  }

  /** @param {number} line */
  leave(line) {
    this.#lines.delete(line);
    if (this.#lines.size === 0) this.close();
  }

  /** Nobody looks any more. */
  close() {
    this.#lines.clear();
    this.#mover?.abort();
    this.#revision = undefined;
    clearTimeout(this.#alarm);
  }

  /**
   * @param {number} line
   * @param {Said} said
   */
  async hear(line, { key, act }) {
    if (!key || !act) return;
    /** @type {Heard} */
    let heard;
    try {
      await this.act(key, act);
      heard = { done: key };
    } catch (error) {
      heard = { refused: key, problem: this.desk.problem(error) };
    }
    this.#lines.get(line)?.(heard);
  }

  /** Tells everybody who looks, and lets go on whatever goes on by itself. */
  async publish() {
    if (this.#lines.size === 0) return;
    const due = await this.desk.ask({ ask: 'due', id: this.id });
    const table = await this.desk.ask({ ask: 'show', id: this.id, thinking: due.computer });
    for (const hear of this.#lines.values()) hear({ table });
    this.#goOn(due);
  }

  /** @param {Due} due */
  #goOn(due) {
    if (due.over) void this.#end();
    // Whoever thinks about the position that still stands goes on.
    if (!due.computer || due.revision !== this.#revision) {
      this.#mover?.abort();
      this.#revision = undefined;
    }
    if (due.computer && this.#revision === undefined) {
      this.#mover = new AbortController();
      this.#revision = due.revision;
      void this.#move(due.revision, this.#mover.signal);
    }
    this.#setAlarm(due);
  }

  /** @param {Due} due */
  #setAlarm(due) {
    clearTimeout(this.#alarm);
    if (due.rings !== null) this.#alarm = setTimeout(() => void this.#ring(), due.rings + GRACE);
    else if (due.ends !== null) this.#alarm = setTimeout(() => void this.#note(), Math.min(due.ends + GRACE, NOTE));
  }

  /**
   * The computer whose turn it is makes its move; of all pages one lets it think.
   * @param {number} revision
   * @param {AbortSignal} signal
   */
  async #move(revision, signal) {
    const isOld = () => signal.aborted || this.#record?.saved.log.length !== revision;
    try {
      await navigator.locks.request(`tabla-thinks-${this.id}`, { signal }, async () => {
        const record = await this.alone(async (kept) => kept);
        if (isOld()) return;
        const answer = await this.desk.mover.think(record, { ask: 'think', id: this.id }, signal);
        /** @type {Change} */
        const change = this.desk.open(answer);
        await this.alone(async () => {
          if (!isOld()) await this.#happen(change);
        });
      });
    } catch (error) {
      if (signal.aborted || error instanceof Stopped) return;
      // A computer that finds no move would be asked again for ever: it waits until it is told.
      await this.act(`gave-up-${revision}`, { act: 'pace', step: true });
    }
  }

  async #ring() {
    await this.alone(async () => {
      const change = await this.desk.ask({ ask: 'ring', id: this.id });
      await this.#happen(change);
    });
  }

  async #note() {
    const due = await this.desk.ask({ ask: 'due', id: this.id });
    if (due.noted !== null) await records.note(this.id, due.noted);
    if (due.over || due.ends === null) return this.publish();
    this.#setAlarm(due);
  }

  /** What is over has its place among the best. */
  async #end() {
    const best = await this.desk.ask({ ask: 'best', id: this.id });
    if (best) await records.enter(this.id, best);
  }

  /** Works on the review, piece by piece; each is kept before the next is begun. */
  async review() {
    if (this.#reviewer) return;
    this.#reviewer = new AbortController();
    const { signal } = this.#reviewer;
    try {
      while (!signal.aborted) {
        const pieces = await records.pieces(this.id);
        const piece = await this.think({ ask: 'piece', id: this.id, pieces }, signal);
        if (!piece) break;
        await records.keepPiece(this.id, piece);
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      this.#reviewer = undefined;
    }
  }

  pauseReview() {
    this.#reviewer?.abort();
    this.#reviewer = undefined;
  }
}
