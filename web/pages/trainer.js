/**
 * The trainer: positions in which exactly one move holds the win or the draw. A wrong answer is played on, with what the
 * opponent answers. Nothing is kept on the server.
 */
/** @import { TableView } from '../types/api.js' */
/** @import { Board, BoardHost, BoardModule } from '../types/host.js' */
/** @import { Page } from '../app.js' */
import { study, studyQuestion } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { boardModule, styleSheet } from '../lib/games.js';
import { commonHost, mayMove } from '../lib/host.js';
import { icon } from '../lib/icons.js';
import { announce, button, field, select, toast } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { say } from '../lib/words.js';

/** @typedef {{ number: number, position: string, grade: string, wins: boolean }} Task */
/** @typedef {{ right: boolean, played: string, key: string, refutation: string | null }} Judged */

/** How long a wrong move is seen before it is answered, in milliseconds. */
const PAUSE = 900;
const GRADES = ['easy', 'medium', 'hard'];

/**
 * @param {string} game
 * @returns {Promise<Page>}
 */
export async function trainerPage(game) {
  const [module] = await Promise.all([boardModule(game), styleSheet('learn.css')]);
  const page = new Trainer(game, module);
  await page.next();
  return {
    element: page.element,
    game,
    title: () => say('web-trainer-title'),
    words: () => page.words(),
    leave: () => page.leave(),
    key: (event) => page.key(event),
  };
}

class Trainer {
  /** @type {Board} */
  board = /** @type {Board} */ (/** @type {unknown} */ (undefined));
  /** @type {TableView | undefined} */
  table;
  /** @type {Task} */
  task = { number: 0, position: '', grade: '', wins: false };
  /** @type {Judged | null} */
  judged = null;
  rules = '';
  grade = '';
  right = 0;
  asked = 0;
  /** Whether this task was answered before. */
  isAgain = false;
  /** @type {number | undefined} */
  timer;
  /** Counts the tasks, so that what comes late finds nobody. */
  turn = 0;

  /**
   * @param {string} game
   * @param {BoardModule} module
   */
  constructor(game, module) {
    this.game = game;
    this.module = module;
    this.place = h('div', { class: 'place' });
    this.told = h('div', { class: 'learn-card' });
    this.foot = h('div', { class: 'learn-foot' });
    this.element = h(
      'section',
      { class: 'room learn trainer', dataset: { game } },
      h('div', { class: 'stand' }, this.place),
      h('aside', { class: 'side' }, this.told, this.foot),
    );
  }

  /** Sets another task. */
  async next() {
    const seed = Math.floor(Math.random() * 2 ** 32);
    this.task = await this.#question('', { task: { seed, grade: this.grade } });
    this.isAgain = false;
    await this.#begin();
  }

  /** Sets the task up. */
  async #begin() {
    clearTimeout(this.timer);
    const mine = (this.turn += 1);
    const table = await this.#study([]);
    if (mine !== this.turn) return;
    this.judged = null;
    this.board?.destroy?.();
    this.board = this.module.board(this.#host());
    this.element.style.setProperty('--shape', String(this.board.shape ?? 1));
    put(this.place, this.board.element);
    this.#show(table, false);
    this.words();
    if (this.element.isConnected) {
      announce(this.told.innerText);
      this.#focus(this.place);
    }
  }

  /** Says everything anew. */
  words() {
    const { judged, task, table } = this;
    this.board.words?.();
    if (table) this.#show(table, false);
    const mover = table?.to_move === 2 ? 'web-trainer-black' : 'web-trainer-white';
    const goal = say(task.wins ? 'web-trainer-win' : 'web-trainer-draw');
    const lines = judged ? this.#verdict(judged) : [say(mover)];
    const kind = judged?.right ? 'is-done' : 'is-wrong';
    const told = judged && h('p', { class: `learn-note ${kind}` }, icon(judged.right ? 'check' : 'hint'), h('span', null, lines.join(' ')));
    put(
      this.told,
      h('h1', null, say('web-trainer-title')),
      h(
        'div',
        { class: 'learn-told' },
        h('p', { class: 'learn-task' }, goal, ' ', h('span', { class: 'soft' }, say(`trainer-${task.grade}`))),
        told ?? h('p', null, lines.join(' ')),
        this.asked > 0 && h('p', { class: 'soft' }, say('trainer-sum', { right: this.right, asked: this.asked })),
      ),
    );
    this.#drawFoot();
  }

  leave() {
    this.turn += 1;
    clearTimeout(this.timer);
    this.board.destroy?.();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const focus = document.activeElement;
    const isOnBoard = focus !== null && this.place.contains(focus);
    const isNowhere = focus === null || focus === document.body || focus.matches('main');
    if (isNowhere && event.key.startsWith('Arrow')) this.#focus(this.place);
    return (isOnBoard || isNowhere) && this.board.key?.(event) === true;
  }

  /** @param {Judged} judged */
  #verdict({ right, played, key, refutation }) {
    if (right) return [say('trainer-right')];
    const lost = say(this.task.wins ? 'trainer-wrong-win' : 'trainer-wrong-draw', { played, key });
    return refutation ? [lost, say('trainer-refutation', { refutation })] : [lost];
  }

  #drawFoot() {
    const { judged } = this;
    const grades = GRADES.map((grade) => /** @type {[string, string]} */ ([grade, say(`trainer-${grade}`)]));
    const grade = select([['', say('web-trainer-any')], ...grades], this.grade, (to) => this.#change({ grade: to }));
    const rules = select(
      [['', say('web-trainer-sliding')], ['flying', say('web-trainer-flying')]],
      this.rules,
      (to) => this.#change({ rules: to }),
    );
    put(
      this.foot,
      h(
        'div',
        { class: 'learn-row' },
        judged && !judged.right && button(say('web-trainer-again'), () => void this.#again(), { class: 'trainer-again' }),
        button(say('web-trainer-next'), () => void this.next(), { class: `trainer-next ${judged ? 'primary' : ''}`, icon: 'next' }),
      ),
      h('div', { class: 'learn-row trainer-choice' }, field(say('web-trainer-grade'), grade), field(say('web-trainer-rules'), rules)),
    );
  }

  /** @param {{ grade?: string, rules?: string }} to */
  #change(to) {
    Object.assign(this, to);
    void this.next();
  }

  async #again() {
    this.isAgain = true;
    await this.#begin();
  }

  /** @returns {BoardHost} */
  #host() {
    return {
      ...commonHost(),
      play: (text) => this.#answer(text),
      act: async () => false,
      ask: (question) => Promise.reject(new Error(`nothing is asked while one trains: ${JSON.stringify(question)}`)),
      advise: () => Promise.reject(new Error('nobody advises while one trains')),
      refresh: () => this.table && this.#show(this.table, false),
    };
  }

  /** @param {string} answer */
  async #answer(answer) {
    const { turn, task } = this;
    if (this.judged) return false;
    try {
      const [table, judged] = await Promise.all([
        this.#study([answer]),
        /** @type {Promise<Judged>} */ (this.#question(task.position, { judge: { number: task.number, answer } })),
      ]);
      if (turn !== this.turn) return false;
      this.#judge(table, judged);
      return true;
    } catch (error) {
      sound('refuse');
      toast(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  /**
   * Shows what an answer was worth, and what refutes it.
   * @param {TableView} table
   * @param {Judged} judged
   */
  #judge(table, judged) {
    this.judged = judged;
    if (!this.isAgain) {
      this.asked += 1;
      this.right += judged.right ? 1 : 0;
    }
    this.#show(table, mayMove());
    this.words();
    sound(judged.right ? 'win' : 'lose');
    announce(this.told.querySelector('.learn-note')?.textContent ?? '');
    this.#focus(this.foot);
    const { played, refutation } = judged;
    if (refutation) this.timer = setTimeout(() => void this.#refute([played, refutation]), PAUSE);
  }

  /** @param {string[]} line */
  async #refute(line) {
    const { turn } = this;
    const table = await this.#study(line);
    if (turn === this.turn) this.#show(table, mayMove());
  }

  /**
   * @param {string[]} line
   * @returns {Promise<TableView>}
   */
  #study(line) {
    const acts = line.map((text) => ({ act: /** @type {const} */ ('play'), text }));
    return study({ game: this.game, position: this.task.position, rules: this.rules, acts });
  }

  /**
   * @template T
   * @param {string} position
   * @param {object} trainer
   * @returns {Promise<T>}
   */
  #question(position, trainer) {
    return studyQuestion({ game: this.game, rules: this.rules, position, question: { trainer } });
  }

  /**
   * @param {TableView} table
   * @param {boolean} animate
   */
  #show(table, animate) {
    this.table = table;
    return this.board.draw(table, { live: !this.judged && !table.ending, animate });
  }

  /**
   * Where the hands go on: on the board, or at the button that leads on.
   * @param {HTMLElement} where
   */
  #focus(where) {
    const target = where.querySelector('.primary') ?? where.querySelector('[tabindex="0"], button:not(:disabled)');
    if (target instanceof HTMLElement || target instanceof SVGElement) target.focus({ preventScroll: true });
  }
}
