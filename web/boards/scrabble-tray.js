/** The rack and the buttons below the board. */

import { h, put } from '../lib/dom.js';
import { button, iconButton } from '../lib/parts.js';
import { tileOf } from './scrabble-squares.js';

/** @import { Chip } from './scrabble-hand.js' */
/** @import { IconName } from '../lib/icons.js' */
/** @import { BoardHost } from '../types/host.js' */

/**
 * What the tray asks the table to do.
 * @typedef {object} Deeds
 * @property {(slot: number) => void} tap A tile of the rack was touched.
 * @property {() => void} shuffle
 * @property {() => void} recall
 * @property {() => void} play
 * @property {() => void} choose Begins to choose tiles for an exchange.
 * @property {() => void} give Exchanges the chosen tiles.
 * @property {() => void} wonder Asks whether to pass.
 * @property {() => void} pass
 * @property {() => void} leave Leaves the exchange or the question.
 * @property {() => void} accept
 * @property {() => void} challenge
 * @property {() => void} uncover
 */

/**
 * What the tray shows.
 * @typedef {object} TrayState
 * @property {(Chip | null)[]} slots
 * @property {(kind: string) => number} value
 * @property {number | null} selected The tile that is lifted, by its number.
 * @property {number | null} lifted The tile that is under the finger.
 * @property {Set<number>} fresh Tiles that were just drawn.
 * @property {'lay' | 'exchange' | 'pass' | 'doubt' | 'wait'} mode
 * @property {Set<number>} giving
 * @property {number} laid How many tiles are being laid.
 * @property {boolean} mayPlay
 * @property {boolean} mayExchange
 * @property {number | null} points
 * @property {string | null} cover Who is asked to take the device.
 * @property {boolean} isBare Nobody's rack is shown.
 * @property {string} status
 * @property {boolean} isRefused The status tells why the play is not allowed.
 */

export class Tray {
  /**
   * @param {BoardHost} host
   * @param {Deeds} deeds
   */
  constructor(host, deeds) {
    this.host = host;
    this.deeds = deeds;
    /** @type {Map<number, HTMLButtonElement>} */
    this.buttons = new Map();
    /** @type {HTMLElement[]} */
    this.gaps = [];
    this.drawn = '';
    this.rack = h('div', { class: 'scrabble-rack', role: 'toolbar' });
    this.cover = h('button', { type: 'button', class: 'scrabble-cover', hidden: true, onclick: () => deeds.uncover() });
    this.left = h('div', { class: 'scrabble-buttons is-left' });
    this.right = h('div', { class: 'scrabble-buttons is-right' });
    this.status = h('p', { class: 'scrabble-status', role: 'status' });
    const shelf = h('div', { class: 'scrabble-shelf' }, this.rack, this.cover);
    const hand = h('div', { class: 'scrabble-hand' }, this.status, shelf, this.left, this.right);
    this.element = h('div', { class: 'scrabble-tray' }, hand);
  }

  /** Forgets what is drawn, so that everything is said anew. */
  forget() {
    this.drawn = '';
    this.buttons.clear();
    put(this.left);
    put(this.right);
  }

  /** @param {TrayState} state */
  draw(state) {
    const { host } = this;
    this.rack.setAttribute('aria-label', host.say('web-scrabble-rack'));
    const isHidden = state.cover !== null;
    this.element.classList.toggle('is-covered', isHidden);
    this.element.classList.toggle('is-bare', state.isBare);
    this.cover.hidden = !isHidden;
    put(this.cover, h('strong', null, state.cover ?? ''), h('span', null, host.say('web-scrabble-uncover')));
    this.drawRack(isHidden || state.isBare ? { ...state, slots: state.slots.map(() => null) } : state);
    this.drawButtons(state, isHidden);
    if (this.status.textContent !== state.status) this.status.textContent = state.status;
    this.status.classList.toggle('is-refused', state.isRefused);
  }

  /** @param {TrayState} state */
  drawRack(state) {
    const places = this.places();
    const chips = new Set(state.slots.map((chip) => chip?.id));
    for (const [id, button] of this.buttons) {
      if (chips.has(id)) continue;
      button.remove();
      this.buttons.delete(id);
    }
    const cells = state.slots.map((chip, slot) => chip ? this.tile(chip, slot, state) : this.gap(slot));
    const focused = document.activeElement;
    // A tile that is being pressed stays where it is: taken out and put back, it would lose the press.
    const isSame = cells.length === this.rack.children.length && cells.every((cell, at) => cell === this.rack.children[at]);
    if (!isSame) this.rack.replaceChildren(...cells);
    if (focused instanceof HTMLElement && focused !== document.activeElement && this.rack.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
    const first = cells.find((cell) => cell instanceof HTMLButtonElement);
    const reached = cells.find((cell) => cell === document.activeElement) ?? first;
    for (const cell of cells) {
      if (cell instanceof HTMLButtonElement) cell.tabIndex = cell === reached ? 0 : -1;
    }
    this.slide(places, state.fresh);
  }

  /**
   * @param {Chip} chip
   * @param {number} slot
   * @param {TrayState} state
   */
  tile(chip, slot, state) {
    const { host } = this;
    const joker = chip.kind === '?';
    let slotted = this.buttons.get(chip.id);
    if (!slotted) {
      const made = h('button', { type: 'button', class: 'scrabble-slot' },
        tileOf(joker ? '' : chip.kind, state.value(chip.kind), joker));
      made.addEventListener('click', () => this.deeds.tap(Number(made.dataset.slot)));
      this.buttons.set(chip.id, made);
      slotted = made;
    }
    const isGiven = state.giving.has(chip.id);
    const isPressed = state.mode === 'exchange' ? isGiven : state.selected === chip.id;
    slotted.dataset.slot = String(slot);
    slotted.dataset.rack = String(slot + 1);
    slotted.dataset.tile = chip.kind;
    slotted.setAttribute('aria-pressed', String(isPressed));
    slotted.setAttribute('aria-label', joker
      ? host.say('web-scrabble-rack-joker')
      : host.say('web-scrabble-rack-tile', { letter: chip.kind, value: state.value(chip.kind) }));
    slotted.classList.toggle('is-selected', state.mode !== 'exchange' && isPressed);
    slotted.classList.toggle('is-given', isGiven);
    slotted.classList.toggle('is-lifted', state.lifted === chip.id);
    return slotted;
  }

  /** @param {number} slot */
  gap(slot) {
    const made = this.gaps[slot] ?? h('span', { class: 'scrabble-slot is-gap', dataset: { slot } });
    this.gaps[slot] = made;
    return made;
  }

  /** Where the tiles are now. */
  places() {
    return new Map([...this.buttons].map(([id, button]) => [id, button.offsetLeft]));
  }

  /**
   * Tiles travel to where they are now; new ones come from the right, out of the bag.
   * @param {Map<number, number>} places
   * @param {Set<number>} fresh
   */
  slide(places, fresh) {
    if (!this.host.moves()) return;
    let order = 0;
    for (const [id, button] of this.buttons) {
      const before = places.get(id);
      const by = before === undefined ? (fresh.has(id) ? 48 : 0) : before - button.offsetLeft;
      if (by === 0) continue;
      const delay = before === undefined ? 45 * order++ : 0;
      button.animate(
        [{ transform: `translateX(${by}px)`, opacity: before === undefined ? 0 : 1 }, { transform: 'none', opacity: 1 }],
        { duration: 200, delay, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'backwards' });
    }
  }

  /**
   * @param {TrayState} state
   * @param {boolean} isHidden
   */
  drawButtons(state, isHidden) {
    const { host, deeds } = this;
    const { mode, laid, points, mayPlay, mayExchange, isBare } = state;
    const key = [isHidden, isBare, mode, laid, points, mayPlay, mayExchange, state.giving.size].join();
    if (key === this.drawn) return;
    this.drawn = key;
    if (isHidden || isBare) return this.fill([], []);
    const told = { shuffle: host.say('web-scrabble-shuffle'), recall: host.say('web-scrabble-recall') };
    const shuffle = picture('shuffle', told.shuffle, host.say('web-scrabble-shuffle-short'), deeds.shuffle);
    const recall = picture('recall', told.recall, host.say('web-scrabble-recall-short'), deeds.recall);
    recall.disabled = state.laid === 0;
    switch (state.mode) {
      case 'wait':
        return this.fill([shuffle, recall], []);
      case 'doubt':
        return this.fill([], [
          plain('challenge', host.say('web-scrabble-challenge'), deeds.challenge),
          main('accept', host.say('web-scrabble-accept'), deeds.accept),
        ]);
      case 'exchange': {
        const give = main('give', host.say('web-scrabble-give', { count: state.giving.size }), deeds.give);
        give.disabled = state.giving.size === 0;
        return this.fill([shuffle], [plain('leave', host.say('web-scrabble-leave'), deeds.leave), give]);
      }
      case 'pass':
        return this.fill([shuffle], [
          plain('leave', host.say('web-scrabble-leave'), deeds.leave),
          main('pass', host.say('web-scrabble-pass'), deeds.pass),
        ]);
      case 'lay': {
        const exchange = plain('exchange', host.say('web-scrabble-exchange'), deeds.choose, 'exchange');
        exchange.disabled = !state.mayExchange;
        const label = state.points === null
          ? host.say('web-scrabble-play')
          : host.say('web-scrabble-play-for', { points: state.points });
        const play = main('play', label, deeds.play);
        play.disabled = !state.mayPlay;
        const pass = plain('wonder', host.say('web-scrabble-pass'), deeds.wonder, 'step');
        return this.fill([shuffle, recall], state.laid > 0 ? [play] : [exchange, pass, play]);
      }
    }
  }

  /**
   * Keeps the focus on the button that stands where the focused one was.
   * @param {HTMLButtonElement[]} wantedLeft
   * @param {HTMLButtonElement[]} wantedRight
   */
  fill(wantedLeft, wantedRight) {
    const focused = document.activeElement;
    const isHere = focused instanceof HTMLElement && (this.left.contains(focused) || this.right.contains(focused));
    const left = keep(this.left, wantedLeft);
    const right = keep(this.right, wantedRight);
    if (!isHere) return;
    const all = [...left, ...right];
    const same = all.find((button) => button.dataset.do === focused.dataset.do);
    (same ?? right[right.length - 1] ?? left[0])?.focus({ preventScroll: true });
  }
}

/**
 * Puts buttons into their holder. One that is there already stays: replaced by its like while it is being pressed, it
 * would lose the press.
 * @param {HTMLElement} holder
 * @param {HTMLButtonElement[]} wanted
 */
function keep(holder, wanted) {
  const there = [...holder.querySelectorAll('button')];
  const all = wanted.map((fresh) => {
    const same = there.find((one) => one.dataset.do === fresh.dataset.do);
    if (!same) return fresh;
    same.disabled = fresh.disabled;
    const words = same.querySelector('span');
    if (words && words.textContent !== fresh.textContent) words.textContent = fresh.textContent;
    return same;
  });
  const isSame = all.length === there.length && all.every((one, at) => one === there[at]);
  if (!isSame) put(holder, all);
  return all;
}

/**
 * @param {string} deed
 * @param {string} words
 * @param {() => void} act
 * @param {IconName} [icon] for where there is no room for words alone
 */
function plain(deed, words, act, icon) {
  return button(words, () => act(), { icon, dataset: { do: deed } });
}

/**
 * @param {string} deed
 * @param {string} words
 * @param {() => void} act
 */
function main(deed, words, act) {
  return button(words, () => act(), { class: 'primary', dataset: { do: deed } });
}

/**
 * @param {'shuffle' | 'recall'} deed
 * @param {string} words
 * @param {string} short
 * @param {() => void} act
 */
function picture(deed, words, short, act) {
  return iconButton(deed, words, () => act(), { short, dataset: { do: deed } });
}
