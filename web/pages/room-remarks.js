/** What is odd about the file with which a table began: a list beside the board, until it is put away. */
/** @import { SayingView } from '../types/api.js' */
/** @import { Room } from './room.js' */
import { sentence } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { iconButton } from '../lib/parts.js';
import { say, tell } from '../lib/words.js';

/** By table, as long as the page is open. @type {Map<string, SayingView[]>} */
const kept = new Map();

/**
 * @param {string} table
 * @param {SayingView[]} remarks
 */
export function keepRemarks(table, remarks) {
  if (remarks.length > 0) kept.set(table, remarks);
}

/** @param {Room} room */
export function remarksPart(room) {
  const element = h('section', { class: 'remarks' });
  const putAway = () => {
    kept.delete(room.id);
    draw();
  };
  const draw = () => {
    const remarks = kept.get(room.id) ?? [];
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
