/** What a computer thinks of the board that is shown: the bar, the best lines, a hint. */
/** @import { AdviceView, LineView } from '../types/api.js' */
/** @import { Room } from './room.js' */
import { h, put } from '../lib/dom.js';
import { announce, toast } from '../lib/parts.js';
import { read, write } from '../lib/store.js';
import { number, say, tell } from '../lib/words.js';
import { worthWords } from '../lib/worth.js';

/** How long it thinks, in seconds: for a hint, and for each board that is walked past. */
const HINT = 1.5;
const GLANCE = 0.6;
/** So many of the best moves are told; the fold has more. */
const BEST = 3;
const MOST_LINES = 12;

/** The games whose panel always has the lines. */
const WITH_LINES = ['scrabble', 'jamb'];
/** The games whose panel tells everything in step mode. */
const WITH_STEPS = ['santorini', 'mice'];

/** The bar beside the board and the lines in the side. */
export class ThoughtPart {
  /** @type {AbortController | null} */
  #asked = null;
  /** @type {number | undefined} */
  #timer;
  #isThinking = false;
  /** Whether the details are unfolded. */
  #isOpen = false;
  /** The place in the queue of those who want a computer to think; 0 when it does. */
  #place = 0;

  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    // Where advice leaves a mark in the game, nobody should get it without asking anew.
    this.isOn = room.table.seats.length > 1 && read(`evaluate.${room.game}`) === 'on';
    this.fill = h('div', { class: 'bar-fill' });
    this.value = h('span', { class: 'bar-value' });
    this.bar = h(
      'div',
      { class: 'bar', role: 'meter', 'aria-valuemin': 0, 'aria-valuemax': 100 },
      this.fill,
      this.value,
    );
    this.element = h('section', { class: 'thought' });
  }

  /** Whether every board that is shown is thought about. */
  get #isWatching() {
    const { table, can } = this.room;
    return can.evaluate && (this.isOn || (table.step && !table.ending));
  }

  /** Whether the board's own panel lays the thought open, line by line. */
  get #isToldElsewhere() {
    return this.room.table.step || WITH_LINES.includes(this.room.game);
  }

  /** Whether there is nothing left to tell here. */
  get #isToldWhole() {
    const { advice, game, table } = this.room;
    return advice !== null && advice.lines.length > 0 && table.step && WITH_STEPS.includes(game);
  }

  toggle() {
    this.isOn = !this.isOn;
    write(`evaluate.${this.room.game}`, this.isOn ? 'on' : 'off');
    if (!this.isOn) this.forget();
    this.look();
    this.room.actions.draw();
    announce(this.isOn ? say('web-evaluate-on') : say('web-evaluate-off'));
  }

  /** Looks at the board that is shown, if that is wanted. */
  look() {
    this.draw();
    if (!this.#isWatching || this.room.advice || this.room.table.thinking) return;
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#timer = setTimeout(() => void this.#think(GLANCE, false), 150);
  }

  /** Asks for a move and shows it on the board. */
  async hint() {
    clearTimeout(this.#timer);
    await this.#think(HINT, true);
    const { advice } = this.room;
    if (!advice?.best) return;
    const words = this.#hintWords(advice.best);
    announce(advice.saying ? `${words} ${standing(advice)}` : words);
  }

  /** Takes away what was thought. */
  forget() {
    this.#asked?.abort();
    this.room.advice = null;
    this.room.board.advise?.(null);
    this.draw();
  }

  /**
   * The computer has to wait, or has begun.
   * @param {number} place in the queue; 0 when it thinks
   */
  wait(place) {
    this.#place = place;
    this.draw();
    this.room.plates.draw();
    if (place > 0) announce(this.progress());
  }

  /** What the computer does while there is no answer. */
  progress() {
    return this.#place > 0 ? say('web-queued', { place: this.#place }) : say('web-thinking');
  }

  stop() {
    clearTimeout(this.#timer);
    this.#asked?.abort();
  }

  /**
   * @param {number} time
   * @param {boolean} isHint
   */
  async #think(time, isHint) {
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    this.#isThinking = true;
    this.draw();
    try {
      // Whoever watches a computer step by step wants to see its own thoughts.
      const advice = await this.room.advise(time, asked.signal, !isHint && this.room.table.step);
      if (asked.signal.aborted || advice.ply !== this.room.shown.ply) return;
      this.room.advice = advice;
      if (isHint || this.#isToldElsewhere) this.room.board.advise?.(advice);
    } catch (error) {
      if (!asked.signal.aborted && isHint && error instanceof Error) toast(error.message);
    } finally {
      if (this.#asked === asked) {
        this.#isThinking = false;
        this.draw();
      }
    }
  }

  draw() {
    const { advice, known } = this.room;
    const isShown = this.#isWatching || advice !== null || this.#isThinking;
    const hasBar =
      known.has_advice &&
      this.#isWatching &&
      this.room.table.seats.length === 2 &&
      !this.room.editor &&
      (advice === null || typeof advice.bar === 'number');
    this.bar.hidden = !hasBar;
    this.room.element.classList.toggle('has-bar', hasBar);
    this.element.hidden = !isShown || (this.#isToldWhole && !this.#isThinking);
    this.element.classList.toggle('busy', this.#isThinking);
    this.#drawBar(advice);
    const isTold = advice !== null && !this.#isToldElsewhere;
    put(this.element, this.#head(advice), isTold && this.#lines(advice), advice && this.#details(advice, isTold));
  }

  /** @param {AdviceView | null} advice */
  #drawBar(advice) {
    const share = typeof advice?.bar === 'number' ? advice.bar : null;
    if (share !== null) this.bar.style.setProperty('--share', `${(share * 100).toFixed(1)}%`);
    const chance = share === null ? '' : say('jamb-percent', { number: number(share * 100) });
    const words = advice?.saying ? tell(advice.saying) : chance || this.progress();
    this.bar.setAttribute('aria-label', say('web-evaluation'));
    this.bar.title = say('web-evaluation');
    this.bar.setAttribute('aria-valuenow', String(Math.round((share ?? 0.5) * 100)));
    this.bar.setAttribute('aria-valuetext', words);
    this.value.textContent = chance;
  }

  /** @param {string} move */
  #hintWords(move) {
    return say('web-hint-move', { move: this.room.board.moveWords?.(move) ?? move });
  }

  /** @param {AdviceView | null} advice */
  #head(advice) {
    if (!advice) return h('p', { class: 'thought-head' }, h('span', { class: 'soft' }, this.progress()));
    const best = advice.best ? this.#hintWords(advice.best) : '';
    const text = advice.saying ? standing(advice) : (advice.value ?? best);
    return h('p', { class: 'thought-head' }, h('strong', null, text));
  }

  /**
   * The best moves whose values are known, as people say them.
   * @param {AdviceView} advice
   */
  #lines(advice) {
    const known = advice.lines.filter((line) => worthWords(line.value) !== null);
    const list = known.slice(0, BEST).map((line) => this.#line(line, advice, worthWords(line.value) ?? ''));
    return advice.lines.length > 1 && list.length > 0 && h('ol', { class: 'lines' }, list);
  }

  /**
   * How it was found, for the curious.
   * @param {AdviceView} advice
   * @param {boolean} hasLines
   */
  #details(advice, hasLines) {
    const facts = [
      typeof advice.depth === 'number' && say('web-fact-depth', { depth: advice.depth }),
      typeof advice.nodes === 'number' && advice.nodes > 0 && say('web-fact-nodes', { nodes: advice.nodes }),
      typeof advice.cutoffs === 'number' && advice.cutoffs > 0 && say('web-fact-cutoffs', { cutoffs: advice.cutoffs }),
      advice.spent > 0 && say('web-seconds', { time: number(advice.spent / 1000, 1) }),
    ];
    const lines = hasLines ? advice.lines.slice(0, MOST_LINES) : [];
    const fold = h(
      'details',
      { class: 'thought-details', open: this.#isOpen },
      h('summary', null, say('web-details')),
      h('p', { class: 'soft' }, facts.filter(Boolean).join(' · ')),
      lines.length > 1 && h('ol', { class: 'lines' }, lines.map((line) => this.#line(line, advice, line.value))),
      lines.length > 1 && advice.saying && h('p', { class: 'soft' }, say('web-duel-legend')),
    );
    fold.addEventListener('toggle', () => (this.#isOpen = fold.open));
    return fold;
  }

  /**
   * @param {LineView} line
   * @param {AdviceView} advice
   * @param {string} worth
   */
  #line(line, advice, worth) {
    const show = () => this.room.board.advise?.({ ...advice, best: line.text, lines: [line] });
    const restore = () => this.room.board.advise?.(this.room.table.step ? this.room.advice : null);
    const after = line.line[0] === line.text ? line.line.slice(1) : line.line;
    const listen = {
      onmouseenter: show,
      onmouseleave: restore,
      onfocus: show,
      onblur: restore,
      onclick: show,
    };
    const value = h('span', { class: `line-value ${line.fate ?? ''}` }, worth);
    const words = [h('strong', null, line.text), after.length > 0 && ` ${after.slice(0, 4).join(' ')}`];
    return h(
      'li',
      null,
      h(
        'button',
        { class: 'line', type: 'button', ...listen },
        value,
        h('span', { class: 'line-moves' }, words),
      ),
    );
  }
}

/**
 * How the first player stands, in words.
 * @param {AdviceView} advice about a game of two
 */
function standing({ saying, bar }) {
  if (!saying) return '';
  // An opinion in points says little; a chance says it all.
  const isChance = saying.key === 'verdict-points' && typeof bar === 'number';
  const verdict = isChance ? say('web-chance', { chance: number(Math.round(bar * 100)) }) : saying;
  return say('web-first-stands', { verdict });
}
