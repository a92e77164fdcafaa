/** The ways through a reviewed game: step by step, or as a replay. */
/** @import { Review } from './review.js' */
import { h, put } from '../lib/dom.js';
import { iconButton } from '../lib/parts.js';
import { number, say } from '../lib/words.js';

/** How long a replay rests at a board, in milliseconds. */
const REST = 900;

/** @param {Review} page */
export function waysPart(page) {
  const element = h('div', { class: 'review-ways' });
  /** @type {number | undefined} */
  let timer;
  let isPlaying = false;

  const draw = () => {
    const focused = [...element.children].indexOf(/** @type {Element} */ (document.activeElement));
    const isStart = page.ply <= 0;
    const isEnd = page.ply >= page.all;
    put(
      element,
      iconButton('first', say('web-first'), () => void page.walk(0), { disabled: isStart }),
      iconButton('back', say('web-back'), () => void page.step(-1), { disabled: isStart, class: 'way-back' }),
      isPlaying
        ? iconButton('pause', say('web-pause'), toggle, { class: 'way-replay', 'aria-pressed': 'true' })
        : iconButton('play', say('web-review-replay'), toggle, { class: 'way-replay', disabled: page.all === 0 }),
      iconButton('next', say('web-next'), () => void page.step(1), { disabled: isEnd, class: 'way-next' }),
      iconButton('last', say('web-last'), () => void page.walk(page.all), { disabled: isEnd }),
      h('span', { class: 'review-count' }, say('web-review-count', { move: number(page.at), all: number(page.all) })),
    );
    const again = element.children[focused];
    if (again instanceof HTMLButtonElement && !again.disabled) again.focus();
    else if (focused >= 0) page.graph.element.focus();
  };

  const toggle = () => {
    isPlaying = !isPlaying;
    clearTimeout(timer);
    if (isPlaying) void (page.ply >= page.all ? page.walk(0).then(next) : next());
    draw();
  };

  const next = async () => {
    if (!isPlaying) return;
    const was = page.ply;
    await page.step(1);
    if (page.ply >= page.all || page.ply === was) return toggle();
    timer = setTimeout(() => void next(), REST);
  };

  return {
    element,
    draw,
    toggle,
    stop: () => {
      isPlaying = false;
      clearTimeout(timer);
    },
  };
}
