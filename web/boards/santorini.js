/**
 * Santorini's board: worker, step, build by taps, by drags or by keys.
 */

/** @import { SantoriniSquareView, SantoriniView, TableView } from '../types/api.js' */
/** @import { Board, BoardHost, DrawHow, Ghost } from '../types/host.js' */
/** @import { Look, Stand } from './santorini-look.js' */

import { h, put, svg } from '../lib/dom.js';
import { Advised, figure } from './duel-advised.js';
import { Choice } from './duel-choice.js';
import { hand } from './duel-hand.js';
import { Motion, TRAVEL } from './duel-motion.js';
import { thought } from './duel-thought.js';
import { editor } from './santorini-editor.js';
import { flat } from './santorini-flat.js';
import { water } from './santorini-isle.js';
import { preference } from './santorini-look.js';
import { FRAME, NAMES } from './santorini-picture.js';
import { scene } from './santorini-scene.js';
import { switches } from './santorini-switches.js';
import { direction, turntable } from './santorini-turn.js';
import { describe } from './santorini-words.js';

export { miniature } from './santorini-miniature.js';
/**
 * @param {BoardHost} host
 * @returns {Board}
 */
export function board(host) {
  // What stands on a square is drawn anew each time; what can be touched stays, or a finger would lose it.
  const contents = new Map(NAMES.map((name) => [name, svg('g', { class: 'content' })]));
  const touches = new Map(NAMES.map((name) => [name, svg('path', { class: 'touch' })]));
  const groups = new Map(NAMES.map((name, index) => [name, cell(name, index)]));
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const squares = [...groups.values()].slice(row * 5, row * 5 + 5);
    return svg('g', { role: 'row', 'aria-rowindex': row + 1 }, squares);
  });
  const cells = rows.map((row) => [...row.children]);
  const island = svg('g', null);
  const field = svg('g', null, rows);
  const over = svg('g', { class: 'over-all' });
  const grid = svg('svg', { role: 'grid' }, island, field, over);
  const element = h('div', { class: 'santorini' }, h('div', { class: 'sea' }, water()), grid);
  const choice = new Choice();
  const motion = new Motion();
  const advised = new Advised();
  const thinking = thought(host, { point: (text) => preview(text) });
  const deep = scene();
  const turning = turntable(grid, { isFree, show: turn, moves: host.moves, rested: tellSide });
  const preferred = preference(() => show());
  const panel = switches(host, { numbers: () => render(), depth: preferred.choose, turn: turning.by });
  panel.element.append(thinking.element);

  /** @type {TableView | null} */
  let table = null;
  /** @type {SantoriniView | null} */
  let view = null;
  /** @type {ReturnType<typeof editor> | null} */
  let editing = null;
  /** What stands on each square in the picture. @type {Map<string, Stand>} */
  let shown = new Map();
  /** Moves to look at. @type {Ghost[]} */
  let ghosts = [];
  let live = false;
  let waiting = false;
  /** @type {Look} */
  let look = deep;
  /** Where the hand is. @type {[x: number, y: number] | null} */
  let pointed = null;

  const control = hand(grid, { place: 'square', tap, grips, lift, drop, back, beside });
  control.point('C3');
  element.addEventListener('pointerdown', () => motion.finish());
  for (const name of ['pointerdown', 'pointermove', 'pointerup']) element.addEventListener(name, point, true);
  preferred.watch(element);

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

  /** Shows the picture that is preferred. */
  function show() {
    look = preferred.isDeep() ? deep : flat();
    element.classList.toggle('deep', look.isDeep);
    panel.show(look.isDeep);
    grid.setAttribute('viewBox', look.box);
    put(island, look.island());
    for (const [name, group] of groups) put(group, look.plate(name), contents.get(name), touches.get(name));
    turning.serve(look.isDeep);
    arrange();
    render();
  }

  /**
   * The island is turned.
   * @param {number} angle
   * @param {boolean} isStill
   */
  function turn(angle, isStill) {
    deep.turn(angle, isStill);
    arrange();
  }

  /** Squares from the back to the front, which is the order in which they are painted. */
  function arrange() {
    const { rows: back, columns } = look.order();
    inOrder(field, back.map((row) => rows[row]));
    rows.forEach((row, index) => inOrder(row, columns.map((column) => cells[index]?.[column])));
  }

  /** Whether a drag that begins there turns the island. @param {EventTarget | null} target */
  function isFree(target) {
    const name = squareOf(target);
    return !name || !grips(name);
  }

  /** Tells which side of the board lies in front now. */
  function tellSide() {
    host.announce(host.say('web-santorini-turned', { side: ['E', '5', 'A', '1'][turning.quarter()] ?? '' }));
  }

  /** Draws everything as it is now. */
  function render() {
    const stand = editing ? editing.standing() : standing();
    const options = isOpen() ? choice.next : new Set();
    const values = figures();
    look.begin(stand);
    element.classList.toggle('choosing', choice.begun.length > 0);
    for (const square of editing ? NAMES.map(blank) : squares()) {
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
      const touch = touches.get(square.name);
      if (touch) look.outline(touch, square.name, here.level, isTall);
      put(content, ...parts(square, here, can, wins).flat());
    }
    shown = stand;
    const origin = { x: 0, y: 0 };
    const told = [...values].map(([name, value]) => look.at(name, shownLevel(name), figure(origin, value, 8.6)));
    put(over, hint(), ...ghosts.flatMap(ghost), look.isDeep ? seenThrough(options) : null, told);
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
    const begun = choice.begun.length > 0;
    const isLast = !begun && !editing;
    const building = can && choice.begun.length === 2;
    const stepping = can && !building && worker === null;
    const isLeft = choice.begun.length === 2 && choice.begun[0] === name && !view?.placing;
    return [
      look.house(name, level),
      isLast && square.last && traces(square, level),
      can && worker !== null && look.face(name, level, 'can-ring', 4),
      choice.last === name && look.face(name, level, 'begun-ring', 4),
      isLeft && look.disc(name, level, 'left', 11),
      stepping && look.disc(name, level, 'target', wins ? 15 : 13),
      wins && look.at(name, level, flag('wins')),
      building && look.plan(name, level, 'plan'),
      isLast && square.last === 'to' && level === 3 && look.at(name, level, flag('won'), { x: 18, y: -5 }),
      worker !== null && look.at(name, level, svg('g', { class: 'stander' }, look.pawn(worker)), { y: look.stand }),
      panel.hasNumbers() && look.mark(name, level, svg('text', { class: 'level' }, level)),
      look.face(name, level, 'cursor', 1),
    ];
  }

  /**
   * Signs are to be seen though a tower stands before them.
   * @param {Set<string>} options
   */
  function seenThrough(options) {
    const isBuilt = choice.begun.length === 2 && !view?.placing;
    const free = [...options].map((name) => ({ name, ...shown.get(name) })).filter(({ worker }) => worker === null);
    return free.map(({ name, level = 0 }) =>
      isBuilt ? look.plan(name, level, 'plan through') : look.disc(name, level, 'target through', 13),
    );
  }

  /**
   * What the last turn left on a square.
   * @param {SantoriniSquareView} square
   * @param {number} level
   */
  function traces({ name, last }, level) {
    const built = last === 'built' || last === 'from-and-built';
    const from = last === 'from' || last === 'from-and-built';
    return [
      built && (level === 4 ? look.plan(name, 3, 'last built') : look.face(name, level, 'last built', 2)),
      from && look.disc(name, level, 'last', 11),
      !built && !from && look.corners(name, level),
    ];
  }

  /**
   * A flag for the step that wins, or has won.
   * @param {'wins' | 'won'} className
   */
  function flag(className) {
    const pole = className === 'won' ? 'M0 2V-36M0 -35l15 5.5l-15 6z' : 'M-3 4V-30M-3 -29l17 6l-17 7z';
    return svg('g', { class: className }, svg('path', { d: pole }));
  }

  /** The numbers on the board, where computers show their work. */
  const figures = () => (table?.step && !editing ? advised.figures() : new Map());

  /** The advised move, or the one that is pointed at: where to go, and what to build. */
  function hint() {
    const text = advised.move;
    return text && choice.begun.length === 0 && !editing && view ? drawn(text, 'hint') : null;
  }

  /** @param {Ghost} move */
  function ghost({ text, as }) {
    return choice.begun.length === 0 && !editing && view ? drawn(text, `hint ghost ${as}`) : [];
  }

  /**
   * @param {string} text
   * @param {string} className
   */
  function drawn(text, className) {
    const [from = '', to = '', build] = text.split(' ');
    const levelOf = (/** @type {string} */ name) => shownLevel(name);
    if (view?.placing) return [from, to].map((name) => look.face(name, levelOf(name), 'hint-place', 8));
    return svg(
      'g',
      { class: className },
      build ? look.plan(build, levelOf(build), 'hint-build') : null,
      look.arrow(from, levelOf(from), to, levelOf(to)),
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
      ways.push(motion.travel(figure, look.way(from[0], from[1].level, name, stand.level), { arc: 12 }));
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

  /** @param {Event} event */
  function point(event) {
    pointed = event instanceof PointerEvent ? [event.clientX, event.clientY] : null;
  }

  /**
   * The square that is meant by a touch: a tower that cannot be touched lets it through to one behind that can.
   * @param {string} name
   */
  function meant(name) {
    if (!pointed || choice.next.has(name)) return name;
    const under = document.elementsFromPoint(...pointed).map(squareOf).filter((one) => one !== null);
    // Who touches without a hand, as a screen reader does, means what it says.
    return under[0] === name ? (under.find((one) => choice.next.has(one)) ?? name) : name;
  }

  /** @param {string} touched */
  function tap(touched) {
    if (editing) {
      editing.tap(touched);
      return;
    }
    if (!isOpen()) return;
    const name = meant(touched);
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
    if (choice.begun.length === 2) return carry(look.block());
    choice.drop();
    choice.touch(name);
    render();
    groups.get(name)?.querySelector('.stander')?.remove();
    return carry(look.pawn(view?.to_move ?? 1));
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

  /** @param {string} touched */
  function drop(touched) {
    const name = meant(touched);
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
    const index = NAMES.indexOf(name);
    const { down, right } = direction(key, look.isDeep ? turning.quarter() : 0);
    const [row, column] = [Math.floor(index / 5) + down, (index % 5) + right];
    return row >= 0 && row < 5 && column >= 0 && column < 5 ? (NAMES[row * 5 + column] ?? name) : name;
  }

  /** @param {string | null} text */
  function preview(text) {
    advised.pointed = text;
    render();
  }

  function words() {
    grid.setAttribute('aria-label', host.say('web-santorini-board'));
    panel.words();
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
    if (table && (table.ply !== next.ply || table.id !== next.id)) {
      advised.forget();
      ghosts = [];
    }
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

  words();
  show();
  return {
    element,
    shape: FRAME.shape,
    panel: panel.element,
    draw,
    words,
    begun: () => choice.begun.length,
    advise(next) {
      advised.take(next);
      thinking.show(table?.step ? advised.advice : null);
      render();
    },
    ghosts(moves) {
      ghosts = moves;
      render();
    },
    help: () => [
      ['l', host.say('web-key-levels')],
      ['v', host.say('web-santorini-key-depth')],
      [', .', host.say('web-santorini-key-turn')],
    ],
    key(event) {
      motion.finish();
      pointed = null;
      if (editing?.key(event)) return true;
      return panel.key(event) || control.key(event);
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
    destroy() {
      preferred.stop();
      turning.stop();
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

/**
 * @param {string} name
 * @param {number} index
 */
function cell(name, index) {
  return svg('g', { 'data-square': name, role: 'gridcell', 'aria-colindex': (index % 5) + 1, tabindex: -1 });
}

/**
 * Puts children into this order. The one with the focus stays where it is, or it would lose it.
 * @param {Element} parent
 * @param {(Element | undefined)[]} children
 */
function inOrder(parent, children) {
  if (children.every((child, index) => child === parent.children[index])) return;
  const fixed = children.findIndex((child) => child?.contains(document.activeElement));
  const [before, after] = fixed < 0 ? [[], children] : [children.slice(0, fixed), children.slice(fixed + 1)];
  for (const child of before) if (child) children[fixed]?.before(child);
  for (const child of after) if (child) parent.append(child);
}

/** @param {EventTarget | null} target */
function squareOf(target) {
  return target instanceof Element ? (target.closest('[data-square]')?.getAttribute('data-square') ?? null) : null;
}

/** @param {string} name @returns {SantoriniSquareView} */
function blank(name) {
  return { name, level: 0, worker: null, last: null };
}
