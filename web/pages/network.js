/** Other devices: whoever sits at the machine of the house lets them in by a button, and shuts the door by another. */
/** @import { NetworkView } from '../types/api.js' */
import { Refusal, network, openNetwork } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { button, dialog, toast } from '../lib/parts.js';
import { say } from '../lib/words.js';
import { linkField, qr } from './friend.js';

/**
 * Tells how other devices come in, with what depends on it: `draw` is handed their address, if they have one.
 * @param {(address: string | null) => (HTMLElement | false | null)[]} draw
 */
export function networkPart(draw) {
  const element = h('div', { class: 'network' });

  /** @param {NetworkView} view */
  const show = ({ can_change: canChange, address = null }) =>
    put(element, draw(address), canChange && (address ? shut() : open()));

  /** @param {boolean} to */
  const change = async (to) => {
    try {
      show(await openNetwork(to));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      toast(error.message);
    }
  };

  const open = () => [
    h('p', { class: 'note' }, say('web-network-shut-note')),
    button(say('web-network-open'), () => void change(true), { class: 'network-open', icon: 'people' }),
  ];

  const shut = () => [
    h('p', { class: 'note' }, say('web-network-open-note')),
    button(say('web-network-close'), () => void change(false), { class: 'quiet network-close' }),
  ];

  put(element, draw(null));
  // Whoever is not asked can still use the address of this page.
  void network().then(show, () => {});
  return element;
}

/** The way into the house from other devices. */
export function openHouse() {
  dialog(say('web-network'), () => [
    networkPart((address) => (address ? [qr(address), linkField(say('web-network-house'), address)] : [])),
  ]);
}
