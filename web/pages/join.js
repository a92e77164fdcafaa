/** Somebody is invited: who invites to what, and one button to sit down. */
/** @import { Page } from '../app.js' */
import { Refusal, catalogue, claimSeat, invitation } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { miniature, playerName, timeWords } from '../lib/games.js';
import { lookingHost } from '../lib/host.js';
import { newKey } from '../lib/live.js';
import { button, field, toast } from '../lib/parts.js';
import { heldSeats, keepKeys, keepName, ownName } from '../lib/store.js';
import { say } from '../lib/words.js';

/**
 * @param {string} code
 * @returns {Promise<Page>}
 */
export async function joinPage(code) {
  const element = h('section', { class: 'join' });
  const picture = h('div', { class: 'join-picture', 'aria-hidden': 'true' });
  const [invited, offered] = await Promise.all([invitation(code), catalogue()]);
  const key = newKey();
  const { game, id } = invited;
  void miniature(game, lookingHost()).then(
    (drawn) => put(picture, drawn),
    () => {},
  );

  const table = () => location.replace(`#/${game}/${id}`);
  const watch = () => {
    table();
    toast(invited.seat ? say('web-invited-used') : say('web-invited-taken'), 'news');
  };

  /** @param {string} name */
  const sit = async (name) => {
    keepName(name);
    try {
      const { keys } = await claimSeat(code, { name, key });
      keepKeys(id, game, keys);
      // Neither the code nor a key stays in the address.
      table();
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.status !== 409) throw error;
      watch();
    }
  };

  const words = () => put(element, picture, h('div', { class: 'join-words' }, head(), players(), ways()));

  const head = () => {
    const name = say(`game-${game}`);
    if (invited.seat) return h('h1', null, say('web-invited-go-on', { game: name }));
    const host = invited.seats.find((seat) => seat.is_person && !seat.is_free && seat.name);
    return h(
      'h1',
      null,
      host ? say('web-invites', { player: host.name, game: name }) : say('web-invited', { game: name }),
    );
  };

  const players = () => {
    const names = invited.seats.map((seat) => {
      if (!seat.is_person) return playerName(seat.player, offered, game);
      if (seat.is_free) return say('web-free-seat');
      return seat.name || say('web-seat', { seat: seat.seat });
    });
    return [
      h('p', { class: 'soft' }, say('web-invited-players', { players: names.join(', ') })),
      invited.clock && h('p', { class: 'soft' }, say('web-invited-clock', { clock: clockWords(invited.clock) })),
      invited.seat && h('p', { class: 'soft' }, say('web-invited-go-on-note')),
      h('p', null, h('a', { href: `#/rules/${game}` }, say('web-rules'))),
    ];
  };

  const ways = () => {
    if (!invited.seat && heldSeats(id).length > 0) {
      return [
        h('p', null, say('web-invited-own')),
        button(say('web-invited-table'), table, { class: 'primary large' }),
      ];
    }
    if (!invited.is_open) {
      return [
        h('p', null, invited.seat ? say('web-invited-used') : say('web-invited-taken')),
        button(say('web-invited-watch'), table, { class: 'primary large', icon: 'eye' }),
      ];
    }
    const input = h('input', {
      class: 'input',
      name: 'name',
      value: ownName(),
      maxlength: offered.longest_name,
      autocomplete: 'nickname',
    });
    const form = h(
      'form',
      { class: 'join-form' },
      !invited.seat && field(say('web-your-name'), input),
      h('button', { class: 'button primary large', type: 'submit' }, say('web-invited-play')),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.toggleAttribute('inert', true);
      void sit(invited.seat ? '' : input.value.trim()).finally(() => form.toggleAttribute('inert', false));
    });
    return form;
  };

  words();
  return { element, game, title: () => say(`game-${game}`), words };
}

/**
 * A clock such as `5m+3s` or `10s/move` in words.
 * @param {string} clock
 */
function clockWords(clock) {
  const [time, more] = clock.split('/')[0].split('+');
  return more ? `${timeWords(time)} + ${timeWords(more)}` : timeWords(time);
}
