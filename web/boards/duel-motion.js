/**
 * Pieces on their way. What is drawn is always the end; the way there is shown over it and can be cut short.
 */

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** How long a piece travels, in milliseconds. */
export const TRAVEL = 200;
/** How long one is carried off, and how long a light is seen. */
const CARRY = 460;
const LIGHT = 750;

/** The motions of one board. */
export class Motion {
  /** @type {Set<Animation>} */
  #running = new Set();

  /**
   * Lets a piece come from there to where it is drawn, in a low arc.
   * @param {Element} piece
   * @param {{ x: number, y: number }} from The way back to where it was, in the picture's units.
   * @param {{ delay?: number, arc?: number }} [how]
   */
  travel(piece, from, how = {}) {
    const arc = how.arc ?? 0;
    const frames = [
      { transform: `translate(${from.x}px, ${from.y}px)` },
      { transform: `translate(${from.x * 0.4}px, ${from.y * 0.4 - arc}px)`, offset: 0.5 },
      { transform: 'translate(0, 0)' },
    ];
    return this.#run(piece, frames, TRAVEL, how.delay ?? 0);
  }

  /**
   * Lets a piece sink onto its place.
   * @param {Element} piece
   * @param {{ delay?: number, from?: number }} [how]
   */
  settle(piece, how = {}) {
    const from = how.from ?? 26;
    const frames = [
      { transform: `translate(0, ${-from}px)`, opacity: 0 },
      { opacity: 1, offset: 0.5 },
      { transform: 'translate(0, 0)', opacity: 1 },
    ];
    return this.#run(piece, frames, 180, how.delay ?? 0);
  }

  /**
   * Carries a piece off: it is lifted, borne to where it will lie, and put down there; then it is taken away.
   * @param {Element} piece
   * @param {{ to: { x: number, y: number }, size: number, delay?: number }} how `size`: how large it is there.
   */
  async carryOff(piece, { to, size, delay = 0 }) {
    const frames = [
      { transform: 'translate(0, 0) scale(1)', easing: 'ease-out' },
      { transform: 'translate(0, -14px) scale(1.14)', offset: 0.25, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
      { transform: `translate(${to.x}px, ${to.y - 8}px) scale(${size * 1.2})`, opacity: 1, offset: 0.85, easing: 'ease-in' },
      { transform: `translate(${to.x}px, ${to.y}px) scale(${size})`, opacity: 0 },
    ];
    await this.#run(piece, frames, CARRY, delay);
    piece.remove();
  }

  /**
   * Lets a light come up from its middle, and go out; then it is taken away.
   * @param {Element} light
   * @param {{ delay?: number, from?: number, to?: number }} [how] How large it begins and ends.
   */
  async light(light, how = {}) {
    const { delay = 0, from = 0.2, to = 1 } = how;
    const frames = [
      { transform: `scale(${from})`, opacity: 0 },
      { transform: 'scale(1)', opacity: 1, offset: 0.35 },
      { transform: 'scale(1)', opacity: 1, offset: 0.6 },
      { transform: `scale(${to})`, opacity: 0 },
    ];
    await this.#run(light, frames, LIGHT, delay);
    light.remove();
  }

  /**
   * Lets something be seen when a piece has come to its place.
   * @param {Element} sign
   */
  appear(sign) {
    return this.#run(sign, [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, {}], TRAVEL * 1.4, 0);
  }

  /** Everything is at its end now. */
  finish() {
    for (const animation of [...this.#running]) animation.finish();
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {number} duration
   * @param {number} delay
   */
  async #run(element, frames, duration, delay) {
    const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
    this.#running.add(animation);
    element.classList.add('on-its-way');
    // A page that is not looked at lets time stand still; nobody waits for it.
    const late = new Promise((resolve) => setTimeout(resolve, duration + delay + 250));
    await Promise.race([animation.finished.catch(() => {}), late]);
    this.#running.delete(animation);
    element.classList.remove('on-its-way');
  }
}
