/** The page of a day: its five tasks, how they came out, and a line for others. */
/** @import { TaskView } from '../types/api.js' */
/** @import { Page } from '../app.js' */
import { begin, dayAfter, dayOf, isDay, keptDay } from '../lib/daily.js';
import { h, put } from '../lib/dom.js';
import { styleSheet } from '../lib/games.js';
import { icon } from '../lib/icons.js';
import { button } from '../lib/parts.js';
import { say } from '../lib/words.js';
import { aimWords, dayWords, gradeWords, shareText } from './daily-words.js';
import { pictureOf, signs, streakSign, tasksOf } from './daily-strip.js';
import { copyText } from './friend.js';

/**
 * @param {string} wished a day, or nothing for today; what is no day, or has not come yet, is today
 * @returns {Promise<Page>}
 */
export async function dailyPage(wished) {
  const today = dayOf();
  const day = isDay(wished) && wished <= today ? wished : today;
  const [{ tasks }] = await Promise.all([tasksOf(day), styleSheet('daily.css')]);
  const element = h('section', { class: 'daily' });
  const pictures = new Map(tasks.map((task) => [task.game, pictureOf(task)]));

  const words = () =>
    put(
      element,
      h(
        'header',
        { class: 'daily-head' },
        h('h1', null, day === today ? say('web-daily-today') : dayWords(day)),
        h('p', { class: 'soft' }, day === today ? dayWords(day) : say('web-daily-past'), streakSign()),
        others(),
      ),
      h('div', { class: 'daily-tasks' }, tasks.map(card)),
      result(),
      h('details', { class: 'daily-about' }, h('summary', null, say('web-daily-about')), about()),
    );

  /** The days beside this one. */
  const others = () =>
    h(
      'nav',
      { class: 'daily-days', 'aria-label': say('web-daily-days') },
      way(dayAfter(day, -1), icon('back'), say('web-daily-before')),
      day < today && way(dayAfter(day), say('web-daily-after'), icon('next')),
      day < today && h('a', { class: 'button quiet', href: '#/daily' }, say('web-daily-today')),
    );

  /**
   * @param {string} to
   * @param {...(Node | string)} inside
   */
  const way = (to, ...inside) =>
    h('a', { class: 'button quiet', href: to === today ? '#/daily' : `#/daily/${to}` }, ...inside);

  /** @param {TaskView} task */
  const card = (task) => {
    const { game } = task;
    const kept = keptDay(day)[game];
    return h(
      'article',
      { class: 'task', dataset: { task: game, done: kept?.result?.standing } },
      pictures.get(game),
      h(
        'div',
        { class: 'task-words' },
        h('h2', null, say(`game-${game}`)),
        h('p', null, aimWords(task)),
        task.grade && h('p', { class: 'task-grade' }, gradeWords(task.grade)),
        task.goal === 'play' && h('p', { class: 'task-grade' }, say('web-daily-english')),
        kept?.result && h('p', { class: 'task-result' }, signs(kept.result)),
        h('div', { class: 'card-ways' }, ways(game, kept)),
      ),
    );
  };

  /**
   * @param {string} game
   * @param {import('../lib/daily.js').Kept | undefined} kept
   */
  const ways = (game, kept) => {
    const told = (/** @type {string} */ text) => `${say(`game-${game}`)}: ${text}`;
    const anew = () => void begin(day, game);
    if (!kept) return [button(say('web-play'), anew, { class: 'primary', 'aria-label': told(say('web-play')) })];
    const address = { href: `#/${game}/${kept.table}` };
    if (!kept.result) {
      const words = { class: 'button primary', 'aria-label': told(say('web-continue')) };
      return [h('a', { ...words, ...address }, say('web-continue'))];
    }
    return [
      h('a', { class: 'button', 'aria-label': told(say('web-daily-look')), ...address }, say('web-daily-look')),
      button(say('web-daily-retry'), anew, { class: 'quiet', 'aria-label': told(say('web-daily-retry')) }),
    ];
  };

  /** What can be shown to others, once there is something. */
  const result = () => {
    const kept = keptDay(day);
    if (!Object.values(kept).some((one) => one.result)) return null;
    const text = shareText(day, kept);
    return h(
      'section',
      { class: 'daily-result', 'aria-label': say('web-daily-result') },
      h('p', { class: 'daily-text' }, text),
      h('div', { class: 'row' }, shareButtons(text)),
    );
  };

  words();
  return { element, title: () => say('web-daily-title', { day: dayWords(day) }), words };
}

/**
 * The ways to hand a line on.
 * @param {string} text
 */
export function shareButtons(text) {
  const copy = button(say('web-copy'), () => void copyText(text), { icon: 'copy' });
  if (!navigator.share) return [copy];
  // Whoever closes the sheet of the system has shared nothing, and knows it.
  const share = button(say('web-share'), () => void navigator.share({ text }).catch(() => {}), { icon: 'share' });
  return [share, copy];
}

function about() {
  const lines = [say('web-daily-about-same'), say('web-daily-about-dice'), say('web-daily-about-puzzles')];
  return [...lines, say('web-daily-about-first')].map((line) => h('p', null, line));
}
