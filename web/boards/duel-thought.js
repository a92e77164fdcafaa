/**
 * A computer player's work, laid open: what it thinks of the position, how far it looked, what it expects, and
 * every turn that it weighed, by the place that the turn leads to.
 */

/** @import { AdviceView, LineView } from '../types/api.js' */
/** @import { BoardHost } from '../types/host.js' */

import { h, put, svg } from '../lib/dom.js';
import { worthWords } from '../lib/worth.js';

/** So many of the best turns are told; the fold has all of them. */
const BEST = 3;

/**
 * @param {BoardHost} host
 * @param {{ point: (text: string | null) => void }} how `point` is told the move that somebody points at.
 */
export function thought(host, { point }) {
  const element = h('section', { class: 'duel-thought', hidden: true });
  /** @type {AdviceView | null} */
  let shown = null;
  let isOpen = false;

  /** @param {AdviceView | null} advice */
  function show(advice) {
    shown = advice;
    element.hidden = advice === null || advice.lines.length === 0;
    put(element, ...(advice && !element.hidden ? [verdict(advice), expected(advice), best(advice), details(advice)] : []));
  }

  /** @param {AdviceView} advice */
  function verdict(advice) {
    const { saying, bar } = advice;
    const isChance = saying?.key === 'verdict-points' && typeof bar === 'number';
    const stands = isChance ? host.say('web-chance', { chance: host.number(Math.round(bar * 100)) }) : saying;
    const words = stands ? host.say('web-first-stands', { verdict: stands }) : (advice.value ?? '');
    return h('p', null, h('strong', null, advice.best ?? ''), ' · ', h('strong', null, words));
  }

  /**
   * The best turns whose values are known.
   * @param {AdviceView} advice
   */
  function best(advice) {
    const known = advice.lines.filter((line) => worthWords(line.value) !== null).slice(0, BEST);
    const rows = known.map((line) =>
      h('li', { onpointerenter: () => point(line.text) }, h('span', null, line.text), h('b', null, worthWords(line.value))),
    );
    return known.length > 1 && h('ol', { class: 'duel-best', onpointerleave: () => point(null) }, rows);
  }

  /**
   * How it was found, and everything that was weighed, for the curious.
   * @param {AdviceView} advice
   */
  function details(advice) {
    const fold = h('details', { open: isOpen }, h('summary', null, host.say('web-details')), facts(advice), table(advice), legend());
    fold.addEventListener('toggle', () => (isOpen = fold.open));
    return fold;
  }

  /** @param {AdviceView} advice */
  function facts(advice) {
    const all = [
      typeof advice.depth !== 'number' && host.say('thought-from-book'),
      typeof advice.depth === 'number' && host.say('web-fact-depth', { depth: advice.depth }),
      typeof advice.nodes === 'number' && host.say('web-fact-nodes', { nodes: advice.nodes }),
      typeof advice.cutoffs === 'number' && host.say('web-fact-cutoffs', { cutoffs: advice.cutoffs }),
      host.say('web-seconds', { time: host.number(advice.spent / 1000, 2) }),
    ];
    return h('p', { class: 'soft' }, all.filter(Boolean).join(' · '));
  }

  /** What the signs of a value mean. */
  function legend() {
    return h('p', { class: 'soft' }, host.say('web-duel-legend'));
  }

  /** @param {AdviceView} advice */
  function expected(advice) {
    const line = advice.lines.find((candidate) => candidate.text === advice.best)?.line ?? [];
    return line.length > 1 && h('p', null, h('span', { class: 'soft' }, host.say('web-duel-expects')), ' ', line.join(' · '));
  }

  /**
   * Every turn, by the place that it leads to, the best place first.
   * @param {AdviceView} advice
   */
  function table(advice) {
    /** @type {Map<string, LineView[]>} */
    const groups = new Map();
    for (const candidate of advice.lines) {
      const group = candidate.group ?? '';
      groups.set(group, [...(groups.get(group) ?? []), candidate]);
    }
    const count = host.say('web-duel-candidates', { count: advice.lines.length });
    return h(
      'div',
      { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': count, onpointerleave: () => point(null) },
      h(
        'table',
        null,
        h('caption', null, count),
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            h('th', { scope: 'col' }, host.say('web-duel-to')),
            h('th', { scope: 'col' }, host.say('web-duel-turn')),
            h('th', { scope: 'col', class: 'number' }, host.say('web-duel-value')),
          ),
        ),
        [...groups].map(([group, lines]) =>
          h(
            'tbody',
            null,
            lines.map((candidate, index) => row(candidate, advice, index === 0 ? group : null, lines.length)),
          ),
        ),
      ),
    );
  }

  /**
   * @param {LineView} candidate
   * @param {AdviceView} advice
   * @param {string | null} group The place, in its first row.
   * @param {number} rows
   */
  function row(candidate, advice, group, rows) {
    const best = candidate.text === advice.best;
    return h(
      'tr',
      { class: best ? 'best' : null, onpointerenter: () => point(candidate.text) },
      group !== null && h('th', { scope: 'rowgroup', rowspan: rows }, group),
      h('td', null, candidate.text),
      h('td', { class: 'number' }, best && h('span', { class: 'chosen' }, host.say('web-duel-chosen')), candidate.value),
    );
  }

  return { element, show, words: () => show(shown) };
}

/**
 * A value in a rounded frame, for a board.
 * @param {string} text
 * @param {number} letter How wide a letter is.
 */
export function pill(text, letter) {
  const wide = Math.max(24, text.length * letter + 14);
  const frame = svg('rect', { x: -wide / 2, y: -11.5, width: wide, height: 23, rx: 11.5 });
  return svg('g', { class: 'pill' }, frame, svg('text', { y: 5 }, text));
}
