/** The task of a day beside its board: what is to be reached, whether it still can be, and how it came out. */
/** @import { TableTaskView } from '../types/api.js' */
/** @import { Room } from './room.js' */
import { openTable, perform } from '../lib/api.js';
import { begin, keptDay, noteResult } from '../lib/daily.js';
import { h, put } from '../lib/dom.js';
import { styleSheet } from '../lib/games.js';
import { announce, button, dialog } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { keepKeys } from '../lib/store.js';
import { say } from '../lib/words.js';
import { aimWords, dayWords, gradeWords, resultWords, starSigns } from './daily-words.js';

/** @param {Room} room */
export function dailyPart(room) {
  const element = h('section', { class: 'room-daily', hidden: true });
  /** @type {string | undefined} */
  let before;
  /** Whether somebody who missed the solution looks at it. */
  let isOpen = false;

  const draw = () => {
    const { task } = room.table;
    element.hidden = !task;
    if (!task) return;
    void styleSheet('daily.css');
    noteResult(room.table);
    element.setAttribute('aria-label', say('web-daily-task'));
    element.dataset.standing = task.standing;
    const told = standingWords(task);
    put(
      element,
      h(
        'p',
        { class: 'room-daily-head' },
        h('span', null, say('web-daily-of', { day: dayWords(task.date) })),
        task.grade && h('span', { class: 'soft' }, gradeWords(task.grade)),
      ),
      h('p', { class: 'room-daily-told' }, told),
      typeof task.earned === 'number' &&
        h('p', { class: 'room-daily-stars', 'aria-hidden': 'true' }, starSigns(task.earned)),
      ways(task),
      solution(task),
    );
    if (before !== undefined && before !== told) announce(told);
    if (before !== undefined && before !== told && task.standing === 'solved') sound('win');
    before = told;
  };

  /** @param {TableTaskView} task */
  const standingWords = (task) => {
    const { standing, moves, missed, goal, points, most } = task;
    const played = Math.ceil(room.table.moves.length / 2);
    if (standing === 'solved') {
      return goal === 'play' ? say('web-daily-best-play', { points: most ?? 0 }) : say('web-daily-solved-all');
    }
    if (standing === 'done') {
      return resultWords({ standing, points: points ?? 0, stars: task.earned ?? undefined });
    }
    if (standing === 'missed') {
      if (typeof missed !== 'number') return say('web-daily-given-up');
      if (goal === 'play') return say('web-daily-better-play', { points: points ?? 0, most: most ?? 0 });
      return say('web-daily-no-longer', { move: room.table.moves[missed]?.text ?? '', moves: moves ?? 0 });
    }
    if (goal === 'win' && played > 0) return say('web-daily-right', { moves: (moves ?? 0) - played });
    return aimWords(task);
  };

  /**
   * The solution, once it is decided. Whoever missed it may want to look again first.
   * @param {TableTaskView} task
   */
  const solution = ({ solution: line, missed, goal }) => {
    if (line.length === 0) return null;
    const told = h(
      'div',
      { class: 'room-daily-solution' },
      h('p', null, `${say('web-daily-solution')} `, h('b', null, lineText(line))),
      goal === 'win' && button(say('web-daily-watch'), () => void watch(line), { class: 'quiet' }),
    );
    if (typeof missed !== 'number') return told;
    return h('details', { open: isOpen }, h('summary', { onclick: () => (isOpen = !isOpen) }, say('web-daily-show')), told);
  };

  /** @param {TableTaskView} task */
  const ways = ({ standing, date, goal }) => {
    const isMine = room.table.you.length > 0;
    if (!isMine) return null;
    if (standing === 'open') {
      const gives = goal !== 'points' && room.table.can.resign;
      return gives && h('div', { class: 'row' }, button(say('web-daily-show'), giveUp, { class: 'quiet' }));
    }
    const isFirst = (keptDay(date)[room.game]?.tries ?? 1) < 2;
    return h(
      'div',
      { class: 'row wrap' },
      h('a', { class: 'button primary', href: `#/daily/${date}` }, say('web-daily-back')),
      standing !== 'solved' && button(say('web-daily-retry'), () => void begin(date, room.game)),
      isFirst && standing !== 'solved' && h('p', { class: 'soft' }, say('web-daily-first-counts')),
    );
  };

  const giveUp = () =>
    dialog(say('web-daily-show'), (close) => [
      h('p', null, say('web-daily-show-sure')),
      h(
        'div',
        { class: 'row end' },
        button(say('web-no'), close),
        button(say('web-daily-show'), () => {
          close();
          void room.act({ act: 'resign' });
        }),
      ),
    ]);

  /**
   * Goes through the solution at a table of its own.
   * @param {string[]} line
   */
  const watch = async (line) => {
    const { position } = await room.past(0);
    const { table, keys } = await openTable(room.game, { position, players: ['human', 'human'] });
    keepKeys(table.id, room.game, keys);
    for (const [number, text] of line.entries()) await perform(table.id, `solution-${number}`, { act: 'play', text });
    location.hash = `#/${room.game}/${table.id}/0`;
  };

  return { element, draw };
}

/**
 * Moves as they are written: `1. d2-d3 b4-c4 2. …`; a single one as it is.
 * @param {string[]} line
 */
function lineText(line) {
  if (line.length === 1) return line[0];
  return line.map((text, i) => (i % 2 === 0 ? `${i / 2 + 1}. ${text}` : text)).join('  ');
}
