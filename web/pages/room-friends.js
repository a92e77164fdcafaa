/**
 * Friends at the table: who is waited for, what is asked and answered, who is gone, who watches, and what is said
 * without words. One calm bar under the plates.
 */
/** @import { Emote, OfferKind, TableView } from '../types/api.js' */
/** @import { MenuItem } from '../lib/parts.js' */
/** @import { Said } from '../lib/live.js' */
/** @import { Room } from './room.js' */
import * as api from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { icon } from '../lib/icons.js';
import { announce, button, dialog, field, menu, select, toast } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { heldSeats, keepForNext, keepName, ownName } from '../lib/store.js';
import { say } from '../lib/words.js';
import { linkCard } from './friend.js';
import { nameOf } from './room-words.js';

/** How long something said without words stays, in milliseconds. */
const SAID = 4000;

/** The times after which whoever is gone may be replaced, in seconds. */
const PATIENCES = [60, 300, 900, 3600, 86_400, 0];

/** @type {Emote[]} */
const EMOTES = ['hello', 'luck', 'nice', 'thinking', 'oops', 'wow', 'thanks', 'game'];

/** @param {Room} room */
export function friendsPart(room) {
  const bars = h('div', { class: 'friend-bars' });
  const round = h('div', { class: 'company' });
  const element = h('div', { class: 'friends' }, bars, round);
  /** @type {HTMLDialogElement | null} */
  let waiting = null;
  let code = '';
  let free = 0;
  let before = room.table;
  let isAnswered = false;
  let isRetracted = false;
  /** What each place shows. @type {Map<HTMLElement, string>} */
  const drawn = new Map();

  const draw = () => {
    const { table } = room;
    fill(bars, [lost(table), waits(table), asked(table), missing(table), score(table)]);
    fill(round, company(table));
    element.hidden = bars.hidden && round.hidden;
    look(table);
  };

  /**
   * Puts this there unless it says what stands there already: a button under somebody's finger stays.
   * @param {HTMLElement} place
   * @param {(HTMLElement | false | null)[]} parts
   */
  const fill = (place, parts) => {
    const look = parts.map((part) => (part ? part.outerHTML : '')).join();
    if (drawn.get(place) === look) return;
    drawn.set(place, look);
    put(place, parts);
    place.hidden = place.childElementCount === 0;
  };

  /**
   * What has changed since the table was seen last.
   * @param {TableView} table
   */
  const look = (table) => {
    if (table.is_waiting && table.you.length > 0 && !waiting && code !== (table.invitation ?? '')) {
      code = table.invitation ?? '';
      openWaiting();
    }
    if (!table.is_waiting) waiting?.close();
    else if (waiting && free !== freeSeats(table)) openWaiting();
    if (before.is_waiting && !table.is_waiting) sound('move');
    const { offer } = table;
    if (offer && offer.seat !== before.offer?.seat && table.can.answer) {
      sound('tick');
      announce(offerWords(offer.seat, offer.offer));
    }
    if (before.offer && !offer && !table.next && isRefused(before, table)) missed(before);
    if (!offer) [isAnswered, isRetracted] = [false, false];
    if (table.next && !before.next && table.you.length > 0) follow(table);
    before = table;
  };

  /**
   * Nothing has come of what was asked: who asked is told that others refuse, and the others that it was withdrawn.
   * @param {TableView} then
   */
  const missed = ({ offer, you, can }) => {
    const isMine = offer && you.includes(offer.seat);
    if (isMine && !isRetracted) toast(say('web-refused'), 'news');
    if (can.answer && !isMine && !isAnswered) toast(say('web-retracted'), 'news');
  };

  /**
   * Whether nothing has come of what was asked.
   * @param {TableView} then
   * @param {TableView} now
   */
  const isRefused = (then, now) => {
    const isSame = then.moves.length === now.moves.length && Boolean(then.ending) === Boolean(now.ending);
    return isSame && then.seats.every((seat, i) => (seat.clock ?? 0) >= (now.seats[i].clock ?? 0));
  };

  /** @param {TableView} table */
  const lost = (table) => {
    const seats = table.you.length === 0 ? heldSeats(table.id) : [];
    if (seats.length === 0) return null;
    const isComputers = table.seats.some((seat) => seats.includes(seat.seat) && !seat.is_person);
    return bar(isComputers ? say('web-gone-computer') : say('web-gone-elsewhere'), [], 'eye');
  };

  /** @param {TableView} table */
  const waits = (table) =>
    table.is_waiting &&
    bar(
      say('web-friend-waiting', { count: freeSeats(table) }),
      table.you.length > 0 ? [button(say('web-friend'), openWaiting, { class: 'primary' })] : [],
      'people',
    );

  /** @param {TableView} table */
  const asked = (table) => {
    const { offer } = table;
    if (!offer) return null;
    if (!table.can.answer) {
      if (!table.you.includes(offer.seat)) return null;
      const retract = () => {
        isRetracted = true;
        void room.act({ act: 'retract' });
      };
      return bar(askedWords(offer.offer), [
        table.can.retract && button(say('web-retract'), retract, { class: 'quiet retract' }),
      ]);
    }
    const answer = (/** @type {boolean} */ accept) => {
      isAnswered = true;
      void room.act({ act: 'answer', accept });
    };
    return bar(offerWords(offer.seat, offer.offer), [
      button(say('web-yes'), () => answer(true), { class: 'primary answer-yes' }),
      button(say('web-no'), () => answer(false), { class: 'answer-no' }),
    ]);
  };

  /** @param {TableView} table */
  const missing = (table) => {
    const { claim, replace } = table.can;
    if (table.is_waiting || (!claim && !replace)) return null;
    const gone = table.seats.filter((seat) => seat.is_person && seat.presence === 'gone' && !table.you.includes(seat.seat));
    const isDuel = table.seats.length === 2;
    return bar(say('web-missing', { players: gone.map((seat) => nameOf(room, seat.seat)).join(', ') }), [
      claim &&
        button(isDuel ? say('web-claim') : say('web-claim-on'), () => void room.act({ act: 'claim' }), {
          class: 'primary claim',
        }),
      replace && button(say('web-replace'), () => void room.act({ act: 'replace' }), { class: 'replace' }),
    ]);
  };

  /** @param {TableView} table */
  const score = ({ evening, you }) => {
    if (!evening) return null;
    // One's own wins first.
    const own = you.length === 1 ? you[0] - 1 : 0;
    const wins = [...evening.wins.slice(own), ...evening.wins.slice(0, own)].join(' – ');
    const words =
      evening.draws > 0
        ? say('web-evening-draws', { score: wins, count: evening.draws })
        : say('web-evening', { score: wins });
    return h('p', { class: 'evening' }, words);
  };

  /** @param {TableView} table */
  const company = (table) => {
    const { count, names } = table.onlookers;
    const isTogether = table.seats.some((seat) => seat.is_person && !table.you.includes(seat.seat));
    const told = say('web-onlookers', { count });
    const words = names.length > 0 ? say('web-onlookers-named', { onlookers: told, names: names.join(', ') }) : told;
    const others = count > (table.you.length === 0 ? 1 : 0);
    const emotes = isTogether && table.you.length > 0 && !table.is_waiting;
    return [
      others && h('p', { class: 'onlookers' }, icon('eye'), words),
      emotes && menu(say('web-emote'), 'speech', emoteItems),
    ];
  };

  /** @returns {MenuItem[]} */
  const emoteItems = () =>
    EMOTES.map((emote) => ({ words: emoteWords(emote), icon: 'speech', press: () => room.live.emote(emote) }));

  const openWaiting = () => {
    const { table } = room;
    waiting?.close();
    free = freeSeats(table);
    const opened = dialog(say('web-friend-waiting', { count: free }), (close) => invitation(close), {
      onclose: () => {
        if (waiting === opened) waiting = null;
      },
    });
    waiting = opened;
  };

  /** @param {() => void} close */
  const invitation = (close) => {
    const { table } = room;
    const renew = async () => {
      await api.openSeat(table.id, {});
      close();
    };
    if (!table.invitation) {
      return [button(say('web-friend-renew'), () => void renew(), { class: 'primary', icon: 'link' })];
    }
    const own = table.seats.find((seat) => table.you.includes(seat.seat));
    const name = h('input', {
      class: 'input',
      value: own?.name || ownName(),
      maxlength: room.catalogue.longest_name,
      autocomplete: 'nickname',
    });
    name.addEventListener('change', () => {
      keepName(name.value.trim());
      if (own) void room.act({ act: 'name', seat: own.seat, name: name.value.trim() });
    });
    return [
      linkCard(table.invitation, table.game),
      h('p', { class: 'note' }, say('web-friend-how')),
      field(say('web-your-name'), name),
      field(say('web-friend-patience'), patience(table)),
      table.can.replace &&
        button(say('web-friend-computer'), () => void room.act({ act: 'replace' }), {
          class: 'quiet',
          icon: 'computer',
        }),
    ];
  };

  /** @param {TableView} table */
  const patience = (table) => {
    const words = (/** @type {number} */ time) =>
      time === 0 ? say('web-never') : say('web-minutes', { time: time / 60 });
    const chosen = String((table.patience ?? 0) / 1000);
    const all = PATIENCES.map((time) => /** @type {[string, string]} */ ([String(time), words(time)]));
    const set = (/** @type {string} */ to) => void api.openSeat(table.id, { patience: Number(to) });
    return select(all, chosen, set, { name: 'patience' });
  };

  /** @param {Said} said */
  const hear = ({ emote, seat }) => {
    const words = emoteWords(emote);
    announce(say('web-emote-said', { player: nameOf(room, seat), words }));
    const plate = room.plates.element.querySelector(`.plate[data-seat='${seat}']`);
    const bubble = h('span', { class: 'said' }, words);
    plate?.querySelector('.said')?.remove();
    plate?.append(bubble);
    setTimeout(() => bubble.remove(), SAID);
  };

  /**
   * @param {number} seat
   * @param {OfferKind} offer
   */
  const offerWords = (seat, offer) => {
    const player = nameOf(room, seat);
    switch (offer) {
      case 'take-back':
        return say('web-offer-take-back', { player });
      case 'draw':
        return say('web-offer-draw', { player });
      case 'rematch':
        return say('web-offer-rematch', { player });
      default:
        return say('web-offer-more-time', { player });
    }
  };

  return { element, draw, hear, stop: () => waiting?.close() };
}

/**
 * To the table at which the same people play again.
 * @param {TableView} table
 */
export function follow({ id, game, next, you, seats }) {
  if (!next) return;
  const further = you.map((seat) => (seat % seats.length) + 1);
  keepForNext(id, next, game, further);
  location.hash = `#/${game}/${next}`;
}

/** @param {TableView} table */
function freeSeats(table) {
  return table.seats.filter((seat) => seat.is_free).length;
}

/** @param {OfferKind} offer */
function askedWords(offer) {
  switch (offer) {
    case 'take-back':
      return say('web-asked-take-back');
    case 'draw':
      return say('web-asked-draw');
    case 'rematch':
      return say('web-asked-rematch');
    default:
      return say('web-asked-more-time');
  }
}

/** @param {Emote} emote */
function emoteWords(emote) {
  switch (emote) {
    case 'hello':
      return say('web-emote-hello');
    case 'luck':
      return say('web-emote-luck');
    case 'nice':
      return say('web-emote-nice');
    case 'thinking':
      return say('web-emote-thinking');
    case 'oops':
      return say('web-emote-oops');
    case 'wow':
      return say('web-emote-wow');
    case 'thanks':
      return say('web-emote-thanks');
    default:
      return say('web-emote-game');
  }
}

/**
 * @param {string} words
 * @param {(HTMLElement | false | null)[]} ways
 * @param {import('../lib/icons.js').IconName} [sign]
 */
function bar(words, ways, sign) {
  return h(
    'div',
    { class: 'friend-bar', role: 'group', 'aria-label': words },
    h('p', null, sign && icon(sign), words),
    h('div', { class: 'row' }, ways),
  );
}
