/**
 * A row of things of which one is chosen.
 */

import { h } from '../lib/dom.js';

/** @typedef {{ value: string, key: string, words: () => string }} Pick */

/**
 * @param {string} name
 * @param {Pick[]} picks
 * @param {() => string} legend
 * @param {() => void} [changed]
 */
export function picks(name, picks, legend, changed) {
  const heading = h('legend', null);
  const inputs = picks.map((pick, index) =>
    h('input', { type: 'radio', name, value: pick.value, id: `${name}-${pick.value}`, checked: index === 0, onchange: () => changed?.() }),
  );
  const labels = picks.map((pick) => h('label', { for: `${name}-${pick.value}` }));
  const element = h('fieldset', { class: 'duel-picks' }, heading, inputs.flatMap((input, index) => [input, labels[index]]));

  return {
    element,
    words() {
      heading.textContent = legend();
      picks.forEach((pick, index) => {
        const label = labels[index];
        if (label) label.textContent = pick.words();
      });
    },
    value: () => inputs.find((input) => input.checked)?.value ?? '',
    /** @param {string} value */
    set(value) {
      for (const input of inputs) input.checked = input.value === value;
    },
    /**
     * Chooses by a key. True: it was one of these.
     * @param {KeyboardEvent} event
     */
    key(event) {
      const index = picks.findIndex((pick) => pick.key !== '' && pick.key === event.key);
      const input = inputs[index];
      if (!input || event.ctrlKey || event.metaKey || event.altKey) return false;
      input.checked = true;
      changed?.();
      return true;
    },
  };
}
