/**
 * Santorini's board: worker, step, build by taps, by drags or by keys.
 */

/** @import { SantoriniSquareView, SantoriniView, TableView } from '../types/api.js' */
/** @import { Board, BoardHost, DrawHow } from '../types/host.js' */

import { h, put, svg } from '../lib/dom.js';
import { keyHint } from '../lib/parts.js';
import { Advised, figure } from './duel-advised.js';
import { Choice } from './duel-choice.js';
import { hand } from './duel-hand.js';
import { Motion, TRAVEL } from './duel-motion.js';
import { thought } from './duel-thought.js';
import { editor } from './santorini-editor.js';
import * as picture from './santorini-picture.js';
import { describe } from './santorini-words.js';

export { miniature } from './santorini-miniature.js';
export const style = 'santorini.css';

/** @typedef {{ level: number, worker: number | null }} Stand */

/** Where a level's number is written, from the middle of its face. */
const LEVEL_MARKS = [
  [36, -20],
  [30, -17],
  [23, -11],
  [16, -6],
  [24, -3],
];

/**
 * @param {BoardHost} host
 * @returns {Board}
 */
export function board(host) {
  // What stands on a square is drawn anew each time; what can be touched stays, or a finger would lose it.
  const contents = new Map(picture.NAMES.map((name) => [name, svg('g', { class: 'content' })]));
  const touches = new Map(picture.NAMES.map((name) => [name, svg('path', { class: 'touch' })]));
  const groups = new Map(
    picture.NAMES.map((name) => [
      name,
      svg(
        'g',
        { 'data-square': name, role: 'gridcell', tabindex: -1 },
        picture.plate(name),
        contents.get(name),
        touches.get(name),
      ),
    ]),
  );
  const over = svg('g', { class: 'over-all' });
  const element = svg(
    'svg',
    { class: 'santorini', viewBox: picture.FRAME.box, role: 'grid' },
    picture.island(),
    [0, 1, 2, 3, 4].map((row) => svg('g', { role: 'row' }, [...groups.values()].slice(row * 5, row * 5 + 5))),
    over,
  );
  const choice = new Choice();
  const motion = new Motion();
  const advised = new Advised();
  const thinking = thought(host, { point: (text) => preview(text) });
  const numbers = h('input', { type: 'checkbox', id: 'santorini-numbers', onchange: () => render() });
  const numbersLabel = h('label', { for: 'santorini-numbers' });
  const panel = h('div', { class: 'santorini-panel' }, h('p', { class: 'switch' }, numbers, numbersLabel), thinking.element);

  /** @type {TableView | null} */
  let table = null;
  /** @type {SantoriniView | null} */
  let view = null;
  /** @type {ReturnType<typeof editor> | null} */
  let editing = null;
  /** What stands on each square in the picture. @type {Map<string, Stand>} */
  let shown = new Map();
  let live = false;
  let waiting = false;

  const control = hand(element, { place: 'square', tap, grips, lift, drop, back, beside });
  control.point('C3');
  element.addEventListener('pointerdown', () => motion.finish());
  words();

  /** Whether a touch means something now. */
  const isOpen = () => live && !waiting && view !== null && editing === null;

  /** @returns {SantoriniSquareView[]} */
  const squares = () => view?.squares ?? [];

  /** What is to be seen: the position, and of a move under the hand what was done so far. */
  function standing() {
    const stand = new Map(squares().map((square) => [square.name, { level: square.level, worker: square.worker ?? null }]));
    const [from, to, build] = choice.begun;
    if (!view) return stand;
    const player = view.to_move ?? null;
    if (view.placing) {
      for (const name of choice.begun) Object.assign(stand.get(name) ?? {}, { worker: player });
    } else if (from && to) {
      Object.assign(stand.get(from) ?? {}, { worker: null });
      Object.assign(stand.get(to) ?? {}, { worker: player });
      const built = build ? stand.get(build) : undefined;
      if (built) built.level += 1;
    }
    return stand;
  }

  /** Draws everything as it is now. */
  function render() {
    const stand = editing ? editing.standing() : standing();
    const options = isOpen() ? choice.next : new Set();
    const values = figures();
    for (const square of editing ? picture.NAMES.map(blank) : squares()) {
      const group = groups.get(square.name);
      const content = contents.get(square.name);
      const here = stand.get(square.name);
      if (!group || !content || !here) continue;
      const can = options.has(square.name);
      const wins = can && choice.begun.length === 1 && choice.completes(square.name) && !view?.placing;
      group.setAttribute('class', can || editing ? 'square can' : 'square');
      const label = describe(host, square.name, here, { can, wins, step: choice.begun.length, placing: view?.placing ?? false });
      const value = values.get(square.name);
      group.setAttribute('aria-label', value ? `${label}, ${value.text}` : label);
      // A worker who cannot be touched lets touches through to the squares behind.
      const isTall = can && here.worker !== null && editing === null;
      touches.get(square.name)?.setAttribute('d', picture.outline(square.name, here.level, isTall));
      put(content, ...parts(square, here, can, wins).flat());
    }
    shown = stand;
    const spotOf = (/** @type {string} */ name) => picture.spotOf(name, picture.heightOf(shownLevel(name)));
    put(over, hint(), ...[...values].map(([name, value]) => figure(spotOf(name), value, 8.6)));
  }

  /**
   * The parts of one square, from the ground up.
   * @param {SantoriniSquareView} square
   * @param {Stand} here
   * @param {boolean} can
   * @param {boolean} wins
   */
  function parts(square, here, can, wins) {
    const { name } = square;
    const { level, worker } = here;
    const spot = picture.spotOf(name, picture.heightOf(level));
    const begun = choice.begun.length > 0;
    const isLast = !begun && !editing;
    const building = can && choice.begun.length === 2;
    const stepping = can && !building && worker === null;
    const isLeft = choice.begun.length === 2 && choice.begun[0] === name && !view?.placing;
    return [
      picture.house(name, level),
      isLast && square.last && traces(square, level),
      can && worker !== null && picture.face(name, level, 'can-ring', 4),
      choice.last === name && picture.face(name, level, 'begun-ring', 4),
      isLeft && svg('ellipse', { class: 'left', cx: spot.x, cy: spot.y, rx: 11, ry: 9.5 }),
      stepping && !wins && svg('ellipse', { class: 'target', cx: spot.x, cy: spot.y, rx: 13, ry: 11 }),
      wins && flag(spot, 'wins'),
      building && picture.plan(name, level, 'plan'),
      isLast && square.last === 'to' && level === 3 && flag({ x: spot.x + 20, y: spot.y - 6 }, 'won'),
      worker !== null && standingPawn(worker, spot),
      numbers.checked && levelMark(name, level),
      picture.face(name, level, 'cursor', 1),
    ];
  }

  /**
   * @param {number} worker
   * @param {{ x: number, y: number }} spot
   */
  function standingPawn(worker, spot) {
    return svg('g', { class: 'stander', transform: `translate(${spot.x} ${spot.y + 8})` }, picture.pawn(worker));
  }

  /**
   * What the last turn left on a square.
   * @param {SantoriniSquareView} square
   * @param {number} level
   */
  function traces(square, level) {
    const built = square.last === 'built' || square.last === 'from-and-built';
    const from = square.last === 'from' || square.last === 'from-and-built';
    const spot = picture.spotOf(square.name, picture.heightOf(level));
    return [
      built && (level === 4 ? picture.plan(square.name, 3, 'last built') : picture.face(square.name, level, 'last built', 2)),
      from && svg('ellipse', { class: 'last', cx: spot.x, cy: spot.y, rx: 11, ry: 9.5 }),
      !built && !from && picture.corners(square.name, level),
    ];
  }

  /**
   * A flag for the step that wins, or has won.
   * @param {{ x: number, y: number }} spot
   * @param {'wins' | 'won'} className
   */
  function flag(spot, className) {
    const pole = className === 'won' ? 'M0 2V-36M0 -35l15 5.5l-15 6z' : 'M-3 4V-30M-3 -29l17 6l-17 7z';
    return svg(
      'g',
      { class: className, transform: `translate(${spot.x} ${spot.y})` },
      className === 'wins' && svg('ellipse', { class: 'target', rx: 15, ry: 12.5 }),
      svg('path', { d: pole }),
    );
  }

  /**
   * @param {string} name
   * @param {number} level
   */
  function levelMark(name, level) {
    const spot = picture.spotOf(name, picture.heightOf(level));
    const [x = 0, y = 0] = LEVEL_MARKS[level] ?? [];
    return svg('text', { class: 'level', x: spot.x + x, y: spot.y + y }, level);
  }

  /** The numbers on the board, where computers show their work. */
  const figures = () => (table?.step && !editing ? advised.figures() : new Map());

  /** The advised move, or the one that is pointed at: where to go, and what to build. */
  function hint() {
    const text = advised.move;
    if (!text || choice.begun.length > 0 || editing || !view) return null;
    const [from = '', to = '', build] = text.split(' ');
    const levelOf = (/** @type {string} */ name) => shownLevel(name);
    if (view.placing) return [from, to].map((name) => picture.face(name, levelOf(name), 'hint-place', 8));
    return svg(
      'g',
      { class: 'hint' },
      build ? picture.plan(build, levelOf(build), 'hint-build') : null,
      picture.arrow(from, levelOf(from), to, levelOf(to)),
    );
  }

  const shownLevel = (/** @type {string} */ name) => squares().find((square) => square.name === name)?.level ?? 0;

  /**
   * Lets what changed since the picture before come about.
   * @param {Map<string, Stand>} before
   * @returns {Promise<unknown>}
   */
  function animate(before) {
    if (!host.moves() || before.size === 0) return Promise.resolve();
    /** @type {Promise<unknown>[]} */
    const ways = [];
    const left = [...before].filter(([name, stand]) => stand.worker !== null && shown.get(name)?.worker !== stand.worker);
    const travellers = new Set();
    for (const [name, stand] of shown) {
      const was = before.get(name);
      if (!was || stand.worker === null || stand.worker === was.worker) continue;
      const from = left.find(([other, stood]) => stood.worker === stand.worker && !travellers.has(other));
      const figure = groups.get(name)?.querySelector('.pawn');
      if (!figure) continue;
      if (!from) {
        ways.push(motion.settle(figure));
        continue;
      }
      travellers.add(from[0]);
      const start = picture.spotOf(from[0], picture.heightOf(from[1].level));
      const end = picture.spotOf(name, picture.heightOf(stand.level));
      ways.push(motion.travel(figure, { x: start.x - end.x, y: start.y - end.y }, { arc: 12 }));
    }
    for (const [name, stand] of shown) {
      const was = before.get(name);
      if (!was || stand.level <= was.level) continue;
      const piece = [...(groups.get(name)?.querySelectorAll('.slab') ?? [])].at(-1);
      if (piece) ways.push(motion.settle(piece, { delay: travellers.size > 0 ? TRAVEL * 0.8 : 0 }));
    }
    return Promise.all(ways);
  }

  /** @param {() => void} change */
  function changed(change) {
    const before = shown;
    change();
    render();
    return animate(before);
  }

  /** @param {string} name */
  function tap(name) {
    if (editing) {
      editing.tap(name);
      return;
    }
    if (!isOpen()) return;
    if (choice.next.has(name)) go(name);
    else if (choice.last === name) changed(() => choice.back());
    else if (choice.begun.length === 1 && choice.first.has(name)) {
      choice.drop();
      go(name);
    } else if (choice.begun.length > 0) void host.play([...choice.begun, name].join(' '));
    else if (choice.first.size > 0) host.refuse(host.say('web-santorini-choose-worker'));
  }

  /**
   * One touch farther; at the end of a move it is played.
   * @param {string} name
   * @param {boolean} [travels] Whether the piece has still to get there.
   */
  function go(name, travels = true) {
    const text = choice.touch(name);
    if (text === undefined) return;
    waiting = text !== null;
    if (travels) void changed(() => {});
    else render();
    if (text === null) {
      host.announce(stage());
      return;
    }
    host.sound('move');
    void host.play(text).then((accepted) => {
      // An accepted move is drawn when the table comes; a refused one goes back.
      if (accepted) return;
      waiting = false;
      void changed(() => choice.drop());
    });
  }

  /** What can be done next, in words. */
  function stage() {
    const names = [...choice.next].join(', ');
    if (view?.placing) return host.say('web-santorini-say-place');
    const key = choice.begun.length === 1 ? 'web-santorini-say-step' : 'web-santorini-say-build';
    return key === 'web-santorini-say-step'
      ? host.say('web-santorini-say-step', { from: choice.begun[0] ?? '', squares: names })
      : host.say('web-santorini-say-build', { to: choice.begun[1] ?? '', squares: names });
  }

  /** @param {string} name */
  function grips(name) {
    if (!isOpen() || view?.placing) return false;
    return choice.begun.length < 2 ? choice.first.has(name) : choice.last === name;
  }

  /** @param {string} name */
  function lift(name) {
    if (choice.begun.length === 2) return carry(picture.block());
    choice.drop();
    choice.touch(name);
    render();
    groups.get(name)?.querySelector('.stander')?.remove();
    return carry(picture.pawn(view?.to_move ?? 1));
  }

  /**
   * Something that follows the hand.
   * @param {SVGElement} piece
   */
  function carry(piece) {
    const carried = svg('g', null, piece);
    over.append(carried);
    return carried;
  }

  /** @param {string} name */
  function drop(name) {
    if (choice.next.has(name)) {
      go(name, false);
      return;
    }
    const wrong = name && name !== choice.last ? [...choice.begun, name].join(' ') : '';
    if (choice.begun.length === 1) choice.drop();
    render();
    if (wrong) void host.play(wrong);
  }

  function back() {
    if (!isOpen() || choice.begun.length === 0) return false;
    void changed(() => choice.back());
    return true;
  }

  /**
   * @param {string} name
   * @param {string} key
   */
  function beside(name, key) {
    const index = picture.NAMES.indexOf(name);
    const [row, column] = [Math.floor(index / 5), index % 5];
    const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] ?? [0, 0];
    const [toRow, toColumn] = [row + (down ?? 0), column + (right ?? 0)];
    return toRow >= 0 && toRow < 5 && toColumn >= 0 && toColumn < 5 ? (picture.NAMES[toRow * 5 + toColumn] ?? name) : name;
  }

  /** @param {string | null} text */
  function preview(text) {
    advised.pointed = text;
    render();
  }

  function words() {
    element.setAttribute('aria-label', host.say('web-santorini-board'));
    put(numbersLabel, host.say('web-santorini-numbers'), keyHint('L'));
    thinking.words();
    editing?.words();
  }

  /**
   * @param {TableView} next
   * @param {DrawHow} how
   */
  function draw(next, how) {
    if (next.board.game !== 'santorini') return;
    const before = shown;
    const isNew = table !== null && table.id === next.id && next.ply > table.ply;
    if (table && (table.ply !== next.ply || table.id !== next.id)) advised.forget();
    const isMine = table !== null && next.ply > table.ply && choice.begun.length > 1;
    const keeps = table?.id === next.id && table.ply === next.ply && how.live;
    const begun = keeps ? choice.begun : [];
    table = next;
    view = next.board;
    live = how.live && view.to_move !== null;
    waiting &&= keeps;
    choice.offer(ways(view));
    for (const name of begun) choice.touch(name);
    element.classList.toggle('live', live);
    render();
    thinking.show(next.step ? advised.advice : null);
    if (isNew && !isMine && how.animate) host.sound('move');
    if (!how.animate) return;
    return animate(before).then(() => {});
  }

  return {
    element,
    shape: picture.FRAME.shape,
    panel,
    draw,
    words,
    advise(next) {
      advised.take(next);
      thinking.show(table?.step ? advised.advice : null);
      render();
    },
    help: () => [['l', host.say('web-key-levels')]],
    key(event) {
      motion.finish();
      if (editing?.key(event)) return true;
      if (event.key === 'l' && !event.ctrlKey && !event.metaKey && !event.altKey) {
        numbers.checked = !numbers.checked;
        render();
        return true;
      }
      return control.key(event);
    },
    editor() {
      choice.drop();
      editing = editor(host, () => changed(() => {}), () => {
        editing = null;
        render();
      });
      if (view) editing.set({ game: 'santorini', ...view });
      render();
      return editing;
    },
  };
}

/**
 * The legal turns as ways over the board. One's two workers are placed in either order.
 * @param {SantoriniView} view
 */
function ways(view) {
  return view.moves.flatMap((text) => {
    const path = text.split(' ');
    const way = { path, text };
    return view.placing ? [way, { path: [...path].reverse(), text }] : [way];
  });
}

/** @param {string} name @returns {SantoriniSquareView} */
function blank(name) {
  return { name, level: 0, worker: null, last: null };
}
