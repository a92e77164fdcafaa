/** Sound on or off, in the top bar; and the question whether there should be any, asked once. */
import { h, put } from './dom.js';
import { announce, iconButton } from './parts.js';
import { hasSound, isSoundChosen, setSound } from './sound.js';
import { say } from './words.js';

/** So long the question stands if nobody answers it, in milliseconds. */
const STANDS = 15_000;

const question = h('span', { class: 'sound-question', role: 'group', hidden: true });
const place = h('span', { class: 'sound-control' });
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;
let wasAsked = false;

/** The button, and the question beside it while it stands. */
export function soundControl() {
  const isOn = hasSound();
  const control = iconButton(
    isOn ? 'sound' : 'mute',
    say(isOn ? 'web-sound-on' : 'web-sound-off'),
    () => choose(!isOn),
    { class: 'bar-sound', 'aria-pressed': String(isOn) },
  );
  const answer = (/** @type {boolean} */ on) =>
    h('button', { type: 'button', class: 'sound-answer', onclick: () => choose(on) }, say(on ? 'web-yes' : 'web-no'));
  question.setAttribute('aria-label', say('web-sound-ask'));
  put(question, h('span', null, say('web-sound-ask')), answer(true), answer(false));
  put(place, question, control);
  return place;
}

/** Asks whether there should be sounds, where nobody has said so yet; once for as long as the page is open. */
export function inviteSound() {
  if (wasAsked || isSoundChosen()) return;
  wasAsked = true;
  question.hidden = false;
  announce(say('web-sound-ask'));
  fading = setTimeout(unask, STANDS);
}

/** @param {boolean} on */
function choose(on) {
  const hadFocus = place.contains(document.activeElement);
  unask();
  setSound(on);
  soundControl();
  if (hadFocus) /** @type {HTMLElement | null} */ (place.querySelector('.bar-sound'))?.focus();
}

function unask() {
  clearTimeout(fading);
  question.hidden = true;
}
