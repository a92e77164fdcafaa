/** Above a review: who played how well, and how far the work is. */
/** @import { ReviewSeatView } from '../types/api.js' */
/** @import { Review } from './review.js' */
import { h, put } from '../lib/dom.js';
import { icon } from '../lib/icons.js';
import { button, iconButton } from '../lib/parts.js';
import { number, say } from '../lib/words.js';
import { copyText } from './friend.js';
import { GRADES, gradeMark, gradeWords, percent } from './review-grades.js';

/** @param {Review} page */
export function headPart(page) {
  const bar = h('div', { class: 'review-bar' });
  const players = h('div', { class: 'review-players' });
  const progress = h('div', { class: 'review-progress' });
  const element = h('section', { class: 'review-head' }, bar, players, progress);

  const draw = () => {
    put(
      bar,
      h('a', { class: 'button quiet review-back', href: `#/${page.game}/${page.id}` }, icon('back'), say('web-review-to-table')),
      h('h2', null, say('web-review')),
      button(say('web-share'), share, { icon: 'share', class: 'quiet review-share' }),
    );
    put(
      players,
      page.review.seats.map((seat) => player(page, seat)),
    );
    drawProgress();
  };

  const share = () => {
    const address = `${location.href.split('#')[0]}#/${page.game}/${page.id}/review`;
    void copyText(address);
  };

  const drawProgress = () => {
    const { state, done, total } = page.review;
    progress.hidden = state === 'done' && !page.problem;
    if (progress.hidden) return put(progress);
    const isRunning = state === 'running';
    const isFocused = progress.contains(document.activeElement);
    const words = page.problem || say(isRunning ? 'web-review-running' : 'web-review-paused', { done, total });
    const share = total > 0 ? done / total : 0;
    const track = h(
      'div',
      {
        class: 'review-track',
        role: 'progressbar',
        'aria-valuemin': 0,
        'aria-valuemax': Math.max(1, total),
        'aria-valuenow': done,
        'aria-label': say('web-review-progress'),
        style: { '--share': `${(share * 100).toFixed(1)}%` },
      },
      h('i'),
    );
    const control = isRunning
      ? iconButton('pause', say('web-pause'), () => void page.work(false), { class: 'review-pause' })
      : iconButton('play', say('web-review-go-on'), () => void page.work(true), { class: 'review-resume' });
    put(progress, h('div', { class: 'review-work' }, h('span', null, words), track), control);
    if (isFocused) control.focus();
  };

  return { element, draw };
}

/**
 * @param {Review} page
 * @param {ReviewSeatView} seat
 */
function player(page, { seat, accuracy, grades }) {
  const isDuel = page.table.seats.length > 1;
  const won = page.table.ending?.winner === seat && isDuel;
  const counted = GRADES.filter((grade) => grades[grade] > 0);
  const counts = counted.map((grade) => {
    const words = `${gradeWords(grade)}: ${number(grades[grade])}`;
    return h('li', { title: words }, gradeMark(grade, true), h('span', { class: 'unseen' }, `${gradeWords(grade)}: `), number(grades[grade]));
  });
  const told = typeof accuracy === 'number';
  return h(
    'div',
    { class: `review-player ${won ? 'won' : ''}` },
    isDuel && h('span', { class: 'token', dataset: { seat }, 'aria-hidden': 'true' }),
    h('span', { class: 'review-name' }, page.nameOf(seat), won && h('span', { class: 'review-won' }, say('web-won'))),
    h(
      'span',
      { class: 'review-accuracy', title: say('web-review-accuracy-note') },
      h('strong', null, told ? percent(accuracy / 100) : '–'),
      h('small', null, say('web-review-accuracy')),
    ),
    h('ul', { class: 'review-counts' }, counts),
  );
}
