/**
 * Friends who play the turn, and what they say about it.
 */
/** @import { BoardHost } from '../types/host.js' */
/** @import { Sheet } from './jamb-panel.js' */
import { h, put } from '../lib/dom.js';
import { button } from '../lib/parts.js';
import { read, write } from '../lib/store.js';
import { rowName } from './jamb-sheet.js';

/** @typedef {{ row: string, exact: string, exact_chance: number, source: string, source_chance: number }} Chance */
/** @typedef {{ reckoning: string, threshold: number, rows: Chance[] }} Odds */

/** @type {Record<string, [name: string, about: string]>} */
const WORDS = {
  rule: ['jamb-friend-rule', 'jamb-friend-rule-about'],
  optimal: ['jamb-friend-optimal', 'jamb-friend-optimal-about'],
  greedy: ['jamb-friend-greedy', 'jamb-friend-greedy-about'],
};

export class Friends {
  /** @param {BoardHost} host */
  constructor(host) {
    this.host = host;
    this.element = h('div', { class: 'jamb-friends' });
    this.chosen = read('jamb.friend') ?? 'rule';
    this.isPlaying = false;
    this.chances = h('div', { class: 'jamb-chances' });
    this.asked = '';
    /** @type {Sheet | null} */
    this.sheet = null;
  }

  words() {
    if (this.sheet) this.draw(this.sheet);
  }

  /** @param {Sheet} sheet */
  draw(sheet) {
    this.sheet = sheet;
    const { host } = this;
    const friends = sheet.board.friends.filter((name) => WORDS[name]);
    const choices = friends.map((name) => this.choice(name));
    const play = button(host.say('web-jamb-friend-plays'), () => void this.play(), {
      class: 'primary',
      icon: 'person',
      disabled: !sheet.isLive || this.isPlaying,
    });
    const told = sheet.board.explained.map((saying) => h('li', null, host.tell(saying)));
    put(
      this.element,
      h('div', { role: 'radiogroup', 'aria-label': host.say('web-jamb-friends') }, choices),
      play,
      this.chances,
      told.length > 0 && h('h2', null, host.say('web-jamb-explained')),
      told.length > 0 && h('ol', { class: 'jamb-explained' }, told),
    );
    void this.odds(sheet);
  }

  /**
   * The chances by which the friend with the rules decides: the exact one, and the source's.
   * @param {Sheet} sheet
   */
  async odds({ table, board, place, isLive }) {
    const { host } = this;
    const asked = `${table.id} ${table.version}`;
    if (asked === this.asked) return;
    this.asked = asked;
    const isLying = isLive && board.people[place]?.view.to_move === 'player';
    const odds = isLying ? /** @type {Odds | null} */ (await host.ask({ odds: true }).catch(() => null)) : null;
    if (asked !== this.asked) return;
    if (!odds) {
      put(this.chances);
      return;
    }
    const percent = (/** @type {number} */ chance) =>
      host.say('jamb-percent', { number: host.number(chance * 100, 1) });
    const heads = [host.say('jamb-reckoning-exact'), host.say('jamb-reckoning-source')].map((words) =>
      h('th', { scope: 'col' }, words),
    );
    const rows = odds.rows.map(({ row, exact, exact_chance: chance, source, source_chance: simple }) =>
      h(
        'tr',
        null,
        h('th', { scope: 'row' }, rowName(host, row)),
        h('td', { title: exact }, percent(chance)),
        h('td', { title: source }, percent(simple)),
      ),
    );
    put(
      this.chances,
      h('table', { class: 'jamb-odds' }, h('thead', null, h('tr', null, h('td'), heads)), h('tbody', null, rows)),
    );
  }

  /** @param {string} name */
  choice(name) {
    const [words, about] = WORDS[name];
    const control = h('input', { type: 'radio', name: 'jamb-friend', value: name, checked: name === this.chosen });
    control.addEventListener('change', () => {
      this.chosen = name;
      write('jamb.friend', name);
    });
    return h(
      'label',
      { class: 'jamb-friend' },
      control,
      h('span', null, h('b', null, this.host.say(words)), h('small', null, this.host.say(about))),
    );
  }

  async play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    if (this.sheet) this.draw(this.sheet);
    try {
      await this.host.act({ act: 'friend', name: this.chosen });
    } finally {
      this.isPlaying = false;
      if (this.sheet) this.draw(this.sheet);
    }
  }
}
