/**
 * The first minute with a game: a few small goals on the real board. Nothing is kept on the server: it is told the
 * position and what was done, and says what comes of it.
 */
/** @import { Act, TableView } from '../types/api.js' */
/** @import { Board, BoardHost, BoardModule } from '../types/host.js' */
/** @import { Page } from '../app.js' */
/** @import { Step, Words } from '../lib/lessons.js' */
import { Refusal, sentence, study } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { boardModule, styleSheet } from '../lib/games.js';
import { commonHost, mayMove } from '../lib/host.js';
import { icon } from '../lib/icons.js';
import { forgetOffer } from '../lib/learn-offer.js';
import { lesson } from '../lib/lessons.js';
import { announce, button } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { currentLanguage, say, tell } from '../lib/words.js';

/** How long a turn that missed the goal is to be seen, in milliseconds. */
const PAUSE = 1800;

/**
 * @param {string} game
 * @returns {Promise<Page>}
 */
export async function learnPage(game) {
  const [module] = await Promise.all([boardModule(game), styleSheet('learn.css')]);
  const page = new Lesson(game, module);
  await page.begin(0);
  return {
    element: page.element,
    game,
    title: () => say('learn-title', { game: say(`game-${game}`) }),
    words: () => page.words(),
    leave: () => page.leave(),
    key: (event) => page.key(event),
    help: () => page.board.help?.() ?? [],
  };
}

/** An introduction, and how far it is. */
class Lesson {
  /** @type {Board} */
  board = /** @type {Board} */ (/** @type {unknown} */ (undefined));
  /** @type {TableView | undefined} */
  table;
  /** @type {Act[]} */
  acts = [];
  at = 0;
  isDone = false;
  /** What is said of what was done last: words of ours, or the server's reason. @type {Words | string | null} */
  note = null;
  /** @type {number | undefined} */
  timer;
  /** Counts the beginnings, so that what comes late finds nobody. */
  turn = 0;

  /**
   * @param {string} game
   * @param {BoardModule} module
   */
  constructor(game, module) {
    this.game = game;
    this.module = module;
    this.steps = lesson(game, currentLanguage());
    this.place = h('div', { class: 'place' });
    this.told = h('div', { class: 'learn-card' });
    this.foot = h('div', { class: 'learn-foot' });
    this.element = h(
      'section',
      { class: 'room learn', dataset: { game } },
      h('div', { class: 'stand' }, this.place),
      h('aside', { class: 'side' }, this.told, this.foot),
    );
  }

  /** @returns {Step | undefined} none when all of them are done */
  get step() {
    return this.steps[this.at];
  }

  /**
   * Sets a step up. Past the last one the board stays as it is.
   * @param {number} at
   */
  async begin(at) {
    clearTimeout(this.timer);
    const mine = (this.turn += 1);
    this.at = at;
    if (this.step) {
      const table = await this.#ask([]);
      if (mine !== this.turn) return;
      this.board?.destroy?.();
      this.board = this.module.board(this.#host());
      this.element.style.setProperty('--shape', String(this.board.shape ?? 1));
      put(this.place, this.board.element);
      this.acts = [];
      this.isDone = false;
      this.table = table;
    } else {
      this.isDone = false;
      forgetOffer(this.game);
    }
    this.note = null;
    // Nothing is said before the page is shown.
    if (!this.element.isConnected) return;
    this.words();
    scrollTo(0, 0);
    if (this.step?.look) this.place.querySelector(this.step.look)?.scrollIntoView({ block: 'center' });
    announce(this.told.innerText);
    this.#focus(this.step ? this.place : this.foot);
  }

  /** Says everything anew. */
  words() {
    const { step, note } = this;
    this.board.words?.();
    if (this.table) this.#show(this.table, false);
    const text = !note ? '' : typeof note === 'string' ? note : say(...note);
    const kind = this.isDone ? 'is-done' : 'is-wrong';
    const told = text && h('p', { class: `learn-note ${kind}` }, icon(this.isDone ? 'check' : 'hint'), h('span', null, text));
    const task = h('p', { class: 'learn-task' }, step ? say(...step.task) : say('learn-over-words'));
    put(
      this.told,
      this.#dots(),
      h('h1', null, step ? say('learn-title', { game: say(`game-${this.game}`) }) : say('learn-over')),
      h('div', { class: 'learn-told' }, told, !(this.isDone && told) && task),
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
    // Whoever takes the keys is on the board at once.
    if (isNowhere && event.key.startsWith('Arrow')) this.#focus(this.place);
    return (isOnBoard || isNowhere) && this.board.key?.(event) === true;
  }

  #dots() {
    const { at, steps } = this;
    const words = say('learn-step', { step: Math.min(at + 1, steps.length), all: steps.length });
    const dot = (/** @type {Step} */ _, /** @type {number} */ i) =>
      h('i', { class: i < at || (i === at && this.isDone) ? 'is-past' : i === at ? 'is-now' : '' });
    return h('p', { class: 'learn-dots', role: 'img', 'aria-label': words }, steps.map(dot));
  }

  #drawFoot() {
    const { at, step } = this;
    const home = `#/${this.game}`;
    const skip = h('a', { class: 'button quiet learn-skip', href: home, onclick: () => forgetOffer(this.game) }, say('learn-skip'));
    const play = h('a', { class: 'button primary learn-play', href: home }, say('web-play-game', { game: say(`game-${this.game}`) }));
    const rules = h('a', { class: 'button quiet', href: `#/rules/${this.game}` }, say('web-rules'));
    put(
      this.foot,
      h(
        'div',
        { class: 'learn-row' },
        button(say(step ? 'learn-back' : 'learn-again'), () => void this.begin(step ? at - 1 : 0), { disabled: at === 0, class: 'learn-back' }),
        step && button(say('learn-next'), () => void this.begin(at + 1), { class: `learn-next ${this.isDone ? 'primary' : ''}`, icon: 'next' }),
        !step && play,
      ),
      step ? skip : rules,
    );
  }

  /** @returns {BoardHost} */
  #host() {
    const none = () => Promise.reject(new Error('nothing is asked in an introduction'));
    return {
      ...commonHost(),
      play: (text) => this.#act({ act: 'play', text }),
      act: (act) => this.#act(act),
      ask: none,
      advise: none,
      refuse: (text) => this.#miss(text),
      refresh: () => this.table && this.#show(this.table, false),
    };
  }

  /**
   * @param {Act[]} acts
   * @returns {Promise<TableView>}
   */
  #ask(acts) {
    const { position = '', rules = '' } = this.step ?? {};
    return study({ game: this.game, position, rules, acts });
  }

  /** @param {Act} act */
  async #act(act) {
    const { step, turn } = this;
    if (!step || this.isDone) return false;
    try {
      const acts = [...this.acts, act];
      const table = await this.#ask(acts);
      if (turn !== this.turn) return false;
      this.acts = acts;
      this.isDone = step.goal(table, act);
      this.#judge(step, table);
      return true;
    } catch (error) {
      if (turn === this.turn) this.#miss(reasonOf(error));
      return false;
    }
  }

  /**
   * Shows what came of a turn, and whether it was the right one.
   * @param {Step} step
   * @param {TableView} table
   */
  #judge(step, table) {
    const drawn = this.#show(table, mayMove());
    const { turn } = this;
    this.note = this.isDone ? step.done(table) : (step.wrong?.(table) ?? null);
    void Promise.resolve(drawn).then(() => {
      if (turn !== this.turn) return;
      this.words();
      announce(this.told.querySelector('.learn-note')?.textContent ?? '');
      if (this.isDone) this.#focus(this.foot);
      else this.timer = setTimeout(() => void this.#again(), PAUSE);
    });
    sound(this.isDone ? 'win' : 'move');
  }

  /** The same step once more, with what was said of the last try. */
  async #again() {
    const { note } = this;
    await this.begin(this.at);
    this.note = note;
    this.words();
  }

  /**
   * Something that the rules forbid.
   * @param {string} why
   */
  #miss(why) {
    sound('refuse');
    this.note = why;
    this.words();
    announce(why);
  }

  /**
   * @param {TableView} table
   * @param {boolean} animate
   */
  #show(table, animate) {
    this.table = table;
    const live = !this.isDone && !table.ending && table.to_move === 1 && Boolean(this.step);
    return this.board.draw(table, { live, animate });
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

/**
 * Why something cannot be done: the reason alone, where the server quotes the move as well.
 * @param {unknown} error
 */
function reasonOf(error) {
  const because = error instanceof Refusal ? error.problem.saying?.with.because : undefined;
  if (typeof because === 'object') return sentence(tell(because));
  return error instanceof Error ? error.message : String(error);
}
