/**
 * The best scores of this house.
 */
/** @import { BoardHost, TableView } from '../types/host.js' */
/** @import { BestView } from '../types/api.js' */
import { h, put } from '../lib/dom.js';
import { keepName } from '../lib/store.js';
import { send } from '../lib/transport.js';

/** How many are shown. */
const MOST = 8;

/** @param {BoardHost} host */
export function best(host) {
  const title = h('h2');
  const body = h('div');
  const label = h('span', { class: 'field-name' });
  const name = h('input', { class: 'input', autocomplete: 'nickname' });
  const own = h('label', { class: 'field jewels-own', hidden: true }, label, name);
  const element = h('section', { class: 'jewels-best' }, title, body, own);
  /** @type {BestView[]} */
  let scores = [];
  let seat = 1;
  name.addEventListener('change', () => {
    keepName(name.value.trim());
    void host.act({ act: 'name', seat, name: name.value.trim() });
  });

  const words = () => {
    title.textContent = host.say('web-jewels-best');
    label.textContent = host.say('web-your-name');
    put(body, scores.length === 0 ? h('p', null, host.say('jewels-no-scores')) : list(host, scores));
  };
  const load = async () => {
    const answer = await send('api/best/jewels').catch(() => null);
    if (!answer?.ok) return;
    scores = (await answer.json()).slice(0, MOST);
    words();
  };

  /**
   * Whoever plays alone has no plate: the name for the list is written here.
   * @param {TableView} table
   */
  const draw = ({ seats, you }) => {
    const [only] = seats;
    own.hidden = seats.length > 1 || !only || !you.includes(only.seat);
    if (!only || document.activeElement === name) return;
    seat = only.seat;
    name.value = only.name;
  };
  load();
  return { element, words, load, draw };
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
