/** The small parts of every page: buttons, menus, toasts, dialogs, what is told to those who do not see. */
/** @import { Child, Props } from './dom.js' */
/** @import { IconName } from './icons.js' */
import { h, put } from './dom.js';
import { icon } from './icons.js';
import { say } from './words.js';

/**
 * A button with words, and perhaps a drawing before them.
 * @param {string} words
 * @param {() => void} press
 * @param {Props & { icon?: IconName }} [props]
 */
export function button(words, press, { icon: name, ...props } = {}) {
  const classes = ['button', props.class].filter(Boolean).join(' ');
  const listen = { type: 'button', onclick: press };
  return h('button', { ...listen, ...props, class: classes }, name && icon(name), h('span', null, words));
}

/**
 * A button that shows a drawing; its words are a title and are read out. In `short` they stand below the drawing
 * where nothing can hover over it.
 * @param {IconName} name
 * @param {string} words
 * @param {() => void} press
 * @param {Props & { short?: string }} [props]
 */
export function iconButton(name, words, press, { short, ...props } = {}) {
  const classes = ['icon-button', props.class].filter(Boolean).join(' ');
  const told = { type: 'button', title: words, 'aria-label': words, onclick: press };
  return h('button', { ...told, ...props, class: classes }, icon(name), short && iconWords(short));
}

/** @param {string} short */
export function iconWords(short) {
  return h('span', { class: 'icon-words', 'aria-hidden': 'true' }, short);
}

/**
 * The key that does the same, where there is a keyboard.
 * @param {string} key
 */
export function keyHint(key) {
  return h('kbd', { class: 'key-hint', 'aria-hidden': 'true' }, key);
}

const spoken = h('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
const toasts = h('div', { class: 'toasts', popover: 'manual', role: 'alert' });

/** Puts the places for what is told onto the page. */
export function ready() {
  document.body.append(spoken, toasts);
}

/**
 * Tells somebody who does not see the page.
 * @param {string} text
 */
export function announce(text) {
  // The same words twice are read twice only if the place was empty in between.
  spoken.textContent = '';
  requestAnimationFrame(() => (spoken.textContent = text));
}

/** @type {number | undefined} */
let fading;

/** No message stays longer, in milliseconds. */
const LONGEST_TOAST = 12_000;

/**
 * Shows a short message at the foot of the page: why something cannot be done, or what was done.
 * @param {string} text
 * @param {'refusal' | 'news'} [kind]
 */
export function toast(text, kind = 'refusal') {
  clearTimeout(fading);
  const sign = h('span', { class: 'toast-sign', 'aria-hidden': 'true' }, kind === 'refusal' ? '!' : '✓');
  put(toasts, h('p', { class: `toast ${kind}` }, sign, h('span', { class: 'toast-text' }, text)));
  // Shown anew, it comes to lie above a dialog that was opened since.
  if (toasts.matches(':popover-open')) toasts.hidePopover();
  toasts.showPopover();
  fading = setTimeout(hush, Math.min(LONGEST_TOAST, 3500 + text.length * 45));
}

/** Takes the message away. */
export function hush() {
  clearTimeout(fading);
  if (toasts.isConnected && toasts.matches(':popover-open')) toasts.hidePopover();
}

toasts.addEventListener('click', hush);

/**
 * Opens a dialog over the page. It is closed by Escape, by its cross, or by a touch beside it; then the
 * focus returns to where it was.
 * @param {string} title
 * @param {(close: () => void) => (Child | Child[])[]} content
 * @param {{ class?: string, onclose?: () => void }} [how]
 * @returns {HTMLDialogElement}
 */
export function dialog(title, content, how = {}) {
  const before = document.activeElement;
  const box = h('dialog', { class: `dialog ${how.class ?? ''}`, 'aria-label': title });
  const close = () => box.close();
  const cross = iconButton('close', say('web-close'), close, { class: 'dialog-close' });
  const head = h('header', { class: 'dialog-head' }, h('h2', null, title), cross);
  box.append(head, h('div', { class: 'dialog-body' }, ...content(close)));
  box.addEventListener('pointerdown', (event) => {
    if (event.target === box && isBeside(box, event)) close();
  });
  box.addEventListener('close', () => {
    box.remove();
    how.onclose?.();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  document.body.append(box);
  box.showModal();
  const wish = box.querySelector('.dialog-body :is(input, select, textarea, button, a)');
  if (wish instanceof HTMLElement) wish.focus();
  return box;
}

/**
 * @param {Element} box
 * @param {PointerEvent} event
 */
function isBeside(box, event) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** Closes everything that lies over the page: dialogs, menus, messages. */
export function clear() {
  hush();
  for (const one of document.querySelectorAll('dialog')) one.close();
  for (const one of document.querySelectorAll('.menu:popover-open'))
    if (one instanceof HTMLElement) one.hidePopover();
}

/** Whether a dialog lies over the page. */
export function hasDialog() {
  return document.querySelector('dialog[open]') !== null;
}

/** @typedef {{ words: string, icon: IconName, press: () => void, off?: boolean, class?: string }} MenuItem */

/**
 * A button that opens a short list of things to do.
 * @param {string} words
 * @param {IconName} name
 * @param {() => MenuItem[]} items
 */
export function menu(words, name, items) {
  const list = h('div', { class: 'menu', popover: 'auto', role: 'menu' });
  const opener = iconButton(name, words, () => list.togglePopover(), { short: words, 'aria-haspopup': 'menu' });
  list.addEventListener('toggle', (event) => {
    const isOpen = /** @type {ToggleEvent} */ (event).newState === 'open';
    opener.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) menuButtons(list)[0]?.focus();
  });
  list.addEventListener('beforetoggle', (event) => {
    if (/** @type {ToggleEvent} */ (event).newState !== 'open') return;
    put(
      list,
      items().map((item) => menuItem(list, item)),
    );
    requestAnimationFrame(() => layBeside(list, opener));
  });
  list.addEventListener('keydown', (event) => walkMenu(list, event));
  return h('span', { class: 'menu-holder' }, opener, list);
}

/**
 * @param {HTMLElement} list
 * @param {MenuItem} item
 */
function menuItem(list, item) {
  const press = () => {
    list.hidePopover();
    item.press();
  };
  const props = {
    icon: item.icon,
    role: 'menuitem',
    disabled: item.off,
    class: `menu-item ${item.class ?? ''}`,
  };
  return button(item.words, press, props);
}

/** @param {HTMLElement} list */
function menuButtons(list) {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const all = list.querySelectorAll('button:not(:disabled)');
  return [...all].filter((one) => one.offsetParent !== null || one.getClientRects().length > 0);
}

/**
 * @param {HTMLElement} list
 * @param {KeyboardEvent} event
 */
function walkMenu(list, event) {
  const all = menuButtons(list);
  const at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const targets = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
  const to = targets[event.key];
  if (to === undefined || all.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  all[(to + all.length) % all.length].focus();
}

/**
 * Lays something that floats beside its button, inside the window.
 * @param {HTMLElement} list
 * @param {HTMLElement} opener
 */
export function layBeside(list, opener) {
  const from = opener.getBoundingClientRect();
  const size = list.getBoundingClientRect();
  const left = Math.max(8, Math.min(from.right - size.width, innerWidth - size.width - 8));
  const below = from.bottom + 6;
  const top = below + size.height < innerHeight - 8 ? below : Math.max(8, from.top - size.height - 6);
  list.style.setProperty('left', `${left}px`);
  list.style.setProperty('top', `${top}px`);
}

/**
 * A labelled field of a form.
 * @param {string} words
 * @param {HTMLElement} control
 * @param {string} [note]
 */
export function field(words, control, note) {
  return h(
    'label',
    { class: 'field' },
    h('span', { class: 'field-name' }, words),
    control,
    note && h('span', { class: 'field-note' }, note),
  );
}

/**
 * A choice from a list.
 * @param {[value: string, words: string][]} choices
 * @param {string} value
 * @param {(value: string) => void} choose
 * @param {Props} [props]
 */
export function select(choices, value, choose, props = {}) {
  const options = choices.map(([id, words]) => h('option', { value: id, selected: id === value }, words));
  const control = h('select', { class: 'select', ...props }, options);
  control.addEventListener('change', () => choose(control.value));
  return control;
}

/**
 * A switch with words beside it.
 * @param {string} words
 * @param {boolean} on
 * @param {(on: boolean) => void} choose
 */
export function toggle(words, on, choose) {
  const control = h('input', { type: 'checkbox', checked: on });
  control.addEventListener('change', () => choose(control.checked));
  return h('label', { class: 'toggle' }, control, h('span', null, words));
}

/**
 * One of a few choices, all of them to be seen.
 * @param {string} words for those who do not see
 * @param {[value: string, words: string][]} choices
 * @param {string} value
 * @param {(value: string) => void} choose
 */
export function segments(words, choices, value, choose) {
  const name = `segments-${(segments.count += 1)}`;
  const all = choices.map(([id, text]) => {
    const control = h('input', { type: 'radio', name, value: id, checked: id === value });
    control.addEventListener('change', () => choose(id));
    return h('label', { class: 'segment' }, control, h('span', null, text));
  });
  return h('div', { class: 'segments', role: 'radiogroup', 'aria-label': words }, all);
}
segments.count = 0;

/**
 * Copies a text. Browsers hide their clipboard on plain http, where the old way still works.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = h('textarea', { class: 'unseen', readonly: true }, text);
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const isDone = document.execCommand('copy');
    field.remove();
    return isDone;
  }
}

/** @typedef {{ name: string, text: string }} TextFile */

/**
 * A place for a file: a picker, and somewhere to drop it.
 * @param {string} words
 * @param {(file: TextFile) => void} take
 * @param {string} [accept]
 */
export function fileField(words, take, accept = '') {
  const input = h('input', { type: 'file', accept, class: 'unseen' });
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (file) take({ name: file.name, text: await file.text() });
    input.value = '';
  });
  return h('label', { class: 'file-field' }, input, icon('load'), h('span', null, words));
}

/**
 * Lets files be dropped onto an element.
 * @param {HTMLElement} element
 * @param {(file: TextFile) => void} take
 * @returns {() => void} ends it
 */
export function dropFiles(element, take) {
  const over = (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    element.classList.toggle('dropping', event.type === 'dragover');
  };
  const drop = async (/** @type {DragEvent} */ event) => {
    element.classList.remove('dropping');
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take({ name: file.name, text: await file.text() });
  };
  addEventListener('dragover', over);
  addEventListener('dragleave', over);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('dragleave', over);
    removeEventListener('drop', drop);
  };
}
