/**
 * Jamb: a talon on paper, five dice in a tray beside it.
 */
/** @import { AdviceView, Board, BoardHost, DrawHow, Ghost, TableView } from '../types/host.js' */
/** @import { JambBoard, JambPerson } from '../types/api.js' */
import { h, put } from '../lib/dom.js';
import { Dice } from './jamb-dice.js';
import { editor } from './jamb-editor.js';
import { Panel } from './jamb-panel.js';
import { Sheet, columnName, rowSaying } from './jamb-sheet.js';

export { miniature } from './jamb-miniature.js';

const THROWS = 3;

/**
 * @param {BoardHost} host
 * @returns {Board}
 */
export function board(host) {
  return new JambGame(host).face();
}

class JambGame {
  /** @param {BoardHost} host */
  constructor(host) {
    this.host = host;
    this.sheet = new Sheet(host, (row, column) => this.write(row, column));
    this.dice = new Dice(host, (place) => this.hold(place));
    this.panel = new Panel(host, {
      choose: (text) => this.choose(text),
      note: (notes) => this.note(notes),
    });
    this.people = h('div', { class: 'jamb-people', role: 'tablist' });
    this.draft = h('div', { class: 'jamb-draft' });
    this.told = h('p', { class: 'jamb-told' });
    this.pips = h('span', { class: 'jamb-throws', role: 'img' });
    this.label = h('span', { class: 'jamb-throw-words' });
    this.thrower = h(
      'button',
      { type: 'button', class: 'button primary jamb-throw', onclick: () => this.throw() },
      this.label,
      this.pips,
    );
    this.element = h(
      'div',
      { class: 'jamb' },
      h(
        'div',
        { class: 'jamb-sides' },
        h('div', { class: 'jamb-paper' }, this.people, this.sheet.element, this.draft),
        h('div', { class: 'jamb-table' }, this.told, this.dice.element, this.thrower),
      ),
    );
    /** @type {TableView | null} */
    this.table = null;
    /** @type {JambBoard | null} */
    this.board = null;
    this.isLive = false;
    /** Whose talon is shown. */
    this.shown = 0;
    /** What the dice are shown for, to know when they fell anew. */
    this.fell = '';
    /** The crossing out that waits for a second touch. */
    this.doubt = '';
    this.isBusy = false;
    this.isTumbling = false;
    /** @type {Map<string, string>} */
    this.notes = new Map();
    this.skip = () => this.dice.skip();
    document.addEventListener('pointerdown', this.skip, { capture: true });
    document.addEventListener('keydown', this.skip, { capture: true });
    this.words();
  }

  /** @returns {Board} */
  face() {
    return {
      element: this.element,
      panel: this.panel.element,
      draw: (table, how) => this.draw(table, how),
      begun: () => this.dice.held.length,
      advise: (advice) => this.advise(advice),
      ghosts: (moves) => this.ghosts(moves),
      key: (event) => this.key(event),
      help: () => [
        ['1 … 5', this.host.say('web-key-hold')],
        ['Space', this.host.say('web-key-throw')],
      ],
      words: () => this.words(),
      editor: () =>
        editor(
          this.host,
          () => this.person?.view,
          (isEditing) => this.cover(isEditing),
          this.draft,
        ),
      destroy: () => this.destroy(),
    };
  }

  destroy() {
    document.removeEventListener('pointerdown', this.skip, { capture: true });
    document.removeEventListener('keydown', this.skip, { capture: true });
  }

  /**
   * Hides what is played with while a position is put together.
   * @param {boolean} isEditing
   */
  cover(isEditing) {
    this.element.classList.toggle('is-editing', isEditing);
    if (!isEditing) this.redraw();
  }

  words() {
    this.sheet.words();
    this.dice.words();
    this.panel.words();
    this.people.setAttribute('aria-label', this.host.say('web-jamb-people'));
  }

  /** The place of the person whose turn it is; at the end, the first. */
  get mover() {
    return Math.max(0, (this.table?.to_move ?? 1) - 1);
  }

  /** The person whose dice lie on the table. */
  get person() {
    return this.board?.people[this.mover];
  }

  /**
   * @param {TableView} table
   * @param {DrawHow} how
   */
  async draw(table, how) {
    const board = table.board.game === 'jamb' ? table.board : null;
    if (!board) return;
    const before = { table: this.table, mover: this.mover, position: this.person?.view.position };
    const filled = this.filled;
    this.table = table;
    this.board = board;
    this.isLive = how.live;
    const isNew = before.table?.id !== table.id;
    if (isNew || before.mover !== this.mover) this.shown = this.mover;
    if (before.position !== this.person?.view.position) {
      this.doubt = '';
      this.notes.clear();
    }
    this.ghosts([]);
    const fell = `${table.id} ${this.mover} ${table.moves.length} ${table.ply} ${this.person?.view.throw} ${board.fallen.join('')}`;
    const hasFallen = fell !== this.fell;
    this.fell = fell;
    const tumbles = hasFallen && !isNew && how.animate && this.host.moves() && board.fallen.length > 0;
    // What the dice bring is told when they lie.
    this.isTumbling ||= tumbles;
    this.redraw();
    if (!isNew && how.animate && this.filled === filled + 1) this.pen();
    this.panel.draw(table, board, how.live);
    if (!hasFallen) return;
    if (!isNew) this.tell(board);
    await this.dice.show(board.fallen, board.kept, tumbles);
    this.isTumbling = false;
    if (!this.canHold) this.dice.release();
    this.redraw();
  }

  /** How many fields of the talon that is shown are filled. */
  get filled() {
    return this.board?.people[this.shown]?.view.storage.filled ?? 0;
  }

  /** The field that was just filled is seen to be filled. */
  pen() {
    const view = this.board?.people[this.shown]?.view;
    if (!view) return;
    this.host.sound('pen');
    if (this.host.moves()) this.sheet.pen(view);
  }

  redraw() {
    const person = this.board?.people[this.shown];
    if (!this.board || !person) return;
    const isOpen = this.isLive && this.shown === this.mover && !this.isTumbling;
    this.sheet.draw(person.view, isOpen, this.doubt);
    this.sheet.note(isOpen ? this.notes : new Map(), person.view);
    this.dice.live(this.canHold);
    this.tabs(this.board.people);
    this.foot();
  }

  /** Whether a die can be put onto the rail. */
  get canHold() {
    const view = this.person?.view;
    return this.isLive && view?.to_move === 'player' && view.can_throw;
  }

  /** @param {JambPerson[]} people */
  tabs(people) {
    this.people.hidden = people.length < 2;
    const shown = people.length < 2 ? [] : people;
    put(
      this.people,
      shown.map((person, place) => {
        const props = {
          type: 'button',
          role: 'tab',
          'aria-selected': String(place === this.shown),
          class: place === this.mover ? 'is-mover' : '',
        };
        const press = () => {
          this.shown = place;
          this.redraw();
        };
        return h(
          'button',
          { ...props, onclick: press },
          h('span', null, this.nameOf(place)),
          h('b', null, String(person.view.sums.grand)),
        );
      }),
    );
  }

  /**
   * What somebody is called; a computer has a name in every language.
   * @param {number} place
   */
  nameOf(place) {
    const seat = this.table?.seats[place];
    const words = seat && !seat.is_person ? COMPUTERS[seat.player] : undefined;
    return words ? this.host.say(words) : (this.board?.people[place]?.name ?? '');
  }

  /** The line above the dice and the button below them. */
  foot() {
    const { host } = this;
    const view = this.person?.view;
    if (!view || !this.board) return;
    const isCup = view.to_move === 'chance';
    const left = isCup ? THROWS + 1 - view.throw : view.can_throw ? THROWS - view.throw : 0;
    const again = 5 - this.dice.held.length;
    this.thrower.hidden = Boolean(this.table?.ending);
    this.thrower.disabled = !this.isLive || !(isCup || view.can_throw);
    this.label.textContent =
      isCup && view.throw === 1
        ? host.say('web-jamb-throw')
        : host.say('web-jamb-throw-again', { count: isCup ? view.in_cup : again });
    put(
      this.pips,
      Array.from({ length: THROWS }, (_, number) => h('i', { class: number < left ? 'is-left' : '' })),
    );
    this.pips.setAttribute('aria-label', host.say('web-jamb-throws-left', { count: left }));
    this.told.textContent = this.line(view);
    this.told.classList.toggle('is-warning', this.doubt !== '');
  }

  /**
   * @param {JambPerson['view']} view
   */
  line(view) {
    const { host } = this;
    if (this.doubt) return this.doubtful();
    if (view.to_move === 'nobody' || this.table?.ending) return '';
    const turn = Math.min(30, view.storage.filled + 1);
    const name = (this.board?.people.length ?? 1) > 1 ? this.nameOf(this.mover) : '';
    const told = host.say('web-jamb-turn', { turn, throw: view.throw });
    return name ? `${name} · ${told}` : told;
  }

  doubtful() {
    const field = this.find(this.doubt);
    if (!field) return '';
    return this.host.say('web-jamb-cross', {
      row: rowSaying(field.name),
      column: columnName(this.host, field.column),
    });
  }

  /**
   * The field that a move writes.
   * @param {string} play
   */
  find(play) {
    for (const row of this.person?.view.rows ?? []) {
      const column = row.fields.findIndex((field) => field.play === play);
      if (column >= 0) return { name: row.name, column, field: row.fields[column] };
    }
    return null;
  }

  /**
   * Tells somebody who does not see the dice how they lie.
   * @param {JambBoard} board
   */
  tell(board) {
    if (board.fallen.length === 0) return;
    const kept = board.fallen.slice(0, board.kept).join(' ');
    const thrown = board.fallen.slice(board.kept).join(' ');
    this.host.announce(
      kept ? this.host.say('jamb-turn-fell-kept', { kept, thrown }) : this.host.say('jamb-turn-fell', { thrown }),
    );
  }

  /** @param {number} place */
  hold(place) {
    if (!this.canHold) return;
    this.dice.hold(place);
    this.host.sound('tile');
    this.foot();
    const { pips, isHeld } = this.dice.dice[place];
    this.host.announce(this.host.say(isHeld ? 'web-jamb-held' : 'web-jamb-released', { pips }));
  }

  /** Throws what is in the cup, or the dice that are not on the rail. */
  async throw() {
    const view = this.person?.view;
    if (!view || !this.isLive || this.isBusy) return;
    this.isBusy = true;
    try {
      if (view.to_move === 'chance') await this.host.act({ act: 'throw' });
      else if (view.can_throw) await this.again(view.moves);
    } finally {
      this.isBusy = false;
    }
  }

  /** @param {string[]} moves */
  async again(moves) {
    const held = this.dice.held;
    const text = held.length === 0 ? 'throw all' : `keep ${held.join(' ')}`;
    if (!moves.includes(text)) {
      this.host.refuse(this.host.say('jamb-refusal-nothing-thrown'));
      return;
    }
    await this.host.play(text);
  }

  /**
   * Writes a field; crossing one out takes two touches.
   * @param {number} row
   * @param {number} column
   */
  async write(row, column) {
    if (!this.isLive || this.shown !== this.mover || this.isBusy) return;
    const field = this.person?.view.rows[row].fields[column];
    const play = field?.play;
    if (!field || !play) return;
    if (!field.pays && this.doubt !== play) {
      this.doubt = play;
      this.redraw();
      this.host.announce(this.doubtful());
      return;
    }
    this.isBusy = true;
    try {
      await this.host.play(play);
    } finally {
      this.isBusy = false;
    }
  }

  /**
   * Does what a line of the adviser says: fields are written, dice are laid onto the rail.
   * @param {string} text
   */
  choose(text) {
    const field = this.find(text);
    if (field) {
      const row = this.person?.view.rows.findIndex((one) => one.name === field.name) ?? 0;
      void this.write(row, field.column);
      return;
    }
    if (!this.canHold) return;
    this.dice.keep(text === 'throw all' ? [] : text.split(' ').slice(1).map(Number));
    this.foot();
    this.thrower.focus();
  }

  /** @param {Map<string, string>} notes */
  note(notes) {
    this.notes = notes;
    this.redraw();
  }

  /** @param {AdviceView | null} advice */
  advise(advice) {
    this.panel.advise(advice);
    if (advice?.best && this.canHold && !this.find(advice.best)) this.choose(advice.best);
  }

  /**
   * Rings round the fields that are written and the dice that are kept.
   * @param {Ghost[]} moves
   */
  ghosts(moves) {
    const better = moves.find(({ as }) => as === 'better')?.text ?? '';
    this.sheet.ghosts(moves, this.person?.view);
    this.dice.ring(better.startsWith('keep ') ? better.split(' ').slice(1).map(Number) : []);
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean}
   */
  key(event) {
    const place = Number(event.key) - 1;
    if (place >= 0 && place < 5 && this.canHold) {
      this.hold(place);
      return true;
    }
    const focus = document.activeElement;
    const isOnSheet = this.sheet.element.contains(focus);
    if (event.key === ' ' && !(focus instanceof HTMLButtonElement)) {
      void this.throw();
      return true;
    }
    if (event.key === 'Enter' && isOnSheet) {
      void this.write(this.sheet.cursor.row, this.sheet.cursor.column);
      return true;
    }
    if (event.key === 'Escape' && this.doubt) {
      this.doubt = '';
      this.redraw();
      return true;
    }
    return this.arrow(event.key, isOnSheet);
  }

  /**
   * @param {string} key
   * @param {boolean} isOnSheet
   */
  arrow(key, isOnSheet) {
    const step = STEPS[key];
    if (!step || !this.element.contains(document.activeElement)) return false;
    if (isOnSheet) this.sheet.step(...step);
    else this.sheet.focus(this.sheet.cursor.row, this.sheet.cursor.column);
    return true;
  }
}

/** @type {Record<string, string>} */
const COMPUTERS = {
  careless: 'jamb-player-careless',
  rule: 'jamb-player-rule',
  greedy: 'jamb-player-greedy',
  optimal: 'jamb-player-optimal',
};

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
