/** One line beside the board in somebody's first game of a kind, until it is over or nobody wants it any more. */
/** @import { Room } from './room.js' */
import { coachLine } from '../lib/coach.js';
import { h, put } from '../lib/dom.js';
import { icon } from '../lib/icons.js';
import { iconButton } from '../lib/parts.js';
import { read, write } from '../lib/store.js';
import { say } from '../lib/words.js';

/** @param {Room} room */
export function coachPart(room) {
  const name = `coached.${room.game}`;
  const line = h('p', { class: 'coach-line' });
  const element = h('section', { class: 'coach' });
  let shown = '';

  const isWanted = () => read(name) === null && room.table.you.length > 0 && !room.table.ending;
  const close = () => {
    write(name, 'yes');
    draw();
  };

  const words = () => {
    if (room.table.is_waiting) return '';
    if (!room.isLive) return room.ply === null ? say('coach-wait') : shown;
    const told = coachLine(room.table, room.board.begun?.() ?? 0);
    return told ? say(...told) : '';
  };

  const draw = () => {
    if (room.table.ending && room.table.you.length > 0) write(name, 'yes');
    element.hidden = !isWanted();
    element.setAttribute('aria-label', say('coach'));
    if (element.hidden) return;
    shown = words();
    line.textContent = shown;
    if (element.childElementCount === 0 || !element.contains(line)) put(element, icon('hint'), line);
    element.querySelector('button')?.remove();
    element.append(iconButton('close', say('coach-close'), close));
  };

  // What is begun on the board shows after the touch.
  const look = () => requestAnimationFrame(() => element.isConnected && !element.hidden && (line.textContent = shown = words()));
  for (const event of ['pointerup', 'keyup', 'click']) room.place.addEventListener(event, look);
  return { element, draw };
}
