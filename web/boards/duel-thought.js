/**
 * A computer player's work, laid open: what it chose and why, how far it looked, and every turn it weighed.
 */

/** @import { AdviceView, LineView } from '../types/api.js' */
/** @import { BoardHost } from '../types/host.js' */

import { h, put } from '../lib/dom.js';

/**
 * @param {BoardHost} host
 * @param {{ point: (text: string | null) => void }} how `point` is told the move that somebody points at.
 */
export function thought(host, { point }) {
  const element = h('section', { class: 'duel-thought', hidden: true });
  /** @type {AdviceView | null} */
  let shown = null;

  /** @param {AdviceView | null} advice */
  function show(advice) {
    shown = advice;
    element.hidden = advice === null || advice.lines.length === 0;
    put(element, advice && !element.hidden ? [verdict(advice), facts(advice), line(advice), table(advice)] : []);
  }

  /** @param {AdviceView} advice */
  function verdict(advice) {
    const words = advice.saying ? host.tell(advice.saying) : '';
    return h(
      'p',
      { class: 'verdict' },
      h('strong', null, advice.best ?? ''),
      advice.value && h('span', { class: 'value' }, advice.value),
      words && words !== advice.value && h('span', { class: 'soft' }, words),
    );
  }

  /** @param {AdviceView} advice */
  function facts(advice) {
    const fact = (/** @type {string} */ name, /** @type {string} */ value) => h('div', null, h('dt', null, name), h('dd', null, value));
    return h(
      'dl',
      null,
      typeof advice.depth === 'number' && fact(host.say('web-duel-depth'), host.number(advice.depth)),
      typeof advice.nodes === 'number' && fact(host.say('web-duel-nodes'), host.number(advice.nodes)),
      typeof advice.cutoffs === 'number' && fact(host.say('web-duel-cutoffs'), host.number(advice.cutoffs)),
      fact(host.say('web-duel-time'), host.say('web-duel-seconds', { seconds: host.number(advice.spent / 1000, 2) })),
    );
  }

  /** @param {AdviceView} advice */
  function line(advice) {
    const best = advice.lines.find((candidate) => candidate.text === advice.best) ?? advice.lines[0];
    if (!best || best.line.length === 0) return null;
    return h('p', { class: 'expects' }, h('span', { class: 'soft' }, host.say('web-duel-expects')), ' ', best.line.join(' · '));
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
