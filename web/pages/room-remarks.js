/** What is odd about the file with which a table began: a list beside the board, until it is put away. */
/** @import { Room } from './room.js' */
import { sentence } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { iconButton } from '../lib/parts.js';
import { readJson, writeJson } from '../lib/store.js';
import { say, tell } from '../lib/words.js';

/** So many tables are remembered whose remarks were put away. */
const MOST = 100;

/** @param {Room} room */
export function remarksPart(room) {
  const element = h('section', { class: 'remarks' });
  const putAway = () => {
    writeJson('remarks-read', [...putAwayAt(), room.id].slice(-MOST));
    draw();
  };
  const draw = () => {
    const remarks = putAwayAt().includes(room.id) ? [] : (room.table.remarks ?? []);
    element.hidden = remarks.length === 0;
    const title = say('web-file-remarks', { count: remarks.length });
    element.setAttribute('aria-label', title);
    put(
      element,
      h('header', null, h('h2', null, title), iconButton('close', say('web-close'), putAway)),
      // A list that scrolls must be within reach of the keys.
      h('ul', { tabindex: '0' }, remarks.map((remark) => h('li', null, sentence(tell(remark))))),
    );
  };
  return { element, draw };
}

/** The tables at which they were put away. @returns {string[]} */
const putAwayAt = () => readJson('remarks-read', []);
