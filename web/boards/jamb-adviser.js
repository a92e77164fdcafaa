/**
 * The adviser: every choice, what it is worth to the end of the game, and a bar for what it loses.
 */
/** @import { BoardHost, SayingView } from '../types/host.js' */
/** @import { Doing, Sheet } from './jamb-panel.js' */
import { h, put } from '../lib/dom.js';
import { button } from '../lib/parts.js';

/**
 * @typedef {object} Choice
 * @property {string} text
 * @property {SayingView} what
 * @property {boolean} writes
 * @property {number} points
 * @property {number} total
 * @property {number} loss
 * @property {string} grade
 * @property {number | null} makes_down
 * @property {number | null} makes_up
 */
/** @typedef {{ expected: number, range: { low: number, high: number } | null, choices: Choice[] }} Advice */

/** How many choices are shown before somebody wants all of them. */
const FEW = 8;
/** With fewer fields filled, it takes too long to reckon how totals are spread. */
const EARLY = 6;
/** A loss of this many points fills the bar; the bar grows with the root, so that small losses are seen too. */
const FULL = 20;

/** The grades, the best first. @type {Record<string, string>} */
export const GRADES = {
  perfect: 'jamb-grade-perfect',
  good: 'jamb-grade-good',
  inaccuracy: 'jamb-grade-inaccuracy',
  mistake: 'jamb-grade-mistake',
  blunder: 'jamb-grade-blunder',
};

export class Adviser {
  /**
   * @param {BoardHost} host
   * @param {Doing} doing
   */
  constructor(host, doing) {
    this.host = host;
    this.doing = doing;
    this.element = h('div', { class: 'jamb-adviser' });
    /** @type {Advice | null} */
    this.advice = null;
    /** The decision for which it was asked. */
    this.asked = '';
    this.isAsking = false;
    this.isWhole = false;
    /** @type {Sheet | null} */
    this.sheet = null;
  }

  words() {
    if (this.sheet) this.draw(this.sheet);
  }

  /**
   * Forgets advice about another decision than the one that is due.
   * @param {Sheet} sheet
   */
  refresh(sheet) {
    if (this.asked && this.asked !== decision(sheet)) this.forget();
  }

  forget() {
    this.advice = null;
    this.asked = '';
    this.isWhole = false;
    this.doing.note(new Map());
    if (this.sheet) this.draw(this.sheet);
  }

  /** @param {Sheet} sheet */
  draw(sheet) {
    this.sheet = sheet;
    const { host } = this;
    const view = sheet.board.people[sheet.place]?.view;
    const canAsk = sheet.isLive && view?.to_move === 'player';
    if (this.advice && this.asked === decision(sheet)) {
      put(this.element, this.head(this.advice), this.table(this.advice), this.more(this.advice));
      return;
    }
    const ask = button(host.say('web-jamb-ask'), () => void this.ask(sheet), {
      icon: 'hint',
      disabled: !canAsk || this.isAsking,
    });
    put(this.element, ask, h('p', null, host.say('web-jamb-ask-note')));
  }

  /** @param {Sheet} sheet */
  async ask(sheet) {
    if (this.isAsking) return;
    this.isAsking = true;
    this.draw(sheet);
    const asked = decision(sheet);
    try {
      const advice = /** @type {Advice} */ (await this.host.ask({ advice: true }));
      this.advice = advice;
      this.asked = asked;
      this.tell(advice);
      if (filled(sheet) >= EARLY) void this.spread(asked);
    } catch (error) {
      this.host.refuse(error instanceof Error ? error.message : String(error));
    }
    this.isAsking = false;
    if (this.sheet) this.draw(this.sheet);
  }

  /**
   * How totals are spread takes longer to reckon, so it is asked for afterwards.
   * @param {string} asked
   */
  async spread(asked) {
    const best = this.advice?.choices[0];
    if (!best) return;
    const range = /** @type {Advice['range']} */ (await this.host.ask({ range: best.text }).catch(() => null));
    if (!range || !this.advice || asked !== this.asked) return;
    this.advice.range = range;
    if (this.sheet) this.draw(this.sheet);
  }

  /** @param {Advice} advice */
  tell(advice) {
    const { host } = this;
    const writes = advice.choices.filter((choice) => choice.writes);
    this.doing.note(new Map(writes.map(({ text, loss }) => [text, loss < 0.005 ? '★' : `−${host.number(loss, 1)}`])));
    const best = advice.choices[0];
    if (!best) return;
    const words = { what: host.tell(best.what), total: host.number(best.total, 1), loss: host.number(best.loss, 1) };
    host.announce(host.say('jamb-advice-spoken', { ...words, grade: host.say(GRADES[best.grade]) }));
  }

  /** @param {Advice} advice */
  head({ expected, range }) {
    const { host } = this;
    const values = { expected: host.number(expected, 1) };
    const words = range
      ? host.say('jamb-advice-range', { ...values, low: range.low, high: range.high })
      : host.say('jamb-advice-expected', values);
    return h('p', null, words);
  }

  /** @param {Advice} advice */
  table({ choices }) {
    const { host } = this;
    const shown = this.isWhole ? choices : choices.slice(0, FEW);
    const heads = ['jamb-advice-choice', 'jamb-advice-total', 'jamb-advice-loss'].map((key) =>
      h('th', { scope: 'col' }, host.say(key)),
    );
    return h(
      'table',
      { class: 'jamb-choices' },
      h('thead', null, h('tr', null, heads)),
      h(
        'tbody',
        null,
        shown.map((choice) => this.row(choice)),
      ),
    );
  }

  /** @param {Choice} choice */
  row(choice) {
    const { host } = this;
    const bar = h('span', { class: 'jamb-loss', style: { '--share': Math.min(1, Math.sqrt(choice.loss / FULL)) } });
    const chances = [choice.makes_down, choice.makes_up].map((chance, column) =>
      chance !== null && chance !== undefined
        ? `${column === 0 ? '↓' : '↑'} ${host.number(chance * 100, chance < 0.01 ? 1 : 0)} %`
        : '',
    );
    const press = () => this.doing.choose(choice.text);
    return h(
      'tr',
      { class: `grade-${choice.grade}` },
      h(
        'td',
        null,
        h('button', { type: 'button', onclick: press }, host.tell(choice.what)),
        h('small', null, chances.filter(Boolean).join(' ')),
      ),
      h('td', null, host.number(choice.total, 1)),
      h(
        'td',
        { title: host.say(GRADES[choice.grade]) },
        bar,
        h('span', null, choice.loss < 0.005 ? '★' : host.number(choice.loss, 1)),
      ),
    );
  }

  /** @param {Advice} advice */
  more({ choices }) {
    if (this.isWhole || choices.length <= FEW) return null;
    const press = () => {
      this.isWhole = true;
      if (this.sheet) this.draw(this.sheet);
    };
    return button(this.host.say('web-jamb-all-choices', { count: choices.length }), press, { class: 'quiet' });
  }
}

/**
 * How many fields of the talon are filled.
 * @param {Sheet} sheet
 */
function filled({ board, place }) {
  return board.people[place]?.view.storage.filled ?? 0;
}

/**
 * What tells one decision from another.
 * @param {Sheet} sheet
 */
function decision({ table, board, place }) {
  return `${table.id} ${place} ${board.people[place]?.view.position}`;
}
