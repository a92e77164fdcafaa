/** What stands in the strip of today: five small cards, what is done of them, and the days in a row. */
/** @import { DailyView, TaskView } from '../types/api.js' */
/** @import { Result } from '../lib/daily.js' */
import { daily } from '../lib/api.js';
import { begin, dayOf, keptDay, streak } from '../lib/daily.js';
import { h, put } from '../lib/dom.js';
import { styleSheet } from '../lib/games.js';
import { say } from '../lib/words.js';
import { aimWords, dayWords, resultSigns, resultWords } from './daily-words.js';
import { picture } from './daily-pictures.js';

/** The day that was asked for last. @type {Promise<DailyView> | undefined} */
let asked;
let askedDay = '';

/**
 * The tasks of a day, asked for once.
 * @param {string} day
 */
export function tasksOf(day) {
  if (!asked || askedDay !== day) {
    askedDay = day;
    asked = daily(day);
    asked.catch(() => (asked = undefined));
  }
  return asked;
}

/** @param {HTMLElement} place */
export async function fillStrip(place) {
  const day = dayOf();
  try {
    const [{ tasks }] = await Promise.all([tasksOf(day), styleSheet('daily.css')]);
    place.setAttribute('aria-labelledby', 'today');
    put(
      place,
      h(
        'header',
        { class: 'today-head' },
        h('h2', { id: 'today' }, h('a', { href: '#/daily' }, say('web-daily-today'))),
        h('span', { class: 'soft' }, dayWords(day)),
        streakSign(),
      ),
      h('ul', { class: 'today-tasks' }, tasks.map((task) => h('li', null, small(day, task)))),
    );
  } catch {
    place.remove();
  }
}

/** On how many days in a row something was done, from two on. */
export function streakSign() {
  const days = streak();
  return days > 1 && h('span', { class: 'streak' }, say('web-daily-streak', { days }));
}

/**
 * One task, to be played by one touch; what is decided is looked at on the page of the day.
 * @param {string} day
 * @param {TaskView} task
 */
function small(day, task) {
  const kept = keptDay(day)[task.game];
  const name = say(`game-${task.game}`);
  const address = kept?.result ? '#/daily' : `#/${task.game}/${kept?.table}`;
  const way = kept
    ? h('a', { class: 'task-name', href: address }, name)
    : h('button', { class: 'task-name', type: 'button', onclick: () => void begin(day, task.game) }, name);
  return h('div', { class: 'task-small', dataset: { task: task.game } }, pictureOf(task), way, under(task, kept?.result));
}

/**
 * What is to be reached, or how it came out.
 * @param {TaskView} task
 * @param {Result | undefined} result
 */
function under(task, result) {
  if (!result) return h('span', { class: 'task-aim' }, aimWords(task));
  return h('span', { class: 'task-result' }, signs(result));
}

/**
 * How a task came out: signs to see, and words to hear.
 * @param {Result} result
 */
export function signs(result) {
  return [
    h('span', { 'aria-hidden': 'true' }, resultSigns(result)),
    h('span', { class: 'unseen' }, resultWords(result)),
  ];
}

/**
 * The place of a picture, which comes when it is drawn.
 * @param {TaskView} task
 */
export function pictureOf({ game, position }) {
  const place = h('span', { class: 'task-picture', 'aria-hidden': 'true' });
  // A task without its picture can be played all the same.
  void picture(game, position).then((drawn) => put(place, drawn), () => {});
  return place;
}
