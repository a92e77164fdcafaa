/**
 * The review of a game: how it went, move by move, on its board; where it was decided, and what was better.
 *
 * The server works on it in the background; what is there is shown, and asked for again until all of it is there.
 */
/** @import { CatalogueView, ReviewEntryView, ReviewView, SayingView, TableView } from '../types/api.js' */
/** @import { Board, BoardHost, Ghost } from '../types/host.js' */
/** @import { Page, Route } from '../app.js' */
import * as api from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { boardModule, seatName, styleSheet } from '../lib/games.js';
import { commonHost, mayMove } from '../lib/host.js';
import { announce, toast } from '../lib/parts.js';
import { keepKeys, writeJson } from '../lib/store.js';
import { say, tell } from '../lib/words.js';
import { Better } from './review-better.js';
import { gradeWords } from './review-grades.js';
import { graphPart } from './review-graph.js';
import { headPart } from './review-head.js';
import { reviewHelp, reviewKey } from './review-keys.js';
import { pagesPart } from './review-pages.js';
import { verdictPart } from './review-verdict.js';
import { waysPart } from './review-ways.js';

/** How often the server is asked while it works, in milliseconds. */
const ASKED = 1000;

/**
 * @param {Route} route
 * @returns {Promise<Page>}
 */
export async function reviewPage(route) {
  boardModule(route.game).catch(() => {});
  const [table, catalogue, review] = await Promise.all([
    api.table(route.id),
    api.catalogue(),
    api.review(route.id),
    styleSheet('review.css'),
    styleSheet('review-pages.css'),
  ]);
  const module = await boardModule(table.game);
  const page = new Review(table, catalogue, review);
  page.enter(module.board(page.host()), route.ply);
  // The house leads back to it.
  writeJson('last-review', { game: table.game, id: table.id });
  return {
    element: page.element,
    game: table.game,
    title: () => say('web-review-of', { game: say(`game-${table.game}`) }),
    words: () => page.words(),
    leave: () => page.leave(),
    key: (event) => reviewKey(page, event),
    go: (to) => page.go(to),
    help: () => reviewHelp(page),
  };
}

/** A reviewed game, where its reader is in it, and the parts round its board. */
export class Review {
  /** @type {Board} */
  board = /** @type {Board} */ (/** @type {unknown} */ (undefined));
  /** The move that is told of; 0: the start. */
  at = 0;
  /** Whether the board before that move is shown, with what was better. */
  isBefore = false;
  /** A move that somebody points at. @type {string | null} */
  pointed = null;
  /** @type {Better | null} */
  better = null;
  /** Why nobody works on it. @type {string} */
  problem = '';
  /** @type {Map<number, TableView>} */
  #past = new Map();
  #turn = 0;
  /** The last drawing. @type {Promise<unknown>} */
  #drawn = Promise.resolve();
  #isLeft = false;
  /** @type {number | undefined} */
  #timer;

  /**
   * @param {TableView} table
   * @param {CatalogueView} catalogue
   * @param {ReviewView} review
   */
  constructor(table, catalogue, review) {
    this.table = table;
    this.shown = table;
    this.catalogue = catalogue;
    this.review = review;
    this.place = h('div', { class: 'place' });
    this.stand = h('div', { class: 'stand' }, this.place);
    this.side = h('aside', { class: 'side' });
    this.heading = h('h1', { class: 'unseen' });
    this.element = h(
      'section',
      { class: 'room review', dataset: { game: table.game } },
      this.heading,
      this.stand,
      this.side,
    );
    this.head = headPart(this);
    this.graph = graphPart(this);
    this.ways = waysPart(this);
    this.verdict = verdictPart(this);
    this.pages = pagesPart(this);
  }

  get game() {
    return this.table.game;
  }

  get id() {
    return this.table.id;
  }

  /** How many moves were played. */
  get all() {
    return this.table.moves.length;
  }

  /** After how many moves the board stands that is shown. */
  get ply() {
    return this.isBefore ? this.at - 1 : this.at;
  }

  /** What is known of the move that is told of. */
  get entry() {
    return this.entryOf(this.at);
  }

  /**
   * @param {number} at
   * @returns {ReviewEntryView | undefined}
   */
  entryOf(at) {
    return this.review.entries.find((entry) => entry.ply === at - 1);
  }

  /**
   * @param {Board} board
   * @param {number} [ply]
   */
  enter(board, ply) {
    this.board = board;
    this.place.append(board.element);
    put(
      this.side,
      this.head.element,
      h('div', { class: 'review-course' }, this.graph.element, this.ways.element),
      this.verdict.element,
      this.pages.element,
    );
    this.element.style.setProperty('--shape', String(board.shape ?? 1));
    const first = this.review.moments[0]?.ply;
    if (ply !== undefined) this.at = Math.min(ply, this.all);
    else if (this.review.state === 'done' && first !== undefined) [this.at, this.isBefore] = [first + 1, true];
    else this.at = this.all;
    if (this.review.state === 'none') void this.work(true);
    else this.#listen();
  }

  leave() {
    this.#isLeft = true;
    clearTimeout(this.#timer);
    this.ways.stop();
    this.better?.stop();
    this.board.destroy?.();
  }

  /** Says everything in the language of the page, for the first time or because it changed. */
  words() {
    this.heading.textContent = say('web-review-of', { game: say(`game-${this.game}`) });
    this.board.words?.();
    this.#draw();
    void this.#show(false);
  }

  /**
   * Whether an address is a place in this review.
   * @param {Route} to
   */
  go(to) {
    if (to.name !== 'review' || to.id !== this.id) return false;
    void this.walk(to.ply ?? this.all);
    return true;
  }

  /** @returns {BoardHost} */
  host() {
    return {
      ...commonHost(),
      // What the board says of a move is said by the review, with its grade.
      announce: (text) => this.better && announce(text),
      play: (text) => this.better?.play(text) ?? Promise.resolve(false),
      act: async () => false,
      // The table answers for its newest board alone.
      ask: (question) =>
        this.better ? Promise.reject(new Error('nothing is asked of the past')) : api.question(this.id, question),
      advise: () => Promise.reject(new Error('nothing is advised here')),
      refresh: () => void this.#show(false),
    };
  }

  /**
   * Has the server work on it, or stop.
   * @param {boolean} on
   */
  async work(on) {
    try {
      this.problem = '';
      this.#hear(await api.workOnReview(this.id, !on));
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.head.draw();
    }
    this.#listen();
  }

  #listen() {
    clearTimeout(this.#timer);
    if (this.#isLeft || this.review.state !== 'running') return;
    this.#timer = setTimeout(() => void this.#ask(), ASKED);
  }

  async #ask() {
    try {
      this.#hear(await api.review(this.id));
    } catch {
      // Nobody answers: it is asked again.
    }
    this.#listen();
  }

  /** @param {ReviewView} review */
  #hear(review) {
    const was = this.review;
    this.review = review;
    if (this.#isLeft || JSON.stringify(was) === JSON.stringify(review)) return;
    this.#draw();
    if (review.state !== 'done' || was.state === 'done') return;
    announce(say('web-review-done'));
    const first = review.moments[0];
    if (first && this.at === this.all && !this.better) void this.walk(first.ply + 1, true);
  }

  #draw() {
    this.element.classList.toggle('quizzing', this.better !== null);
    for (const part of [this.head, this.graph, this.ways, this.verdict, this.pages]) part.draw();
  }

  /**
   * Goes to a move: to the board after it, or to the one before it with what was better.
   * @param {number} to
   * @param {boolean} [isBefore]
   */
  async walk(to, isBefore = false) {
    const at = Math.max(0, Math.min(this.all, to));
    const before = isBefore && at > 0;
    if (this.better) this.better.end();
    else if (at === this.at && before === this.isBefore) return;
    [this.at, this.isBefore, this.pointed] = [at, before, null];
    const address = `#/${this.game}/${this.id}/review/${at}`;
    if (location.hash !== address) history.replaceState(null, '', address);
    this.graph.mark();
    this.ways.draw();
    this.verdict.draw();
    this.pages.mark();
    announce(this.tell(at));
    await this.#show(true);
  }

  /** @param {number} by */
  step(by) {
    // From the board before a move, one step leads to the board after it.
    if (this.isBefore && by > 0) return this.walk(this.at);
    return this.walk(this.isBefore ? this.at - 1 : this.at + by);
  }

  /**
   * To the next key moment, or the one before.
   * @param {1 | -1} by
   */
  leap(by) {
    const moves = this.review.moments.map(({ ply }) => ply + 1);
    const to = by > 0 ? moves.find((move) => move > this.at) : moves.findLast((move) => move < this.at);
    if (to !== undefined) void this.walk(to, true);
  }

  /**
   * Points at a move on the board before the one that is told of.
   * @param {string | null} text
   */
  point(text) {
    if (this.pointed === text) return;
    this.pointed = text;
    if (text !== null && !this.isBefore) void this.walk(this.at, true).then(() => this.point(text));
    else this.board.ghosts?.(this.#ghosts());
  }

  /** Whether another move can be tried: nobody lays tiles that are hidden. */
  get isPlayable() {
    const { you, ending } = this.table;
    const isOneOf = you.includes(this.entry?.seat ?? 0);
    return this.game !== 'scrabble' || (isOneOf && (Boolean(ending) || you.length === 1));
  }

  /** Begins to look for something better than the move that is told of. */
  quiz() {
    if (!this.entry) return;
    this.better?.stop();
    this.isBefore = true;
    this.better = new Better(this);
    this.#draw();
    void this.better.begin();
  }

  /** The search for something better is over. */
  endQuiz() {
    this.better = null;
    // Whoever played on the board walks on from here.
    if (this.element.contains(document.activeElement)) this.graph.element.focus({ preventScroll: true });
    this.#draw();
  }

  /** Plays on from the board that is shown against the computer, at a table of its own. */
  async branch() {
    const { you } = this.table;
    const seat = you.length === 1 ? you[0] : (this.shown.to_move ?? 1);
    try {
      const { table, keys } = await api.branch(this.id, this.ply, seat);
      keepKeys(table.id, table.game, keys);
      location.hash = `#/${table.game}/${table.id}`;
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {number} seat */
  nameOf(seat) {
    const found = this.table.seats.find((one) => one.seat === seat);
    return found ? seatName(found, this.catalogue, this.game) : say('web-seat', { seat });
  }

  /** @param {string} text */
  moveWords(text) {
    return this.board?.moveWords?.(text) ?? text;
  }

  /**
   * Why a move was not good, in one sentence; moves in it are written as everywhere.
   * @param {SayingView} saying
   */
  why(saying) {
    const values = Object.entries(saying.with ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? this.moveWords(value) : value,
    ]);
    const text = tell({ key: saying.key, with: Object.fromEntries(values) });
    // A move that begins a sentence stays as it is written.
    const isMove = values.some(([, value]) => typeof value === 'string' && text.startsWith(value));
    return isMove ? `${text}.` : api.sentence(text);
  }

  /**
   * A move with its grade, for those who do not see it.
   * @param {number} at
   */
  tell(at) {
    const move = this.table.moves[at - 1];
    if (!move) return say('web-at-start');
    const entry = this.entryOf(at);
    const words = { number: at, player: this.nameOf(move.seat), move: this.moveWords(move.text) };
    return `${say('web-played', words)}${entry ? ` ${gradeWords(entry.grade)}.` : ''}`;
  }

  /**
   * The table after so many moves.
   * @param {number} ply
   */
  async tableAt(ply) {
    const kept = this.#past.get(ply);
    if (kept) return kept;
    const table = ply >= this.all ? this.table : await api.table(this.id, ply);
    this.#past.set(ply, table);
    return table;
  }

  /**
   * Draws a table once the drawing before it has ended, unless another one is wanted by then.
   * @param {TableView | Promise<TableView>} wanted
   * @param {{ live: boolean, animate: boolean }} how
   * @returns {Promise<boolean>} whether it is there now
   */
  async draw(wanted, how) {
    const turn = (this.#turn += 1);
    const table = await wanted;
    await this.#drawn;
    if (turn !== this.#turn || this.#isLeft) return false;
    const isNext = table.ply - this.shown.ply === 1;
    this.shown = table;
    const animate = how.animate && isNext && mayMove() && !document.hidden;
    this.#drawn = Promise.resolve(this.board.draw(table, { ...how, animate }));
    await this.#drawn;
    return turn === this.#turn;
  }

  /** @param {boolean} animate */
  async #show(animate) {
    if (this.better) return this.better.show();
    const isThere = await this.draw(this.tableAt(this.ply), { live: false, animate });
    if (!isThere) return;
    this.board.ghosts?.(this.#ghosts());
    this.verdict.draw();
  }

  /**
   * What is drawn on the board before a move: what was played and what was better, or what is pointed at.
   * @returns {Ghost[]}
   */
  #ghosts() {
    const { entry } = this;
    if (!this.isBefore || !entry) return [];
    const wanted = this.pointed ?? entry.best[0]?.text;
    if (!wanted || wanted === entry.text) return [{ text: entry.text, as: 'better' }];
    return [
      { text: entry.text, as: 'played' },
      { text: wanted, as: 'better' },
    ];
  }
}
