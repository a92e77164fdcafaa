/**
 * A table in its room: the board as large as the window allows, and round it everything that all games share.
 */
/** @import { Act, AdviceView, CatalogueView, GameView, TableView } from '../types/api.js' */
/** @import { Board, BoardHost } from '../types/host.js' */
/** @import { Page, Route } from '../app.js' */
/** @import { State } from '../lib/live.js' */
import * as api from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { boardModule } from '../lib/games.js';
import { commonHost, mayMove } from '../lib/host.js';
import { Live } from '../lib/live.js';
import { dress } from '../lib/looks.js';
import { flourish } from '../lib/motion.js';
import { announce, dropFiles, hush } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { inviteSound } from '../lib/sound-control.js';
import { keepKeys } from '../lib/store.js';
import { say } from '../lib/words.js';
import { actionsPart } from './room-actions.js';
import { coachPart } from './room-coach.js';
import { dailyPart } from './room-daily.js';
import { EditorFrame } from './room-editor.js';
import { openFile } from './room-files.js';
import { roomHelp, roomKey } from './room-keys.js';
import { friendsPart } from './room-friends.js';
import { movesPart } from './room-moves.js';
import { platesPart } from './room-plates.js';
import { remarksPart } from './room-remarks.js';
import { resultPart } from './room-result.js';
import { sayMove, stateDot } from './room-words.js';
import { ThoughtPart } from './room-thought.js';
import { typedPart } from './room-typed.js';

/** So many tables may wait to be drawn one after the other; more are passed over. */
const MOST_WAITING = 3;

/**
 * @param {Route} route
 * @returns {Promise<Page>}
 */
export async function roomPage(route) {
  // The board that the address names is most likely the right one; the table knows.
  boardModule(route.game).catch(() => {});
  const [table, catalogue] = await Promise.all([api.table(route.id), api.catalogue()]);
  const module = await boardModule(table.game);
  const room = new Room(table, catalogue);
  room.enter(module.board(room.host()), route.ply);
  return {
    element: room.element,
    game: table.game,
    title: () => say(`game-${table.game}`),
    words: () => room.words(),
    leave: () => room.leave(),
    key: (event) => roomKey(room, event),
    go: (to) => room.go(to),
    help: () => roomHelp(room),
  };
}

/** A table, what is shown of it, and the parts round it. */
export class Room {
  /** @type {Board} */
  board = /** @type {Board} */ (/** @type {unknown} */ (undefined));
  /** The number of moves before the board that is shown; null: the newest. @type {number | null} */
  ply = null;
  /** What is thought about the board that is shown. @type {AdviceView | null} */
  advice = null;
  /** @type {EditorFrame | null} */
  editor = null;
  /** Whether the game is over and the board still shows how it came to that. */
  isEnding = false;
  /** When the newest table came, to count clocks down. */
  heardAt = performance.now();
  /** @type {State} */
  state = 'here';
  /** @type {TableView[]} */
  #waiting = [];
  #isDrawing = false;
  /** @type {Map<number, TableView>} */
  #past = new Map();
  #lastDrawn = -1;
  #hasTold = false;
  #dropping = () => {};

  /**
   * @param {TableView} table
   * @param {CatalogueView} catalogue
   */
  constructor(table, catalogue) {
    this.table = table;
    this.shown = table;
    this.catalogue = catalogue;
    this.known = /** @type {GameView} */ (catalogue.games.find((one) => one.id === table.game));
    this.place = h('div', { class: 'place' });
    this.stand = h('div', { class: 'stand' }, this.place);
    this.side = h('aside', { class: 'side' });
    this.heading = h('h1', { class: 'unseen' });
    this.element = h(
      'section',
      { class: 'room', dataset: { game: table.game } },
      this.heading,
      this.stand,
      this.side,
    );
    dress(this.element, table.game);
    this.thought = new ThoughtPart(this);
    this.plates = platesPart(this);
    this.moves = movesPart(this);
    this.actions = actionsPart(this);
    this.result = resultPart(this);
    this.daily = dailyPart(this);
    this.remarks = remarksPart(this);
    this.coach = coachPart(this);
    this.friends = friendsPart(this);
    this.typed = typedPart(this);
    this.live = new Live(table.id, {
      table: (to) => this.#hear(to),
      state: (to) => this.#setState(to),
      queued: (place) => this.thought.wait(place),
      said: (said) => this.friends.hear(said),
    });
  }

  get game() {
    return this.table.game;
  }

  get id() {
    return this.table.id;
  }

  /** What can be done with the board that is shown. */
  get can() {
    return this.shown.can;
  }

  /** Whether the reader may act on the board now. */
  get isLive() {
    const { you, to_move: toMove, ending, is_waiting: isWaiting, seats } = this.table;
    const isMine = typeof toMove === 'number' && you.includes(toMove);
    const isFree = seats.some((seat) => seat.may_move && you.includes(seat.seat));
    return this.ply === null && !ending && !isWaiting && (isMine || isFree);
  }

  /**
   * @param {Board} board
   * @param {number} [ply]
   */
  enter(board, ply) {
    this.board = board;
    this.panel = h('div', { class: 'panel' }, board.panel ?? null);
    this.panel.hidden = !board.panel;
    this.place.append(board.element);
    this.place.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    const { daily, plates, friends, result, remarks, moves, typed, actions, thought } = this;
    this.element.prepend(thought.bar);
    put(
      this.side,
      daily.element,
      this.coach.element,
      plates.element,
      friends.element,
      result.line,
      result.element,
      remarks.element,
      this.panel,
      thought.element,
      moves.element,
      typed.element,
      actions.element,
    );
    this.#dropping = dropFiles(this.element, (file) => void openFile(this, file));
    this.element.style.setProperty('--shape', String(board.shape ?? 1));
    if (ply !== undefined && ply < this.table.moves.length) void this.walk(ply);
  }

  leave() {
    this.live.close();
    this.#dropping();
    this.plates.stop();
    this.friends.stop();
    this.thought.stop();
    this.moves.stop();
    this.board.destroy?.();
  }

  /** Says everything in the language of the page, for the first time or because it changed. */
  words() {
    this.heading.textContent = say(`game-${this.game}`);
    this.board.words?.();
    this.remarks.draw();
    this.thought.draw();
    this.editor?.draw();
    this.#setState(this.state);
    if (this.#lastDrawn < 0) return this.#draw(this.table);
    const { daily, plates, friends, result, moves, typed, actions, coach } = this;
    for (const part of [daily, plates, friends, result, moves, typed, actions, coach]) part.draw();
    this.refresh();
  }

  /**
   * Whether an address is a place in this room.
   * @param {Route} to
   */
  go(to) {
    if (to.name !== 'room' || to.id !== this.id) return false;
    void this.walk(to.ply ?? null);
    return true;
  }

  /** @returns {BoardHost} */
  host() {
    return {
      ...commonHost(),
      announce: (text) => {
        this.#hasTold = true;
        announce(text);
      },
      play: (text) => this.play(text),
      act: (act) => this.act(act),
      ask: (question) => api.question(this.id, question),
      advise: (time) => this.advise(time),
      refresh: () => this.refresh(),
    };
  }

  /** @param {string} text */
  play(text) {
    return this.act({ act: 'play', text });
  }

  /**
   * @param {Act} act
   * @returns {Promise<boolean>}
   */
  async act(act) {
    hush();
    const outcome = await this.live.act(act);
    if (outcome.done && (act.act === 'play' || act.act === 'throw')) inviteSound();
    if (!outcome.done && outcome.problem) commonHost().refuse(api.problemText(outcome.problem));
    return outcome.done;
  }

  /**
   * Thinks about the board that is shown.
   * @param {number} [time] in seconds
   * @param {AbortSignal} [signal]
   * @param {boolean} [own] as the player to move thinks, if that is a computer
   */
  advise(time, signal, own) {
    return api.advice(this.id, { ply: this.ply ?? undefined, time, own }, signal);
  }

  /** Draws the board that is shown again. */
  refresh() {
    if (this.editor) return;
    void this.board.draw(this.shown, { live: this.isLive, animate: false });
  }

  /**
   * Shows the board after so many moves; null, or all of them: the newest.
   * @param {number | null} ply
   */
  async walk(ply) {
    if (this.editor) return;
    const all = this.table.moves.length;
    const to = ply === null || ply >= all ? null : Math.max(0, ply);
    if (to === this.ply) return;
    this.ply = to;
    const address = `#/${this.game}/${this.id}${to === null ? '' : `/${to}`}`;
    if (location.hash !== address) history.replaceState(null, '', address);
    this.moves.draw();
    const shown = to === null ? this.table : await this.past(to);
    if (this.ply !== to) return;
    this.#draw(shown);
  }

  /** @param {number} by */
  step(by) {
    const at = this.ply ?? this.table.moves.length;
    return this.walk(at + by);
  }

  /** Plays on from the board that is shown, at a table of its own. */
  async branch() {
    const { table, keys } = await api.branch(this.id, this.ply ?? this.table.moves.length);
    keepKeys(table.id, table.game, keys);
    location.hash = `#/${table.game}/${table.id}`;
  }

  /** Begins to put a position together. */
  edit() {
    const tools = this.board.editor?.();
    if (!tools) return;
    this.editor = new EditorFrame(this, tools);
    this.element.classList.add('editing');
    this.thought.draw();
    this.side.append(this.editor.element);
  }

  /** Leaves the editor. */
  endEdit() {
    this.editor?.end();
    this.editor = null;
    this.element.classList.remove('editing');
    this.thought.draw();
    this.refresh();
  }

  /** @param {TableView} table */
  #hear(table) {
    if (table.version < this.table.version) return;
    const before = this.table;
    if (!isContinued(before, table)) this.#past.clear();
    this.table = table;
    this.heardAt = performance.now();
    const isWalking = this.ply !== null && this.ply < table.moves.length;
    // The end is told when the board has shown it.
    this.isEnding = Boolean(table.ending) && (this.isEnding || !before.ending);
    if (this.isEnding && (isWalking || this.editor)) this.#ended(table);
    if (isWalking) {
      for (const part of [this.daily, this.plates, this.friends, this.moves, this.actions, this.result]) part.draw();
      return;
    }
    this.ply = null;
    this.#draw(table);
  }

  /** @param {TableView} table */
  #ended(table) {
    this.isEnding = false;
    this.result.come();
    const winner = table.ending?.winner;
    const isMine = typeof winner === 'number' && (table.you.length === 0 || table.you.includes(winner));
    const isWin = isMine || table.seats.length === 1;
    sound(isWin ? 'win' : 'lose');
    if (isWin && this.ply === null && !this.editor) flourish(this.place);
    announce(this.result.text());
  }

  /** @param {TableView} table */
  #draw(table) {
    this.shown = table;
    if (this.advice && this.advice.ply !== table.ply) this.thought.forget();
    const { daily, plates, friends, result, moves, typed, actions } = this;
    for (const part of [daily, plates, friends, result, moves, typed, actions]) part.draw();
    this.thought.look();
    this.#waiting.push(table);
    if (this.#waiting.length > MOST_WAITING) this.#waiting.splice(0, this.#waiting.length - 1);
    void this.#drain();
  }

  async #drain() {
    if (this.#isDrawing || this.editor) return;
    this.#isDrawing = true;
    try {
      for (let table = this.#waiting.shift(); table; table = this.#waiting.shift()) {
        const isNext =
          this.#lastDrawn >= 0 && table.ply - this.#lastDrawn >= 0 && table.ply - this.#lastDrawn <= 1;
        const animate = isNext && mayMove() && !document.hidden;
        const isNews = this.#lastDrawn >= 0 && table.ply !== this.#lastDrawn;
        this.#lastDrawn = table.ply;
        this.#hasTold = false;
        const drawn = this.board.draw(table, {
          live: this.isLive && table.version === this.table.version,
          animate,
        });
        this.coach.draw();
        if (isNews && !this.#hasTold && !table.ending) announce(sayMove(this, table.ply));
        await drawn;
        if (this.isEnding && table.ending) this.#ended(table);
      }
    } finally {
      this.#isDrawing = false;
    }
  }

  /**
   * The table after so many moves.
   * @param {number} ply
   */
  async past(ply) {
    const kept = this.#past.get(ply);
    if (kept) return kept;
    const table = await api.table(this.id, ply);
    this.#past.set(ply, table);
    return table;
  }

  /** @param {State} state */
  #setState(state) {
    this.state = state;
    stateDot(state);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const page = document.documentElement;
    if (page.scrollHeight > page.clientHeight + 1 || event.ctrlKey) return;
    this.moves.wheel(event);
  }
}

/**
 * Whether the moves of one table begin the other's.
 * @param {TableView} before
 * @param {TableView} after
 */
function isContinued(before, after) {
  return (
    before.you.length === after.you.length &&
    before.moves.every((move, i) => after.moves[i]?.text === move.text)
  );
}
