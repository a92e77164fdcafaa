/**
 * Whether the server is there. When it is away, a line says so, the page goes on with what was kept, and it is asked
 * again and again until it is back.
 */
import { h } from './dom.js';
import { currentLanguage, say } from './words.js';
import { GAMES } from './games.js';
import { isBoth, isOwn, send } from './transport.js';

/** How long until it is asked again, in milliseconds. */
const AGAIN = 3000;

/** The line that says so. */
export const awayLine = h('p', { class: 'away', role: 'status', hidden: true });

let isAway = false;
/** @type {number | undefined} */
let timer;
let onReturn = () => {};

/**
 * Looks after the server from now on.
 * @param {() => void} returned is called when it is back
 */
export function watchServer(returned) {
  onReturn = returned;
  if (isOwn || isBoth) {
    addEventListener('tabla-loading', (event) => loading(/** @type {CustomEvent} */ (event).detail.share));
  }
  if (isOwn) return;
  addEventListener('online', () => void look());
  addEventListener('offline', () => void look());
  addEventListener('tabla-away', () => void look());
  void look();
}

/**
 * Says how much of the data is there that a game has asked for.
 * @param {number} share 0 to 1
 */
function loading(share) {
  awayLine.hidden = share >= 1 && !isAway;
  if (share >= 1) awayWords();
  else awayLine.textContent = say('web-loading', { percent: Math.floor(share * 100) });
}

/** Says it anew, in the language of now. */
export function awayWords() {
  awayLine.textContent = isAway ? say('web-server-away') : '';
}

async function look() {
  clearTimeout(timer);
  const is = await isThere();
  const wasAway = isAway;
  isAway = !is;
  awayLine.hidden = is;
  awayWords();
  if (isAway) timer = setTimeout(() => void look(), AGAIN);
  else if (wasAway) onReturn();
}

async function isThere() {
  try {
    const answer = await send('api/health', { cache: 'no-store' });
    // An answer that nobody reads keeps its connection.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Keeps the house and the rules in the reader's language, for when the server is away. */
export async function keepForLater() {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('worker.js');
    if (isOwn) return;
    const { active } = await navigator.serviceWorker.ready;
    const language = currentLanguage();
    const rules = GAMES.map((game) => `api/rules/${game}?lang=${language}`);
    active?.postMessage({ keep: ['api/catalogue', `api/words/${language}`, ...rules] });
  } catch {
    // A browser that keeps nothing shows nothing while the server is away; everything else works.
  }
}
