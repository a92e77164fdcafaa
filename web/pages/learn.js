/**
 * The first minute with a game: a few small goals on the real board. Nothing is kept on the server: it is told the
 * position and what was done, and says what comes of it.
 */
/** @import { Act, TableView } from '../types/api.js' */
/** @import { BoardModule } from '../types/host.js' */
/** @import { Step, Words } from '../lib/lessons.js' */
import { Refusal, sentence, study } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { mayMove } from '../lib/host.js';
import { forgetOffer } from '../lib/learn-offer.js';
import { lesson } from '../lib/lessons.js';
import { announce, button } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { currentLanguage, say, tell } from '../lib/words.js';
import { Study, studyPage } from './study.js';

/** How long a turn that missed the goal is to be seen, in milliseconds. */
const PAUSE = 1800;

/** @param {string} game */
export function learnPage(game) {
  return studyPage(game, Lesson);
}

/** An introduction, and how far it is. */
class Lesson extends Study {
  /** @type {Act[]} */
  acts = [];
  at = 0;
  isDone = false;
  /** What is said of what was done last: words of ours, or the server's reason. @type {Words | string | null} */
  said = null;

  /**
   * @param {string} game
   * @param {BoardModule} module
   */
  constructor(game, module) {
    super(game, module);
    this.steps = lesson(game, currentLanguage());
  }

  /** @override */
  open() {
    return this.begin(0);
  }

  /** @override */
  title() {
    return say('learn-title', { game: say(`game-${this.game}`) });
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
    this.stop();
    const mine = this.turn;
    this.at = at;
    if (this.step) {
      const table = await this.#ask([]);
      if (mine !== this.turn) return;
      this.acts = [];
      this.isDone = false;
      this.set(table);
    } else {
      this.isDone = false;
      forgetOffer(this.game);
    }
    this.said = null;
    // Nothing is said before the page is shown.
    if (!this.element.isConnected) return;
    this.words();
    scrollTo(0, 0);
    if (this.step?.look) this.place.querySelector(this.step.look)?.scrollIntoView({ block: 'center' });
    announce(this.told.innerText);
    this.focus(this.step ? this.place : this.foot);
  }

  /** @override */
  words() {
    super.words();
    const { step, said } = this;
    const text = !said ? '' : typeof said === 'string' ? said : say(...said);
    const note = text && this.note(text, this.isDone);
    const task = h('p', { class: 'learn-task' }, step ? say(...step.task) : say('learn-over-words'));
    put(
      this.told,
      this.#dots(),
      h('h1', null, step ? this.title() : say('learn-over')),
      h('div', { class: 'learn-told' }, note, !(this.isDone && note) && task),
    );
    this.#drawFoot();
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

  /** @override */
  host() {
    return { ...super.host(), refuse: (/** @type {string} */ text) => this.#miss(text) };
  }

  /**
   * @override
   * @param {TableView} table
   */
  isLive(table) {
    return !this.isDone && !table.ending && table.to_move === 1 && Boolean(this.step);
  }

  /**
   * @param {Act[]} acts
   * @returns {Promise<TableView>}
   */
  #ask(acts) {
    const { position = '', rules = '' } = this.step ?? {};
    return study({ game: this.game, position, rules, acts });
  }

  /**
   * @override
   * @param {Act} act
   */
  async act(act) {
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
    const drawn = this.show(table, mayMove());
    const { turn } = this;
    this.said = this.isDone ? step.done(table) : (step.wrong?.(table) ?? null);
    void Promise.resolve(drawn).then(() => {
      if (turn !== this.turn) return;
      this.words();
      this.announceNote();
      if (this.isDone) this.focus(this.foot);
      else this.timer = setTimeout(() => void this.#again(), PAUSE);
    });
    sound(this.isDone ? 'win' : 'move');
  }

  /** The same step once more, with what was said of the last try. */
  async #again() {
    const { said } = this;
    await this.begin(this.at);
    this.said = said;
    this.words();
  }

  /**
   * Something that the rules forbid.
   * @param {string} why
   */
  #miss(why) {
    sound('refuse');
    this.said = why;
    this.words();
    announce(why);
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
