/**
 * Mice's board: placing, moving and taking men by taps, by drags or by keys.
 */

/** @import { MicePointView, MiceView, TableView } from '../types/api.js' */
/** @import { Board, BoardHost, DrawHow, Ghost } from '../types/host.js' */

import { h, put, svg } from '../lib/dom.js';
import { Advised, figure } from './duel-advised.js';
import { Choice } from './duel-choice.js';
import { hand } from './duel-hand.js';
import { Motion, TRAVEL } from './duel-motion.js';
import { pill, thought } from './duel-thought.js';
import { editor } from './mice-editor.js';
import * as picture from './mice-picture.js';
import { Values } from './mice-values.js';
import { describe, sideName } from './mice-words.js';

export { miniature } from './mice-miniature.js';

/** @typedef {{ men: Map<string, number>, hand: number[], lost: number[] }} Stand */

/** The name of the place where men lie that are still to be placed. */
const HAND = 'hand';

/**
 * @param {BoardHost} host
 * @returns {Board}
 */
export function board(host) {
  // What lies on a point is drawn anew each time; what can be touched stays, or a finger would lose it.
  const contents = new Map(picture.NAMES.map((name) => [name, svg('g', { class: 'content' })]));
  const groups = new Map(
    [...contents].map(([name, content]) => {
      const { x, y } = picture.spotOf(name);
      const place = { 'data-point': name, role: 'button', tabindex: -1, transform: `translate(${x} ${y})` };
      return [name, svg('g', place, svg('circle', { class: 'touch', r: 38 }), content)];
    }),
  );
  const trays = svg('g', { class: 'trays' });
  const under = svg('g', { class: 'under-all' });
  const over = svg('g', { class: 'over-all' });
  // What is seen for a moment, whatever is drawn anew meanwhile.
  const moments = svg('g', { class: 'over-all' });
  const element = svg(
    'svg',
    { class: 'mice', viewBox: picture.FRAME.box, role: 'group' },
    picture.table(),
    trays,
    under,
    [...groups.values()],
    over,
    moments,
  );
  const choice = new Choice();
  const motion = new Motion();
  const advised = new Advised();
  const thinking = thought(host, { point: (text) => preview(text) });
  const values = new Values(host, () => render());
  const panel = h('div', { class: 'mice-panel' }, values.element, thinking.element);

  /** @type {TableView | null} */
  let table = null;
  /** @type {MiceView | null} */
  let view = null;
  /** @type {ReturnType<typeof editor> | null} */
  let editing = null;
  /** What the picture shows. @type {Stand | null} */
  let shown = null;
  /** Moves to look at. @type {Ghost[]} */
  let ghosts = [];
  let live = false;
  let waiting = false;
  /** Where a drag began. */
  let lifted = '';
  /** The men that the own hand set on their way. @type {Promise<unknown>} */
  let ways = Promise.resolve();

  const control = hand(element, { place: 'point', tap, grips, lift, drop, back, beside });
  control.point('d6');
  element.addEventListener('pointerdown', () => motion.finish());
  words();

  /** Whether a touch means something now. */
  const isOpen = () => live && !waiting && view !== null && editing === null;
  const isPlacing = () => view?.phase === 'placing';
  /** Whether the next touch takes a man. */
  const isTaking = () => choice.begun.length === (isPlacing() ? 1 : 2);

  /**
   * What is to be seen: the position, and of a move under the hand what was done so far.
   * @returns {Stand}
   */
  function standing() {
    const stand = {
      men: new Map(view?.points.flatMap((point) => (point.man ? [[point.name, point.man]] : []))),
      hand: [...(view?.hand ?? [0, 0])],
      lost: [...(view?.lost ?? [0, 0])],
    };
    const player = view?.to_move;
    if (!player || choice.begun.length === 0) return stand;
    const [first = '', second, third] = choice.begun;
    const placing = isPlacing();
    const [to, taken] = placing ? [first, second] : [second, third];
    if (placing) stand.hand[player - 1] = (stand.hand[player - 1] ?? 1) - 1;
    else if (to) stand.men.delete(first);
    if (to) stand.men.set(to, player);
    if (taken) {
      stand.men.delete(taken);
      stand.lost[2 - player] = (stand.lost[2 - player] ?? 0) + 1;
    }
    return stand;
  }

  /** Draws everything as it is now. */
  function render() {
    const stand = editing ? editing.standing() : standing();
    const options = isOpen() ? choice.next : new Set();
    const numbers = figures();
    for (const name of picture.NAMES) {
      const group = groups.get(name);
      const content = contents.get(name);
      if (!group || !content) continue;
      const can = options.has(name);
      const man = stand.men.get(name) ?? null;
      const point = editing ? undefined : view?.points.find((one) => one.name === name);
      const closes = can && !isTaking() && (isPlacing() || choice.begun.length === 1) && !choice.completes(name);
      const value = can ? values.best(choice.waysOver(name).map((way) => way.text)) : null;
      group.setAttribute('class', can || editing ? 'point can' : 'point');
      const how = { can, closes, taking: isTaking(), begun: choice.begun.length, placing: isPlacing() };
      group.setAttribute('aria-label', describe(host, name, man, how, value ?? numbers.get(name)?.text));
      const sign = value ? valueSign(value, man !== null) : null;
      put(content, ...parts(name, man, point, can, closes), sign);
    }
    put(trays, [1, 2].map((player) => tray(stand, player)));
    put(under, ...millsClosed());
    shown = stand;
    put(over, hint(), ...ghosts.map(ghost), ...[...numbers].map(([name, value]) => figure(picture.spotOf(name), value, 9.4)));
  }

  /**
   * @param {Stand} stand
   * @param {number} player
   */
  function tray(stand, player) {
    const [inHand, lost] = [stand.hand[player - 1] ?? 0, stand.lost[player - 1] ?? 0];
    const row = picture.tray(player, inHand, lost);
    row.setAttribute('role', 'img');
    // Men can be dragged out of the hand of whoever places one.
    if (isOpen() && isPlacing() && !isTaking() && view?.to_move === player) row.setAttribute('data-point', HAND);
    row.setAttribute('aria-label', `${sideName(host, player)}: ${host.say('board-mice-holdings', { hand: inHand, lost })}`);
    return row;
  }

  /**
   * The parts of one point, in its own units.
   * @param {string} name
   * @param {number | null} man
   * @param {MicePointView | undefined} point
   * @param {boolean} can
   * @param {boolean} closes
   */
  function parts(name, man, point, can, closes) {
    const last = choice.begun.length === 0 ? point?.last : null;
    const taking = can && isTaking();
    return [
      last === 'from' && svg('circle', { class: 'last', r: 13 }),
      last === 'taken' && svg('path', { class: 'last', d: 'M-9 -9L9 9M9 -9L-9 9' }),
      choice.begun[0] === name && man === null && svg('circle', { class: 'left', r: 14 }),
      man === null && can && svg('circle', { class: 'target', r: 12 }),
      man === null && closes && svg('circle', { class: 'target-ring', r: 19 }),
      man !== null && svg('g', { class: 'stander' }, picture.man(man)),
      (last === 'to' || last === 'placed') && svg('circle', { class: 'last around', r: 34 }),
      man !== null && can && !taking && svg('circle', { class: 'can-ring', r: 34 }),
      choice.last === name && man !== null && svg('circle', { class: 'begun-ring', r: 34 }),
      taking && svg('circle', { class: 'take-ring', r: 34 }),
      taking && svg('path', { class: 'take-cross', d: 'M-8 -8L8 8M8 -8L-8 8' }),
      svg('circle', { class: 'cursor', r: 39 }),
    ];
  }

  /**
   * @param {string} value
   * @param {boolean} aside
   */
  function valueSign(value, aside) {
    const fate = value.startsWith('+') ? 'win' : value.startsWith('−') ? 'loss' : 'draw';
    return svg(
      'g',
      { class: `sign ${fate}`, transform: aside ? 'translate(22 -24)' : 'translate(26 -24)' },
      pill(value, 8.6),
    );
  }

  /** The mills that the last turn closed, or the one under the hand, as lines. */
  function millsClosed() {
    if (!view || editing) return [];
    if (choice.begun.length > 0) return closing().map((points) => picture.millLine(points));
    const to = view.points.find((point) => point.last === 'to' || point.last === 'placed')?.name;
    const took = view.points.some((point) => point.last === 'taken');
    return took && to ? view.mills.filter((mill) => mill.points.includes(to)).map((mill) => picture.millLine(mill.points)) : [];
  }

  /** The lines that the man closes who was just set, while his mill waits for what it takes. */
  function closing() {
    const to = choice.begun[isPlacing() ? 0 : 1];
    const player = view?.to_move;
    if (!to || !player) return [];
    const { men } = standing();
    return picture.linesThrough(to).filter((points) => points.every((point) => men.get(point) === player));
  }

  /** The numbers on the board, where computers show their work. */
  const figures = () => (table?.step && !editing ? advised.figures() : new Map());

  /** The advised move, or the one that is pointed at. */
  function hint() {
    const text = advised.move;
    return text && choice.begun.length === 0 && !editing && view ? drawn(text, 'hint') : null;
  }

  /** @param {Ghost} move */
  function ghost({ text, as }) {
    return choice.begun.length === 0 && !editing && view ? drawn(text, `hint ghost ${as}`) : null;
  }

  /**
   * A move as an arrow, a man that is not there yet, and the man that it takes.
   * @param {string} text
   * @param {string} className
   */
  function drawn(text, className) {
    const [move = '', taken] = text.split('x');
    const [from = '', to] = move.split('-');
    const at = (/** @type {string} */ name) => `translate(${picture.spotOf(name).x} ${picture.spotOf(name).y})`;
    const isGhost = className.includes('better');
    return svg(
      'g',
      { class: className },
      isGhost && svg('g', { class: 'ghost-man', transform: at(to ?? from) }, picture.man(view?.to_move ?? 1)),
      to ? picture.arrow(from, to) : svg('circle', { class: 'hint-place', transform: at(from), r: isGhost ? 34 : 24 }),
      taken && svg('circle', { class: 'hint-take', transform: at(taken), r: 34 }),
      taken && svg('path', { class: 'hint-take', transform: at(taken), d: 'M-11 -11L11 11M11 -11L-11 11' }),
    );
  }

  /**
   * Lets what changed since the picture before come about.
   * @param {Stand | null} before
   * @returns {Promise<unknown>}
   */
  function animate(before) {
    if (!host.moves() || !before || !shown) return Promise.resolve();
    const now = shown;
    /** @type {Promise<unknown>[]} */
    const ways = [];
    const gone = [...before.men].filter(([name, player]) => now.men.get(name) !== player);
    const come = [...now.men].filter(([name, player]) => before.men.get(name) !== player);
    if (come.length > 3) return Promise.resolve();
    const moved = new Set();
    for (const [name, player] of come) {
      const piece = groups.get(name)?.querySelector('.man');
      if (!piece) continue;
      const from = gone.find(([other, whose]) => whose === player && !moved.has(other));
      if (from) moved.add(from[0]);
      const end = picture.spotOf(name);
      const start = from ? picture.spotOf(from[0]) : startOf(before, now, player);
      ways.push(motion.travel(piece, { x: start.x - end.x, y: start.y - end.y }, { arc: from ? 6 : 0 }));
    }
    for (const [name, player] of gone) {
      // A man is taken when the mill has been seen.
      if (!moved.has(name)) ways.push(leave(name, player, come.length > 0 ? TRAVEL * 2.5 : 0, now));
    }
    return Promise.all(ways);
  }

  /**
   * Where a man comes from that stood on no point: from the hand, or back from those that were lost.
   * @param {Stand} before
   * @param {Stand} now
   * @param {number} player
   */
  function startOf(before, now, player) {
    const isBack = (now.lost[player - 1] ?? 0) < (before.lost[player - 1] ?? 0);
    return picture.slotOf(player, isBack ? 9 - (before.lost[player - 1] ?? 1) : Math.max(0, (before.hand[player - 1] ?? 1) - 1));
  }

  /**
   * A man is carried off the board, to its row.
   * @param {string} name
   * @param {number} player
   * @param {number} delay
   * @param {Stand} now
   */
  function leave(name, player, delay, now) {
    const start = picture.spotOf(name);
    const end = picture.slotOf(player, 9 - Math.max(1, now.lost[player - 1] ?? 1));
    const piece = picture.man(player);
    const holder = svg('g', { class: 'carried', transform: `translate(${start.x} ${start.y})` }, piece);
    moments.append(holder);
    const to = { x: end.x - start.x, y: end.y - start.y };
    return motion.carryOff(piece, { to, size: picture.SMALL / picture.REACH, delay }).then(() => holder.remove());
  }

  /**
   * Mills light up: their line, and the men on it one after the other.
   * @param {string[][]} mills
   */
  function lightUp(mills) {
    if (!host.moves() || mills.length === 0) return;
    host.sound('mill');
    for (const line of under.children) void motion.appear(line);
    for (const points of mills) {
      const line = picture.millLine(points);
      if (!line) continue;
      line.classList.add('flash');
      moments.append(line);
      void motion.light(line, { delay: TRAVEL * 0.8 });
      points.forEach((point, number) => {
        const { x, y } = picture.spotOf(point);
        const halo = svg('circle', { class: 'halo', r: 35 });
        const holder = svg('g', { transform: `translate(${x} ${y})` }, halo);
        moments.append(holder);
        const delay = TRAVEL * 0.8 + number * 70;
        void motion.light(halo, { delay, from: 0.7, to: 1.25 }).then(() => holder.remove());
      });
    }
  }

  /** The mills that were not there before. @param {MiceView} was @param {MiceView} now */
  function fresh(was, now) {
    const known = new Set(was.mills.map((mill) => mill.player + mill.points.join()));
    return now.mills.filter((mill) => !known.has(mill.player + mill.points.join())).map((mill) => mill.points);
  }

  /** @param {() => void} change */
  function changed(change) {
    const before = shown;
    change();
    render();
    ways = animate(before);
    return ways;
  }

  /** @param {string} name */
  function tap(name) {
    if (editing) {
      editing.tap(name);
      return;
    }
    if (!isOpen() || name === HAND) return;
    if (choice.next.has(name)) go(name);
    else if (choice.last === name) changed(() => choice.back());
    else if (choice.begun.length === 1 && !isTaking() && choice.first.has(name)) {
      choice.drop();
      go(name);
    } else if (choice.begun.length > 0) void host.play(spell([...choice.begun, name]));
    else if (choice.first.size > 0 && isPlacing()) void host.play(name);
    else if (choice.first.size > 0) host.refuse(whyNot(name));
  }

  /**
   * Why no move begins here.
   * @param {string} name
   */
  function whyNot(name) {
    const man = view?.points.find((point) => point.name === name)?.man;
    if (!man) return host.say('web-mice-choose-man');
    return host.say(man === view?.to_move ? 'web-mice-stuck' : 'web-mice-others', { point: name });
  }

  /**
   * What these touches say, for the server to judge.
   * @param {string[]} names
   */
  function spell(names) {
    const [first = '', second, third] = names;
    if (isPlacing()) return second ? `${first}x${second}` : first;
    return third ? `${first}-${second}x${third}` : `${first}-${second}`;
  }

  /**
   * One touch farther; at the end of a move it is played.
   * @param {string} name
   * @param {boolean} [travels] Whether the man has still to get there.
   */
  function go(name, travels = true) {
    const taking = isTaking();
    const text = choice.touch(name);
    if (text === undefined) return;
    waiting = text !== null;
    if (travels) void changed(() => {});
    else render();
    if (text === null) {
      if (isTaking()) {
        host.sound('move');
        lightUp(closing());
      }
      host.announce(stage());
      return;
    }
    host.sound(taking ? 'take' : 'move');
    void host.play(text).then((accepted) => {
      // An accepted move is drawn when the table comes; a refused one goes back.
      if (accepted) return;
      waiting = false;
      void changed(() => choice.drop());
    });
  }

  /** What can be done next, in words. */
  function stage() {
    const points = [...choice.next].join(', ');
    if (isTaking()) return host.say('web-mice-say-take', { points });
    return host.say('web-mice-say-move', { from: choice.begun[0] ?? '', points });
  }

  /** @param {string} name */
  function grips(name) {
    if (!isOpen()) return false;
    if (isTaking()) return choice.next.has(name);
    return isPlacing() ? name === HAND : choice.first.has(name);
  }

  /** @param {string} name */
  function lift(name) {
    const player = view?.to_move ?? 1;
    lifted = name;
    if (name === HAND) {
      [...trays.querySelectorAll(`.tray.seat-${player} .man`)].at(-1)?.setAttribute('visibility', 'hidden');
      return carry(player);
    }
    if (isTaking()) {
      groups.get(name)?.querySelector('.stander')?.remove();
      return carry(3 - player);
    }
    choice.drop();
    choice.touch(name);
    render();
    groups.get(name)?.querySelector('.stander')?.remove();
    return carry(player);
  }

  /**
   * A man that follows the hand.
   * @param {number} player
   */
  function carry(player) {
    const carried = svg('g', null, picture.man(player));
    over.append(carried);
    return carried;
  }

  /** @param {string} name */
  function drop(name) {
    if (isTaking()) {
      // A man that is taken can be put down anywhere but where it stood.
      if (name !== lifted) go(lifted, false);
      else render();
      return;
    }
    if (choice.next.has(name)) {
      go(name, false);
      return;
    }
    const wrong = name && name !== choice.last && name !== HAND ? spell([...choice.begun, name]) : '';
    choice.drop();
    render();
    if (wrong) void host.play(wrong);
  }

  function back() {
    if (!isOpen() || choice.begun.length === 0) return false;
    void changed(() => choice.back());
    return true;
  }

  /**
   * The nearest point in this direction; what lies straight ahead counts as nearer.
   * @param {string} name
   * @param {string} key
   */
  function beside(name, key) {
    const [right, up] = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] ?? [0, 0];
    const here = picture.placeOf(name);
    let found = name;
    let nearest = Infinity;
    for (const other of picture.NAMES) {
      const place = picture.placeOf(other);
      const [across, above] = [place.column - here.column, place.row - here.row];
      const ahead = across * (right ?? 0) + above * (up ?? 0);
      const aside = Math.abs(across * (up ?? 0)) + Math.abs(above * (right ?? 0));
      const far = ahead + aside * 2.6;
      if (ahead > 0 && far < nearest) [found, nearest] = [other, far];
    }
    return found;
  }

  /** @param {string | null} text */
  function preview(text) {
    advised.pointed = text;
    render();
  }

  function words() {
    element.setAttribute('aria-label', host.say('web-mice-board'));
    values.words();
    thinking.words();
    editing?.words();
  }

  /**
   * @param {TableView} next
   * @param {DrawHow} how
   */
  function draw(next, how) {
    if (next.board.game !== 'mice') return;
    const before = shown;
    const was = view;
    const isNew = table !== null && table.id === next.id && next.ply > table.ply;
    if (table && (table.ply !== next.ply || table.id !== next.id)) {
      advised.forget();
      ghosts = [];
    }
    const isMine = isNew && choice.begun.length > 0;
    const keeps = table?.id === next.id && table.ply === next.ply && how.live;
    const begun = keeps ? choice.begun : [];
    table = next;
    view = next.board;
    live = how.live && view.to_move !== null;
    waiting &&= keeps;
    choice.offer(view.moves.map((text) => ({ path: text.split(/[-x]/), text })));
    for (const name of begun) choice.touch(name);
    element.classList.toggle('live', live);
    // Only the newest board can be asked about.
    values.at(view.position, view.moves.length > 0 && next.ply === next.moves.length);
    render();
    thinking.show(next.step ? advised.advice : null);
    if (isNew && !isMine && how.animate) host.sound(view.points.some((point) => point.last === 'taken') ? 'take' : 'move');
    if (!how.animate) return;
    // The own mill was seen when it was closed.
    if (was && isNew && !isMine) lightUp(fresh(was, view));
    return Promise.all([ways, animate(before)]).then(() => {});
  }

  return {
    element,
    shape: picture.FRAME.shape,
    panel,
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
    help: () => [['v', host.say('web-key-values')]],
    destroy: () => values.leave(),
    key(event) {
      motion.finish();
      if (editing?.key(event)) return true;
      if (event.key === 'v' && !event.ctrlKey && !event.metaKey && !event.altKey) {
        values.toggle();
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
      if (view) editing.set({ game: 'mice', ...view });
      render();
      return editing;
    },
  };
}
