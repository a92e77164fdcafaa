/**
 * The examples of a rule book: every position drawn by its own board, and under it what can be played there and what
 * cannot. A board is put together when it comes into sight.
 */
/** @import { ExampleLineView, ExampleView } from '../types/api.js' */
/** @import { Board, BoardModule } from '../types/host.js' */
import { sentence } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { lookingHost } from '../lib/host.js';
import { icon } from '../lib/icons.js';
import { say, tell } from '../lib/words.js';

/** Pictures begin to be drawn so far above and below the window. */
const MARGIN = '400px 0px';

export class Examples {
  /** @type {Map<Element, () => Promise<void>>} what is done when a picture comes into sight */
  #waiting = new Map();
  /** @type {Set<Board>} */
  #boards = new Set();
  /** Pictures are drawn one after the other, so that the page can be touched between them. */
  #drawn = Promise.resolve();
  #sight = new IntersectionObserver((seen) => this.#see(seen), { rootMargin: MARGIN });

  /** @param {() => Promise<BoardModule>} module is asked for when the first picture is drawn */
  constructor(module) {
    this.module = module;
  }

  /**
   * Puts the examples where the book has a place for them, before anybody sees it: the text stays where it is.
   * @param {HTMLElement} book
   * @param {ExampleView[]} examples
   */
  fill(book, examples) {
    this.#forget();
    for (const place of book.querySelectorAll('.examples')) {
      const rules = (place instanceof HTMLElement ? place.dataset.rules : '')?.split(' ') ?? [];
      const mine = rules.flatMap((rule) => examples.filter((example) => example.rule === rule));
      const drawn = mine.filter((example) => example.table).map((example) => this.#figure(example));
      const typed = mine.filter((example) => !example.table).flatMap(({ lines }) => lines.map(lineItem));
      put(
        place,
        drawn.length > 0 && h('div', { class: 'example-strip', tabindex: 0 }, drawn),
        typed.length > 0 && h('details', null, h('summary', null, say('web-rules-typed')), h('ul', { class: 'example-lines' }, typed)),
      );
    }
  }

  stop() {
    this.#sight.disconnect();
    this.#forget();
  }

  #forget() {
    for (const board of this.#boards) board.destroy?.();
    this.#boards.clear();
    this.#waiting.clear();
  }

  /** @param {ExampleView} example */
  #figure(example) {
    const { rule, table, lines } = example;
    const place = h('div', { class: 'place', inert: true, 'aria-hidden': 'true' });
    const draw = async () => {
      const module = await this.module();
      if (!place.isConnected) return;
      const board = module.board(lookingHost());
      this.#boards.add(board);
      place.style.setProperty('--shape', String(board.shape ?? 1));
      put(place, board.element);
      if (table) void board.draw(table, { live: false, animate: false });
    };
    this.#waiting.set(place, draw);
    this.#sight.observe(place);
    const title = rule === '0' ? '' : say('web-rules-shown', { rule });
    return h(
      'figure',
      { class: 'example', dataset: { game: table?.game ?? '', rule } },
      place,
      h('figcaption', null, h('span', { class: 'soft' }, title), h('ul', { class: 'example-lines' }, lines.map(lineItem))),
    );
  }

  /** @param {IntersectionObserverEntry[]} seen */
  #see(seen) {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      this.#sight.unobserve(target);
      const draw = this.#waiting.get(target);
      this.#waiting.delete(target);
      if (draw) this.#drawn = this.#drawn.then(draw).then(breath, breath);
    }
  }
}

/** @returns {Promise<void>} */
function breath() {
  return new Promise((settle) => setTimeout(settle));
}

/** @param {ExampleLineView} line */
function lineItem(line) {
  const { text, is_good: isGood, is_kept: isKept, means, points, saying } = line;
  const kind = isKept ? 'is-kept' : isGood ? 'is-good' : 'is-bad';
  const words = isKept ? say('web-rules-played') : say(isGood ? 'web-rules-good' : 'web-rules-bad');
  const told = [
    means && say('web-rules-means', { text: means }),
    points ? say('web-rules-points', { count: points }) : '',
    saying && sentence(tell(saying)),
  ].filter(Boolean);
  const isMove = text !== '' || !isGood;
  return h(
    'li',
    { class: isMove ? kind : '' },
    isMove && icon(isKept ? 'next' : isGood ? 'check' : 'close'),
    isMove && h('span', { class: 'unseen' }, words),
    h('span', null, text && h('code', null, text), told.length > 0 && ` ${told.join(' · ')}`),
  );
}
