/**
 * The best scores of this house.
 */
/** @import { BoardHost } from '../types/host.js' */
/** @import { BestView } from '../types/api.js' */
import { h, put } from '../lib/dom.js';

/** How many are shown. */
const MOST = 8;

/** @param {BoardHost} host */
export function best(host) {
  const element = h('section', { class: 'jewels-best' });
  /** @type {BestView[]} */
  let scores = [];
  const words = () => {
    const title = h('h2', null, host.say('web-jewels-best'));
    put(element, title, scores.length === 0 ? h('p', null, host.say('jewels-no-scores')) : list(host, scores));
  };
  const load = async () => {
    const answer = await fetch('api/best/jewels').catch(() => null);
    if (!answer?.ok) return;
    scores = (await answer.json()).slice(0, MOST);
    words();
  };
  load();
  return { element, words, load };
}

/**
 * @param {BoardHost} host
 * @param {BestView[]} scores
 */
function list(host, scores) {
  return h(
    'ol',
    null,
    scores.map(({ points, turns, limit, board, name }) => {
      const detail = host.say('jewels-score-detail', { board, turns }) + (limit ? `, ${limit}` : '');
      return h(
        'li',
        null,
        h('b', null, host.number(points)),
        h('span', { class: 'jewels-who' }, name || '–'),
        h('small', null, detail),
      );
    }),
  );
}
