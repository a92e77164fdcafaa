/** Fields that several parts of the invitation have. */
import { h } from '../lib/dom.js';

/**
 * @param {string} name
 * @param {string} value
 * @param {(to: string) => void} change
 * @param {string} placeholder
 * @param {Record<string, string>} [props]
 */
export function input(name, value, change, placeholder, props = {}) {
  const control = h('input', {
    class: 'input',
    name,
    value,
    placeholder,
    autocomplete: 'off',
    spellcheck: 'false',
    ...props,
  });
  control.addEventListener('input', () => change(control.value.trim()));
  return control;
}

/**
 * @param {string} words
 * @param {...import('../lib/dom.js').Child} children
 */
export function group(words, ...children) {
  return h('fieldset', { class: 'group' }, h('legend', null, words), ...children);
}
