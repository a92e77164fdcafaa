/**
 * Playing it better: the reader plays another move on the board, and hears whether it is better, and what would have
 * come of it.
 */
/** @import { BoardView, JambView, ReviewEntryView, TryView } from '../types/api.js' */
/** @import { Ghost } from '../types/host.js' */
/** @import { Review } from './review.js' */
import * as api from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { commonHost } from '../lib/host.js';
import { announce, button } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { number, say, tell } from '../lib/words.js';
import { gradeMark, gradeWords, isFault, optionValue } from './review-grades.js';

export class Better {
  element = h('div', { class: 'review-better', 'aria-live': 'polite' });
  /** What came of the move that was tried. @type {TryView | null} */
  #tried = null;
  #isAsking = false;
  #isOver = false;

  /** @param {Review} page */
  constructor(page) {
    this.page = page;
    this.at = page.at;
    this.entry = /** @type {ReviewEntryView} */ (page.entry);
  }

  /** Shows the board at which something better is wanted. */
  async begin() {
    this.draw();
    await this.show();
    const target = this.page.place.querySelector('[tabindex="0"], button:not(:disabled)');
    if (target instanceof HTMLElement || target instanceof SVGElement) target.focus({ preventScroll: true });
    announce(this.#question());
  }

  /** Draws the board, to be played on. */
  async show() {
    const { page, entry } = this;
    const past = await page.tableAt(entry.ply);
    const { seat, ply } = entry;
    const board = withMoves(past.board);
    const table = { ...past, board, moves: past.moves.slice(0, ply), you: [seat], to_move: seat, ending: null };
    await page.draw(table, { live: true, animate: false });
    page.board.ghosts?.(this.#ghosts());
  }

  /**
   * The move that was tried, and what answers it.
   * @returns {Ghost[]}
   */
  #ghosts() {
    const { is_better: isBetter, entry } = this.#tried ?? {};
    if (!entry) return [];
    const answer = isBetter ? undefined : entry.played.line[1];
    /** @type {Ghost[]} */
    const drawn = [{ text: entry.text, as: isBetter ? 'better' : 'played' }];
    return answer === undefined ? drawn : [...drawn, { text: answer, as: 'answer' }];
  }

  stop() {
    this.#isOver = true;
  }

  /** It is over; the page draws what comes next. */
  end() {
    this.stop();
    this.page.endQuiz();
  }

  /** Back to the move, with what was better. */
  answer() {
    const { page, at } = this;
    this.end();
    page.isBefore = false;
    void page.walk(at, true);
  }

  /**
   * Somebody played a move on the board. It is judged, and nothing is played.
   * @param {string} text
   */
  async play(text) {
    if (this.#isAsking || this.#isOver) return false;
    this.#isAsking = true;
    this.#tried = null;
    this.draw();
    try {
      this.#tried = await api.tryMove(this.page.id, { ply: this.entry.ply, text });
    } catch (error) {
      commonHost().refuse(error instanceof Error ? error.message : String(error));
    }
    this.#isAsking = false;
    if (this.#isOver) return false;
    this.draw();
    if (!this.#tried) return false;
    sound(this.#tried.is_better ? 'win' : 'lose');
    // The board takes its move back first.
    setTimeout(() => void this.show());
    return false;
  }

  #question() {
    const { page, entry, at } = this;
    const played = entry.played.saying ? tell(entry.played.saying) : page.moveWords(entry.text);
    return say('web-review-ask', { number: number(at), player: page.nameOf(entry.seat), move: played });
  }

  draw() {
    const tried = this.#tried;
    put(
      this.element,
      h('h2', null, say('web-review-quiz')),
      h('p', null, this.#question()),
      this.#isAsking && h('p', { class: 'soft better-asking' }, say('web-review-asking')),
      tried && this.#outcome(tried),
      this.#actions(tried),
    );
  }

  /** @param {TryView} tried */
  #outcome({ is_better: isBetter, is_best: isBest, entry }) {
    const { page } = this;
    const move = entry.played.saying ? tell(entry.played.saying) : page.moveWords(entry.text);
    const words = isBest ? 'web-review-try-best' : isBetter ? 'web-review-try-better' : 'web-review-try-worse';
    const answer = entry.played.line.slice(1).map((text) => page.moveWords(text));
    return h(
      'div',
      { class: `better-outcome ${isBetter ? (isFault(entry.grade) ? 'nearly' : 'yes') : 'no'}` },
      gradeMark(isBest ? 'best' : entry.grade, true),
      h(
        'div',
        null,
        h('p', null, h('strong', null, say(words, { move })), ' ', h('span', { class: 'soft' }, [...new Set([gradeWords(entry.grade), optionValue(entry.played, page.review.unit, entry.best[0])])].filter(Boolean).join(' · '))),
        !isBetter && entry.why && h('p', null, page.why(entry.why)),
        !isBetter && answer.length > 0 && h('p', { class: 'better-line' }, say('web-review-refuted', { line: answer.join(' · ') })),
      ),
    );
  }

  /** @param {TryView | null} tried */
  #actions(tried) {
    const next = this.#next();
    const goNext = () => {
      this.end();
      void this.page.walk(next ?? 0, true).then(() => this.page.quiz());
    };
    const again = () => {
      this.#tried = null;
      this.draw();
      void this.show();
    };
    return h(
      'div',
      { class: 'row verdict-actions' },
      tried && !tried.is_best && button(say('web-review-try-again'), again, { class: 'primary better-again' }),
      tried?.is_better && next !== undefined && button(say('web-review-next-moment'), goNext, { class: tried.is_best ? 'primary' : '', icon: 'next' }),
      button(say('web-review-show-before'), () => this.answer(), { icon: 'eye', class: 'better-answer' }),
      button(say('web-review-leave'), () => this.leave(), { class: 'quiet' }),
    );
  }

  /** Back to the move, as it was played. */
  leave() {
    const { page, at } = this;
    this.end();
    page.isBefore = true;
    void page.walk(at);
  }

  /** The move of the next key moment. */
  #next() {
    return this.page.review.moments.map(({ ply }) => ply + 1).find((move) => move > this.at);
  }
}

/**
 * A board of the past on which moves can be tried. Where the past does not tell what was legal, everything that can be
 * touched may be tried, and the server says what is wrong with it.
 * @param {BoardView} board
 * @returns {BoardView}
 */
function withMoves(board) {
  if (board.game === 'jewels' && board.view.moves.length === 0)
    return { ...board, view: { ...board.view, moves: swaps() } };
  if (board.game !== 'jamb') return board;
  const people = board.people.map((person) => ({ ...person, view: { ...person.view, moves: keeps(person.view) } }));
  return { ...board, people };
}

/** Every two neighbours. */
function swaps() {
  const places = Array.from({ length: 64 }, (_, place) => [(place % 8) + 1, Math.floor(place / 8) + 1]);
  return places.flatMap(([column, row]) => [
    ...(column < 8 ? [`${column} ${row} ${column + 1} ${row}`] : []),
    ...(row < 8 ? [`${column} ${row} ${column} ${row + 1}`] : []),
  ]);
}

/**
 * Every choice of dice to keep, and every field that can be written.
 * @param {JambView} view
 */
function keeps({ moves, dice, rows }) {
  if (moves.length > 0) return moves;
  const choices = Array.from({ length: 31 }, (_, bits) => dice.filter((_, place) => bits & (1 << place)));
  const kept = choices.map((faces) => (faces.length === 0 ? 'throw all' : `keep ${faces.join(' ')}`));
  return [...kept, ...rows.flatMap(({ fields }) => fields.flatMap(({ play }) => play ?? []))];
}
