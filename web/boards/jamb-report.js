/**
 * Luck and skill told apart: the expected total turn by turn as one line, the sums, the grades, and the
 * choices that cost most.
 */
/** @import { BoardHost, SayingView } from '../types/host.js' */
/** @import { Sheet } from './jamb-panel.js' */
import { h, put, svg } from '../lib/dom.js';
import { segments } from '../lib/parts.js';
import { GRADES } from './jamb-adviser.js';

/** @typedef {{ turn: number, points: number, luck: number, loss: number, expected: number }} Turn */
/**
 * @typedef {object} Decision
 * @property {number} turn
 * @property {number} throw
 * @property {number[]} dice
 * @property {number} luck
 * @property {number} loss
 * @property {SayingView} what
 * @property {SayingView} best_what
 * @property {string} grade
 * @property {boolean} is_advised
 * @property {string | null} friend
 */
/**
 * @typedef {object} Account
 * @property {number} start
 * @property {number} luck
 * @property {number} loss
 * @property {number} given_up
 * @property {number} outlook
 * @property {number} written
 * @property {boolean} is_done
 * @property {number} advised
 * @property {number} helped
 * @property {{ grade: string, count: number }[]} grades
 * @property {Turn[]} turns
 * @property {Decision[]} decisions
 * @property {Decision[]} dearest
 */

const TURNS = 30;
/** How many of the luckiest and of the unluckiest throws are told. */
const FEW = 3;
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [320, 150, 34, 8, 10, 20];

export class Report {
  /** @param {BoardHost} host */
  constructor(host) {
    this.host = host;
    this.element = h('div', { class: 'jamb-report' });
    /** @type {Sheet | null} */
    this.sheet = null;
    /** Whose account is shown; nobody chosen: the person whose turn it is. @type {number | null} */
    this.chosen = null;
    /** @type {Account | null} */
    this.account = null;
    this.asked = '';
  }

  words() {
    if (this.sheet && this.account) this.show();
  }

  /** @param {Sheet} sheet */
  draw(sheet) {
    this.sheet = sheet;
    const place = this.chosen ?? sheet.place;
    const asked = `${sheet.table.id} ${sheet.table.version} ${place}`;
    if (asked === this.asked) return;
    this.asked = asked;
    void this.load(place, asked);
  }

  /**
   * @param {number} place
   * @param {string} asked
   */
  async load(place, asked) {
    try {
      const account = /** @type {Account} */ (await this.host.ask({ report: place + 1 }));
      if (asked !== this.asked) return;
      this.account = account;
      this.show();
    } catch (error) {
      put(this.element, h('p', null, error instanceof Error ? error.message : String(error)));
    }
  }

  show() {
    const { host, account, sheet } = this;
    if (!account || !sheet) return;
    if (account.turns.length === 0) {
      put(this.element, this.people(sheet), h('p', null, host.say('jamb-report-nothing')));
      return;
    }
    put(
      this.element,
      this.people(sheet),
      chart(host, account),
      this.sums(account),
      this.grades(account),
      this.list(
        'jamb-report-dearest',
        account.dearest.map((choice) => this.choice(choice)),
      ),
      this.list('web-jamb-luckiest', this.throws(account.decisions, 1)),
      this.list('web-jamb-unluckiest', this.throws(account.decisions, -1)),
      h('p', null, this.help(account)),
    );
  }

  /** @param {Sheet} sheet */
  people({ board, place }) {
    if (board.people.length < 2) return null;
    /** @type {[string, string][]} */
    const names = board.people.map((person, number) => [String(number), person.name]);
    return segments(this.host.say('web-jamb-people'), names, String(this.chosen ?? place), (to) => {
      this.chosen = Number(to);
      if (this.sheet) this.draw(this.sheet);
    });
  }

  /** @param {Account} account */
  sums(account) {
    const { host } = this;
    const isOver = account.is_done;
    /** @type {[string, string, string][]} */
    const rows = [
      ['', host.say('jamb-report-start'), host.number(account.start, 1)],
      [account.luck < 0 ? 'is-loss' : 'is-gain', host.say('jamb-report-luck'), signed(host, account.luck)],
      [account.loss < 0.05 ? '' : 'is-loss', host.say('jamb-report-loss'), signed(host, -account.loss)],
    ];
    if (account.given_up > 0.05)
      rows.push(['is-loss', host.say('jamb-report-given-up'), signed(host, -account.given_up)]);
    rows.push([
      'is-sum',
      host.say(isOver ? 'jamb-report-total' : 'jamb-report-expected'),
      host.number(account.outlook, isOver ? 0 : 1),
    ]);
    return h(
      'dl',
      { class: 'jamb-sums' },
      rows.flatMap(([kind, name, value]) => [h('dt', { class: kind }, name), h('dd', { class: kind }, value)]),
    );
  }

  /** @param {Account} account */
  grades({ grades }) {
    const all = grades.filter(({ count }) => count > 0);
    const parts = all.map(({ grade, count }) => h('i', { class: `grade-${grade}`, style: { flex: count } }));
    const words = all.map(({ grade, count }) =>
      h('li', { class: `grade-${grade}` }, `${this.host.say(GRADES[grade])} ${count}`),
    );
    return h(
      'div',
      { class: 'jamb-grades' },
      h('div', { class: 'jamb-grade-bar', 'aria-hidden': 'true' }, parts),
      h('ul', null, words),
    );
  }

  /**
   * @param {'jamb-report-dearest' | 'web-jamb-luckiest' | 'web-jamb-unluckiest'} title
   * @param {string[]} lines
   */
  list(title, lines) {
    if (lines.length === 0) return null;
    return h(
      'section',
      null,
      h('h2', null, this.host.say(title)),
      h(
        'ul',
        null,
        lines.map((line) => h('li', null, line)),
      ),
    );
  }

  /**
   * A choice that cost something.
   * @param {Decision} choice
   */
  choice({ turn, throw: number, dice, what, best_what: best, loss, grade }) {
    const { host } = this;
    const when = { turn, throw: number, dice: dice.join(' ') };
    const told = {
      did: host.tell(what),
      best: host.tell(best),
      loss: host.number(loss, 1),
      grade: host.say(GRADES[grade]),
    };
    return host.say('jamb-report-choice', { ...when, ...told });
  }

  /**
   * The throws that gave most, or took most.
   * @param {Decision[]} decisions
   * @param {1 | -1} sign
   */
  throws(decisions, sign) {
    const { host } = this;
    const all = decisions.filter(({ luck }) => luck * sign > 0).sort((one, other) => (other.luck - one.luck) * sign);
    return all
      .slice(0, FEW)
      .map(({ turn, throw: number, dice, luck }) =>
        host.say('jamb-report-throw', { turn, throw: number, dice: dice.join(' '), luck: signed(host, luck) }),
      );
  }

  /** @param {Account} account */
  help({ advised, decisions, helped }) {
    const { host } = this;
    const told = [];
    if (advised > 0) told.push(host.say('jamb-report-advised', { count: advised, all: decisions.length }));
    if (helped > 0) told.push(host.say('jamb-report-helped', { count: helped }));
    return told.length > 0 ? told.join(' ') : host.say('jamb-report-alone');
  }
}

/**
 * @param {BoardHost} host
 * @param {number} value
 */
function signed(host, value) {
  const sign = Math.abs(value) < 0.05 ? '' : value < 0 ? '−' : '+';
  return sign + host.number(Math.abs(value), 1);
}

/**
 * The expected total from the start to now, one line over the thirty turns.
 * @param {BoardHost} host
 * @param {Account} account
 */
function chart(host, { start, turns, decisions }) {
  const values = [start, ...turns.map((turn) => turn.expected)];
  const step = 50;
  const low = Math.floor((Math.min(...values) - 10) / step) * step;
  const high = Math.ceil((Math.max(...values) + 10) / step) * step;
  const x = (/** @type {number} */ turn) => LEFT + ((WIDTH - LEFT - RIGHT) * turn) / TURNS;
  const y = (/** @type {number} */ value) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low);
  const line = values
    .map((value, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(value).toFixed(1)}`)
    .join(' ');
  const last = values.length - 1;
  const picture = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'jamb-chart', role: 'img' });
  picture.setAttribute(
    'aria-label',
    host.say('web-jamb-chart', { start: host.number(start, 1), now: host.number(values[last], 1), turn: last }),
  );
  for (let value = low; value <= high; value += step) {
    picture.append(
      svg('line', { x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value), class: 'rule' }),
      svg('text', { x: LEFT - 5, y: y(value) + 3.5, 'text-anchor': 'end' }, host.number(value)),
    );
  }
  for (const turn of [0, 10, 20, 30])
    picture.append(svg('text', { x: x(turn), y: HEIGHT - 5, 'text-anchor': 'middle' }, String(turn)));
  picture.append(svg('line', { x1: LEFT, x2: WIDTH - RIGHT, y1: y(start), y2: y(start), class: 'start' }));
  picture.append(
    svg('path', { d: `${line} L${x(last)} ${y(low)} L${x(0)} ${y(low)} Z`, class: 'area' }),
    svg('path', { d: line, class: 'line' }),
  );
  for (const turn of turns) {
    const choices = decisions.filter((choice) => choice.turn === turn.turn);
    picture.append(mark(host, turn, choices, x(turn.turn), y(turn.expected)));
  }
  picture.append(svg('circle', { cx: x(last), cy: y(values[last]), r: 3.5, class: 'now' }));
  return picture;
}

/**
 * A turn on the line: a costly one is a triangle that points down.
 * @param {BoardHost} host
 * @param {Turn} turn
 * @param {Decision[]} choices
 * @param {number} x
 * @param {number} y
 */
function mark(host, turn, choices, x, y) {
  const worst = ['blunder', 'mistake'].find((grade) => choices.some((choice) => choice.grade === grade));
  const shape = worst
    ? svg('path', { d: `M${x - 4} ${y - 9} h8 l-4 6 z`, class: `bad grade-${worst}` })
    : svg('circle', { cx: x, cy: y, r: 2, class: 'turn' });
  const words = {
    turn: turn.turn,
    luck: signed(host, turn.luck),
    loss: host.number(turn.loss, 1),
    expected: host.number(turn.expected, 1),
  };
  shape.append(svg('title', null, host.say('web-jamb-chart-turn', words)));
  return shape;
}
