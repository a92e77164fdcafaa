/** A field for moves as text: every move can be typed. */
/** @import { Room } from './room.js' */
import { h, put } from '../lib/dom.js';
import { icon } from '../lib/icons.js';
import { say } from '../lib/words.js';

/** @param {Room} room */
export function typedPart(room) {
  const element = h('form', { class: 'typed' });
  const input = h('input', {
    class: 'input',
    id: 'typed',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  element.addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text === '' || input.readOnly) return;
    // The field is free for the next move at once; a move that is refused comes back to be mended.
    input.value = '';
    if ((await room.play(text)) || input.value !== '') return;
    input.value = text;
    input.select();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    input.value = '';
    input.blur();
    element.classList.remove('asked');
  });

  const draw = () => {
    const words = say('web-type-move');
    input.placeholder = words;
    input.setAttribute('aria-label', words);
    // Whoever types stays in the field while somebody else moves.
    input.readOnly = !room.isLive;
    element.classList.toggle('off', !room.isLive);
    if (!element.hasChildNodes() || element.dataset.words !== words) {
      element.dataset.words = words;
      put(
        element,
        input,
        h(
          'button',
          {
            class: 'icon-button',
            type: 'submit',
            'aria-label': say('web-play-typed'),
            title: say('web-play-typed'),
          },
          icon('next'),
        ),
      );
    }
  };

  const focus = () => {
    element.classList.add('asked');
    input.focus();
  };
  return { element, draw, focus };
}
