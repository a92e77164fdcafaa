/**
 * The trainer: positions in which exactly one move holds the win or the draw. A wrong answer is played on, with what the
 * opponent answers. Nothing is kept on the server.
 */
/** @import { Act, TableView } from '../types/api.js' */
import { study, studyQuestion } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { mayMove } from '../lib/host.js';
import { announce, button, field, select, toast } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { say } from '../lib/words.js';
import { Study, studyPage } from './study.js';

/** @typedef {{ number: number, position: string, grade: string, wins: boolean }} Task */
/** @typedef {{ right: boolean, played: string, key: string, refutation: string | null }} Judged */

/** How long a wrong move is seen before it is answered, in milliseconds. */
const PAUSE = 900;
const GRADES = ['easy', 'medium', 'hard'];

/** @param {string} game */
export function trainerPage(game) {
  return studyPage(game, Trainer);
}

class Trainer extends Study {
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

  /** @override */
  open() {
    this.element.classList.add('trainer');
    return this.next();
  }

  /** @override */
  title() {
    return say('web-trainer-title');
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
    this.stop();
    const mine = this.turn;
    const table = await this.#study([]);
    if (mine !== this.turn) return;
    this.judged = null;
    this.set(table);
    this.words();
    if (this.element.isConnected) {
      announce(this.told.innerText);
      this.focus(this.place);
    }
  }

  /** @override */
  words() {
    super.words();
    const { judged, task, table } = this;
    const mover = table?.to_move === 2 ? 'web-trainer-black' : 'web-trainer-white';
    const goal = say(task.wins ? 'web-trainer-win' : 'web-trainer-draw');
    const lines = judged ? this.#verdict(judged) : [say(mover)];
    put(
      this.told,
      h('h1', null, this.title()),
      h(
        'div',
        { class: 'learn-told' },
        h('p', { class: 'learn-task' }, goal, ' ', h('span', { class: 'soft' }, say(`trainer-${task.grade}`))),
        judged ? this.note(lines.join(' '), judged.right) : h('p', null, lines.join(' ')),
        this.asked > 0 && h('p', { class: 'soft' }, say('trainer-sum', { right: this.right, asked: this.asked })),
      ),
    );
    this.#drawFoot();
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

  /**
   * @override
   * @param {TableView} table
   */
  isLive(table) {
    return !this.judged && !table.ending;
  }

  /**
   * @override
   * @param {Act} act
   */
  async act(act) {
    if (act.act !== 'play') return false;
    const answer = act.text;
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
    this.show(table, mayMove());
    this.words();
    sound(judged.right ? 'win' : 'lose');
    this.announceNote();
    this.focus(this.foot);
    const { played, refutation } = judged;
    if (refutation) this.timer = setTimeout(() => void this.#refute([played, refutation]), PAUSE);
  }

  /** @param {string[]} line */
  async #refute(line) {
    const { turn } = this;
    const table = await this.#study(line);
    if (turn === this.turn) this.show(table, mayMove());
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
}
