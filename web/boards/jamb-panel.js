/**
 * Beside the talon, one at a time: the adviser, the friends, the account of luck and skill; and in a fold for the
 * curious how the dice fell and how the talon is kept.
 */
/** @import { AdviceView, BoardHost, TableView } from '../types/host.js' */
/** @import { JambBoard } from '../types/api.js' */
import { h, put } from '../lib/dom.js';
import { Adviser } from './jamb-adviser.js';
import { dicePage, storagePage } from './jamb-facts.js';
import { Friends } from './jamb-friends.js';
import { Report } from './jamb-report.js';

/**
 * What the panel can have done on the board.
 * @typedef {object} Doing
 * @property {(text: string) => void} choose lays the dice so, or writes the field
 * @property {(notes: Map<string, string>) => void} note puts numbers into fields, by move
 */

/**
 * What a page of the panel is drawn from.
 * @typedef {object} Sheet
 * @property {TableView} table
 * @property {JambBoard} board
 * @property {number} place of the person whose turn it is
 * @property {boolean} isLive
 */

/** @typedef {{ element: HTMLElement, draw(sheet: Sheet): void, words?(): void }} Page */

/** @typedef {'adviser' | 'friends' | 'report'} Name */

/** @type {[Name, string][]} */
const NAMES = [
  ['adviser', 'web-jamb-adviser'],
  ['friends', 'web-jamb-friends'],
  ['report', 'web-jamb-report'],
];

export class Panel {
  /**
   * @param {BoardHost} host
   * @param {Doing} doing
   */
  constructor(host, doing) {
    this.host = host;
    this.adviser = new Adviser(host, doing);
    /** @type {Record<Name, Page>} */
    this.pages = {
      adviser: this.adviser,
      friends: new Friends(host),
      report: new Report(host),
    };
    /** @type {[words: string, page: Page][]} */
    this.facts = [
      ['web-jamb-statistics', dicePage(host)],
      ['web-jamb-storage', storagePage(host)],
    ];
    /** @type {Name} */
    this.open = 'adviser';
    this.tabs = h('div', { class: 'jamb-tabs', role: 'tablist' });
    this.body = h('div', { class: 'jamb-body', role: 'tabpanel' });
    this.curious = h('details', { class: 'jamb-curious' });
    this.curious.addEventListener('toggle', () => this.drawFacts());
    this.element = h('div', { class: 'jamb-panel' }, this.tabs, this.body, this.curious);
    this.tabs.addEventListener('keydown', (event) => this.walk(event));
    /** @type {Sheet | null} */
    this.sheet = null;
  }

  words() {
    for (const page of Object.values(this.pages)) page.words?.();
    const facts = this.facts.map(([words, page]) => h('section', null, h('h2', null, this.host.say(words)), page.element));
    put(this.curious, h('summary', null, this.host.say('web-jamb-curious')), h('div', { class: 'jamb-body' }, facts));
    this.show(this.open);
  }

  /** What is folded away is not asked for. */
  drawFacts() {
    if (!this.sheet || !this.curious.open) return;
    for (const [, page] of this.facts) page.draw(this.sheet);
  }

  /**
   * @param {TableView} table
   * @param {JambBoard} board
   * @param {boolean} isLive
   */
  draw(table, board, isLive) {
    this.sheet = { table, board, isLive, place: Math.max(0, (table.to_move ?? 1) - 1) };
    if (board.explained.length > 0) this.pages.friends.draw(this.sheet);
    this.pages[this.open].draw(this.sheet);
    this.drawFacts();
    this.adviser.refresh(this.sheet);
  }

  /** @param {AdviceView | null} advice */
  advise(advice) {
    if (advice && this.sheet) {
      this.show('adviser');
      void this.adviser.ask(this.sheet);
    } else this.adviser.forget();
  }

  /** @param {Name} name */
  show(name) {
    this.open = name;
    put(
      this.tabs,
      NAMES.map(([one, words]) => {
        const isOpen = one === name;
        const props = { type: 'button', role: 'tab', 'aria-selected': String(isOpen), tabindex: isOpen ? 0 : -1 };
        return h('button', { ...props, onclick: () => this.show(one) }, this.host.say(words));
      }),
    );
    put(this.body, this.pages[name].element);
    if (this.sheet) this.pages[name].draw(this.sheet);
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = NAMES.findIndex(([name]) => name === this.open);
    this.show(NAMES[(at + by + NAMES.length) % NAMES.length][0]);
    /** @type {HTMLElement | null} */ (this.tabs.querySelector('[aria-selected=true]'))?.focus();
  }
}
