/**
 * How the dice fell so far, and how the talon is kept in memory.
 */
/** @import { BoardHost } from '../types/host.js' */
/** @import { Page, Sheet } from './jamb-panel.js' */
import { h, put } from '../lib/dom.js';
import { face } from './jamb-face.js';

/** @typedef {{ statistic: number, rare: number, very_rare: number }} Test */
/** @typedef {{ faces: number[], face_test: Test | null, pair_test: Test | null }} Statistics */
/** @typedef {{ layout: string, bytes: number, full: number, conversion_point: number | null }} LayoutFacts */
/**
 * @typedef {object} Storage
 * @property {string} layout
 * @property {number} filled
 * @property {number} bytes
 * @property {number} dense_bytes
 * @property {LayoutFacts[]} layouts
 * @property {{ name: string, numbers: number[] }[]} content
 */

/** @type {Record<string, string>} */
const LAYOUTS = {
  coo: 'jamb-storage-coo',
  csr: 'jamb-storage-csr',
  csc: 'jamb-storage-csc',
  dense: 'jamb-storage-dense',
};

/**
 * @param {BoardHost} host
 * @returns {Page}
 */
export function dicePage(host) {
  const element = h('div', { class: 'jamb-statistics' });
  const ask = asker(host, { statistics: true });
  return {
    element,
    draw: (sheet) =>
      ask(sheet, (answer) => {
        const { faces, face_test: faceTest, pair_test: pairTest } = /** @type {Statistics} */ (answer);
        const count = faces.reduce((sum, number) => sum + number, 0);
        const dice = sheet.board.dice;
        const seed =
          dice && h('p', { class: 'jamb-seed' }, h('span', null, host.say('web-jamb-seed')), h('code', null, dice));
        if (count === 0) {
          put(element, h('p', null, host.say('jamb-dice-none')), seed);
          return;
        }
        put(
          element,
          bars(host, faces, count),
          h('p', null, host.say('jamb-dice-told', { count, even: host.number(count / 6, 1) })),
          h('p', null, faceTest ? host.say('jamb-dice-faces', told(host, faceTest)) : host.say('jamb-dice-few-faces')),
          h('p', null, pairTest ? host.say('jamb-dice-pairs', told(host, pairTest)) : host.say('jamb-dice-few-pairs')),
          seed,
        );
      }),
  };
}

/**
 * Asks a question once for every state of the table; the last answer stands while the next one comes.
 * @param {BoardHost} host
 * @param {object} question
 */
function asker(host, question) {
  let asked = '';
  /** @type {unknown} */
  let known = null;
  return async (/** @type {Sheet} */ { table }, /** @type {(answer: unknown) => void} */ show) => {
    if (known) show(known);
    const now = `${table.id} ${table.version}`;
    if (now === asked) return;
    asked = now;
    const answer = await host.ask(question).catch(() => null);
    if (!answer || now !== asked) return;
    known = answer;
    show(answer);
  };
}

/**
 * @param {BoardHost} host
 * @param {Test} test
 */
function told(host, { statistic, rare, very_rare: veryRare }) {
  const verdict = statistic > veryRare ? 'jamb-dice-very-rare' : statistic > rare ? 'jamb-dice-rare' : 'jamb-dice-fair';
  const numbers = {
    statistic: host.number(statistic, 1),
    rare: host.number(rare, 1),
    veryrare: host.number(veryRare, 1),
  };
  return { ...numbers, verdict: host.say(verdict) };
}

/**
 * @param {BoardHost} host
 * @param {number[]} faces
 * @param {number} count
 */
function bars(host, faces, count) {
  const most = Math.max(...faces, 1);
  return h(
    'ol',
    { class: 'jamb-faces' },
    faces.map((number, place) => {
      const share = host.say('jamb-percent', { number: host.number((number * 100) / count, 1) });
      const label = host.say('jamb-dice-spoken', { face: place + 1, count: number, share });
      const bar = h('span', { class: 'jamb-fell', style: { '--share': number / most } });
      return h(
        'li',
        { 'aria-label': label },
        face(place + 1),
        bar,
        h('b', null, String(number)),
        h('small', null, share),
      );
    }),
  );
}

/**
 * @param {BoardHost} host
 * @returns {Page}
 */
export function storagePage(host) {
  const element = h('div', { class: 'jamb-storage' });
  const ask = asker(host, { storage: true });
  return {
    element,
    draw: (sheet) =>
      ask(sheet, (answer) => {
        const storage = /** @type {Storage} */ (answer);
        const { layout, filled, bytes, dense_bytes: dense } = storage;
        const begun = sheet.board.people[sheet.place]?.view.storage.conversion_point ?? null;
        put(
          element,
          h('p', null, host.say('jamb-storage-now', { layout: layout.toUpperCase(), filled, bytes, dense })),
          fill(host, filled, begun),
          h('p', null, turning(host, layout, begun)),
          h(
            'div',
            { class: 'jamb-layouts' },
            storage.layouts.map((one) => meter(host, one, layout)),
          ),
          h(
            'dl',
            { class: 'jamb-arrays' },
            storage.content.flatMap(({ name, numbers }) => [h('dt', null, name), h('dd', null, numbers.join(' '))]),
          ),
        );
      }),
  };
}

/**
 * When the talon becomes dense, or became it.
 * @param {BoardHost} host
 * @param {string} layout
 * @param {number | null} point
 */
function turning(host, layout, point) {
  if (point === null) return host.say('jamb-storage-never');
  return layout === 'dense'
    ? host.say('web-jamb-became-dense', { filled: point })
    : host.say('jamb-storage-point', { filled: point });
}

/**
 * One layout: what the talon takes in it now, of what it takes when full.
 * @param {BoardHost} host
 * @param {LayoutFacts} facts
 * @param {string} current
 */
function meter(host, { layout, bytes, full, conversion_point: point }, current) {
  const bar = h('span', { class: 'jamb-fell', style: { '--share': full > 0 ? Math.min(1, bytes / full) : 0 } });
  const values = {
    layout: layout.toUpperCase(),
    bytes,
    full,
    point:
      typeof point === 'number' ? host.say('jamb-storage-point', { filled: point }) : host.say('jamb-storage-never'),
  };
  const words = host.say('jamb-storage-layout', values);
  const about = LAYOUTS[layout] ? host.say(LAYOUTS[layout]) : '';
  return h('div', { class: layout === current ? 'is-current' : '', title: about }, h('span', null, words), bar);
}

/**
 * Thirty small fields: the filled ones, and the one with which the layout changes.
 * @param {BoardHost} host
 * @param {number} filled
 * @param {number | null} point
 */
function fill(host, filled, point) {
  const fields = Array.from({ length: 30 }, (_, number) => {
    const isPoint = point !== null && number + 1 === point;
    return h('i', { class: [number < filled && 'is-filled', isPoint && 'is-point'].filter(Boolean).join(' ') });
  });
  return h('div', { class: 'jamb-fill', role: 'img', 'aria-label': host.say('web-jamb-fill', { filled }) }, fields);
}
