// What is wrong with the page in the window that it has now: a list of sentences, empty if nothing is.
// `arguments[0]` tells whether the window belongs to a device for fingers.
const isTouch = arguments[0];
const faults = [];
const root = document.documentElement;
const THUMB = 40;
const SLACK = 0.6;

const name = (one) => {
  const words = one.getAttribute('aria-label') ?? one.title ?? '';
  const text = (words || one.textContent || one.name || '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const classes = [...one.classList].slice(0, 2).map((part) => `.${part}`).join('');
  return `${one.localName}${classes} "${text}"`;
};
const numbers = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
const isSeen = (one) =>
  one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0 && !one.closest('.unseen, [inert]');

// The document itself never scrolls to the side.
if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);

// A field with a label is touched by touching the label.
const target = (one) => one.closest('label') ?? (one.matches('[type=checkbox], [type=radio]') ? one.labels[0] : null) ?? one;
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=tab], [role=button]';
// Under a dialog nothing can be touched.
const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
const controls = [...top.querySelectorAll(CONTROLS)];
const touched = [...new Set(controls.map(target))].filter(isSeen);

// A link within a sentence is as high as its line.
const isInText = (one) => one.matches('a') && one.closest('p, li, td') && getComputedStyle(one).display === 'inline';

const clips = (one) => /auto|scroll|hidden|clip/.test(`${getComputedStyle(one).overflowX} ${getComputedStyle(one).overflowY}`);
const holders = (one) => {
  const all = [];
  for (let up = one.parentElement; up && up !== root && up !== document.body; up = up.parentElement) if (clips(up)) all.push(up);
  return all;
};
const sticks = (one) => {
  for (let up = one; up; up = up.parentElement) if (/fixed|sticky/.test(getComputedStyle(up).position)) return up;
  return null;
};
const isWithin = (box, outer) =>
  box.left >= outer.left - SLACK && box.right <= outer.right + SLACK && box.top >= outer.top - SLACK && box.bottom <= outer.bottom + SLACK;

// Each control can be brought into the window, whole, with nothing above it.
for (const one of touched) {
  let box = one.getBoundingClientRect();
  const view = { left: 0, top: 0, right: root.clientWidth, bottom: innerHeight };
  if (isTouch && !isInText(one) && (box.width < THUMB - SLACK || box.height < THUMB - SLACK)) {
    faults.push(`${name(one)} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
  }
  if (one.scrollWidth > one.clientWidth + 1 && one.matches('.button')) faults.push(`${name(one)} has no room for its words`);
  one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  box = one.getBoundingClientRect();
  if (box.height > innerHeight) continue;
  if (!isWithin(box, view)) faults.push(`${name(one)} leaves the window: ${numbers(box)}`);
  for (const holder of holders(one)) {
    const outer = holder.getBoundingClientRect();
    if (box.width <= outer.width && box.height <= outer.height && isWithin(box, outer)) continue;
    faults.push(`${name(one)} is cut off: ${numbers(box)} in ${name(holder)} ${numbers(outer)}`);
    break;
  }
  const places = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.15], [0.5, 0.85]];
  for (const [x, y] of places) {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    if (!hit || one.contains(hit) || hit.contains(one)) continue;
    if (isInText(one)) continue;
    faults.push(`${name(one)} lies under ${name(hit)} at ${x} ${y}`);
    break;
  }
}
scrollTo(0, 0);

// No two controls lie on each other, but for those that stay in the window while the page scrolls under them.
const shown = (one) => {
  const boxes = [one, ...holders(one)].map((part) => part.getBoundingClientRect());
  const most = (side) => Math.max(...boxes.map((box) => box[side]));
  const smallest = (side) => Math.min(...boxes.map((box) => box[side]));
  return { left: most('left'), top: most('top'), right: smallest('right'), bottom: smallest('bottom') };
};
const still = touched.filter((one) => !isInText(one)).map((one) => [one, shown(one), sticks(one)]);
for (const [index, [one, box, holder]] of still.entries()) {
  for (const [other, lies, otherHolder] of still.slice(index + 1)) {
    if (holder !== otherHolder || one.contains(other) || other.contains(one)) continue;
    // The points of a drawn board are round, and their boxes may meet.
    if (one.closest('svg') && other.closest('svg')) continue;
    const width = Math.min(box.right, lies.right) - Math.max(box.left, lies.left);
    const height = Math.min(box.bottom, lies.bottom) - Math.max(box.top, lies.top);
    if (width > 1 && height > 1) faults.push(`${name(one)} and ${name(other)} overlap: ${numbers(box)}, ${numbers(lies)}`);
  }
}

// Boards stay large enough for a finger.
const least = (css, width, height, what = css) => {
  const one = [...document.querySelectorAll(css)].find(isSeen);
  if (!one) return;
  const box = one.getBoundingClientRect();
  if (box.width < width - SLACK || box.height < height - SLACK) faults.push(`${what} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
};
const board = Math.min(340, root.clientWidth - 16);
least('.scrabble > .scrabble-board, .scorer .scrabble-board', board, board);
least('.place:has(> .santorini, > .mice)', Math.min(300, root.clientWidth - 16), 280);
least('.jewels-cell', 36, 36);
for (const field of document.querySelectorAll('.jamb-paper > .jamb-sheet .jamb-field')) {
  const { width, height } = field.getBoundingClientRect();
  if (isSeen(field) && (height < 36 - SLACK || width < THUMB - SLACK)) faults.push(`${name(field)} is ${width.toFixed(1)} × ${height.toFixed(1)}`);
}

// A low window has what is played with beside the board, not under it.
const played = document.querySelector('.room');
if (played && innerHeight < 500 && innerWidth > innerHeight) {
  const lies = played.querySelector('.scrabble-board, .place').getBoundingClientRect();
  for (const css of ['.scrabble-tray', '.actions', '.plates']) {
    const one = played.querySelector(css);
    if (one && isSeen(one) && one.getBoundingClientRect().left < lies.right - 1) faults.push(`${css} is not beside the board`);
  }
}

// Keys are named where there is a keyboard, drawings have words where nothing can hover.
if (isTouch) {
  for (const one of document.querySelectorAll('kbd')) if (isSeen(one)) faults.push(`the key ${one.textContent} is named`);
  for (const one of document.querySelectorAll('.action-row .icon-button, .scrabble-tray .icon-button')) {
    if (isSeen(one) && one.innerText.trim() === '') faults.push(`${name(one)} has no words`);
  }
}
return faults;
