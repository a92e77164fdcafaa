/** What is said of one move: how good it was, why, and the moves that were best. */
/** @import { ReviewEntryView, ReviewOptionView } from '../types/api.js' */
/** @import { Review } from './review.js' */
import { h, put } from '../lib/dom.js';
import { button } from '../lib/parts.js';
import { number, say, tell } from '../lib/words.js';
import { changeWords, gradeMark, gradeWords, isFault, optionValue, signedPoints } from './review-grades.js';

/** @param {Review} page */
export function verdictPart(page) {
  const element = h('section', { class: 'review-verdict' });

  const draw = () => {
    element.setAttribute('aria-label', say('web-review-this-move'));
    if (page.better) return put(element, page.better.element);
    const focused = document.activeElement?.getAttribute('data-act');
    const { entry } = page;
    put(element, heading(), entry ? told(entry) : waiting(), actions(entry));
    const again = element.querySelector(`[data-act='${focused ?? ''}']`);
    if (focused && again instanceof HTMLElement) again.focus();
  };

  const heading = () => {
    const move = page.table.moves[page.at - 1];
    if (!move) return h('h2', null, say('web-at-start'));
    const { entry } = page;
    const isShared = page.table.seats.length > 1;
    const who = h('span', { class: 'verdict-who' }, [`${number(page.at)}.`, isShared && page.nameOf(move.seat)].filter(Boolean).join(' '));
    const what = h('strong', null, entry?.played.saying ? tell(entry.played.saying) : page.moveWords(move.text));
    const grade = entry && h('span', { class: `verdict-grade ${entry.grade}` }, gradeMark(entry.grade, true), gradeWords(entry.grade));
    return h('h2', null, h('span', { class: 'verdict-move' }, who, ' ', what), grade);
  };

  const waiting = () => {
    const isOpen = page.at > 0 && page.review.state !== 'done';
    return isOpen && h('p', { class: 'soft' }, say('web-review-not-yet'));
  };

  /** @param {ReviewEntryView} entry */
  const told = (entry) => [
    h('p', { class: 'verdict-why' }, entry.why ? page.why(entry.why) : plain(entry), ' ', change(entry)),
    entry.best.length > 0 &&
      !entry.is_forced &&
      h(
        'ol',
        { class: 'verdict-best', 'aria-label': say('web-review-best') },
        entry.best.map((option, place) => line(entry, option, place)),
      ),
  ];

  /**
   * What is to be said of a move of which nothing is wrong.
   * @param {ReviewEntryView} entry
   */
  const plain = (entry) => {
    if (entry.is_forced) return say('web-review-forced');
    return say(hadBetter(entry) ? 'web-review-was-good' : 'web-review-was-best');
  };

  /** @param {ReviewEntryView} entry */
  const change = (entry) => {
    const { luck } = entry;
    const isLuck = typeof luck === 'number' && Math.abs(luck) >= 0.05;
    const words = [changeWords(entry, page.review.unit), isLuck && say('web-review-luck', { points: signedPoints(luck) })];
    return h('span', { class: 'soft' }, words.filter(Boolean).join(' · '));
  };

  /**
   * @param {ReviewEntryView} entry
   * @param {ReviewOptionView} option
   * @param {number} place
   */
  const line = (entry, option, place) => {
    const words = option.saying ? tell(option.saying) : page.moveWords(option.text);
    const isPlayed = option.text === entry.text;
    const after = option.line.slice(1, 4).map((text) => page.moveWords(text));
    const gain = typeof option.gain === 'number' && option.gain > 0 && say('web-final', { points: option.gain });
    const isChosen = page.isBefore && (page.pointed ?? entry.best[0]?.text) === option.text;
    const press = () => page.point(option.text);
    return h(
      'li',
      null,
      h(
        'button',
        {
          type: 'button',
          class: 'verdict-line',
          'aria-pressed': String(isChosen),
          'data-act': `line-${place}`,
          onclick: () => {
            press();
            draw();
          },
        },
        h('span', { class: 'verdict-text' }, h('strong', null, words), after.length > 0 && h('span', { class: 'soft' }, ` ${after.join(' ')}`)),
        isPlayed && h('span', { class: 'verdict-played' }, say('web-review-played')),
        gain && h('span', { class: 'soft' }, gain),
        h('span', { class: `verdict-value ${option.fate ?? ''}` }, optionValue(option, page.review.unit, entry.best[0])),
      ),
    );
  };

  /** @param {ReviewEntryView | undefined} entry */
  const actions = (entry) => {
    const isOver = page.ply >= page.all && page.table.ending !== null && page.table.ending !== undefined;
    return h(
      'div',
      { class: 'row verdict-actions' },
      entry &&
        isFault(entry.grade) &&
        page.isPlayable &&
        button(say('web-review-quiz'), () => page.quiz(), { class: 'primary', icon: 'hint', 'data-act': 'quiz' }),
      entry &&
        (page.isBefore || hadBetter(entry)) &&
        button(say(page.isBefore ? 'web-review-show-after' : 'web-review-show-before'), () => void page.walk(page.at, !page.isBefore), {
          'data-act': 'before',
        }),
      !isOver && button(say('web-review-branch'), () => void page.branch(), { class: 'quiet', 'data-act': 'branch' }),
    );
  };

  return { element, draw };
}

/**
 * Whether something else was better.
 * @param {ReviewEntryView} entry
 */
function hadBetter(entry) {
  return !entry.is_forced && entry.text !== entry.best[0]?.text;
}
