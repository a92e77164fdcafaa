/** The small drawings of the house: one stroke width, one size, the colour of the text. */
import { svg } from './dom.js';

/** What each drawing is made of. */
const PATHS = {
  undo: ['M9 7 4 12l5 5', 'M4 12h10a6 6 0 0 1 6 6'],
  redo: ['m15 7 5 5-5 5', 'M20 12H10a6 6 0 0 0-6 6'],
  hint: ['M9 18h6', 'M10 21h4', 'M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3Z'],
  scales: [
    'M12 4v16',
    'M7 20h10',
    'M5 7h14',
    'M5 7l-3 7a3.2 3.2 0 0 0 6 0L5 7Z',
    'm19 7-3 7a3.2 3.2 0 0 0 6 0l-3-7Z',
  ],
  more: [
    'M4 12a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0Z',
    'M10.8 12a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0Z',
    'M17.6 12a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0Z',
  ],
  plus: ['M12 5v14', 'M5 12h14'],
  share: ['M12 15V4', 'm8 8 4-4 4 4', 'M5 13v6h14v-6'],
  save: ['M12 4v11', 'm8 11 4 4 4-4', 'M5 19h14'],
  load: ['M3 7h6l2 2h10v10H3V7Z'],
  edit: ['m4 20 1-4L16 5l3 3L8 19l-4 1Z', 'm14 7 3 3'],
  chart: ['M4 4v16h16', 'm7 15 4-5 3 3 5-7'],
  book: ['M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2Z', 'M12 6v14'],
  flag: ['M6 21V4', 'M6 5c4-2 8 2 12 0v8c-4 2-8-2-12 0'],
  copy: ['M9 9h11v11H9z', 'M15 9V4H4v11h5'],
  link: [
    'M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5',
    'M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
  ],
  first: ['M18 6l-7 6 7 6', 'M7 6v12'],
  back: ['m15 6-7 6 7 6'],
  next: ['m9 6 7 6-7 6'],
  last: ['m6 6 7 6-7 6', 'M17 6v12'],
  branch: ['M6 4v9a4 4 0 0 0 4 4h8', 'm14 13 4 4-4 4', 'M6 4v16'],
  close: ['m6 6 12 12', 'M18 6 6 18'],
  check: ['m5 13 5 5 9-12'],
  sun: [
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
    'M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  ],
  moon: ['M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z'],
  half: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z', 'M12 3v18', 'M12 7h6M12 12h9M12 17h6'],
  sound: ['M4 9v6h4l5 4V5L8 9H4Z', 'M16.5 8.5a5 5 0 0 1 0 7', 'M19 6a8.5 8.5 0 0 1 0 12'],
  mute: ['M4 9v6h4l5 4V5L8 9H4Z', 'm17 9.5 5 5', 'm22 9.5-5 5'],
  keys: ['M3 7h18v11H3z', 'M7 11h.01M11 11h.01M15 11h.01M8 14.5h8'],
  play: ['M7 4.5l12 7.5-12 7.5V4.5Z'],
  step: ['M6 5l9 7-9 7V5Z', 'M18.5 5v14'],
  run: ['M5 5l7 7-7 7V5Z', 'M12.5 5l7 7-7 7V5Z'],
  pause: ['M8 5v14', 'M16 5v14'],
  person: ['M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z', 'M5 20c.5-4 3-6 7-6s6.5 2 7 6'],
  people: [
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
    'M3 19c.4-3.4 2.6-5 6-5s5.6 1.6 6 5',
    'M16 5.5a2.5 2.5 0 1 1 0 5',
    'M17.5 14.2c2.1.5 3.3 2 3.5 4.8',
  ],
  speech: ['M4 5h16v11h-9l-4 4v-4H4V5Z', 'M8 9h8M8 12h5'],
  phone: ['M7 3h10v18H7z', 'M11 18h2'],
  computer: ['M6 6h12v12H6z', 'M10 10h4v4h-4z', 'M9 3v3M15 3v3M9 18v3M15 18v3M3 9h3M3 15h3M18 9h3M18 15h3'],
  eye: [
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
    'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  ],
  shuffle: [
    'M3 7h3.5c2 0 3.2 1 4.3 2.7l2.4 4.6c1.1 1.7 2.3 2.7 4.3 2.7H21m-3-3 3 3-3 3',
    'M3 17h3.5c2 0 3.2-1 4.3-2.7m2.4-4.6C14.3 8 15.5 7 17.5 7H21m-3-3 3 3-3 3',
  ],
  exchange: ['M4 8h14', 'm14 4 4 4-4 4', 'M20 16H6', 'm10 12-4 4 4 4'],
  recall: ['M12 4v10m-4.5-4.5 4.5 4.5 4.5-4.5M4 15v4.5h16V15'],
  clock: ['M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z', 'M12 8v4l3 2'],
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * @param {IconName} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  return svg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    PATHS[name].map((d) => svg('path', { d })),
  );
}

/**
 * The mark of the house: one table, five games, as the five of a die.
 * @returns {SVGSVGElement}
 */
export function mark() {
  const pips = [
    [9.5, 9.5],
    [22.5, 9.5],
    [9.5, 22.5],
    [22.5, 22.5],
  ];
  return svg(
    'svg',
    { class: 'mark', viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    svg('rect', { class: 'mark-table', x: 1.5, y: 1.5, width: 29, height: 29, rx: 8.5 }),
    pips.map(([cx, cy]) => svg('circle', { class: 'mark-pip', cx, cy, r: 2.7 })),
    svg('circle', { class: 'mark-middle', cx: 16, cy: 16, r: 3.3 }),
  );
}
