/**
 * Pieces on their way. What is drawn is always the end; the way there is shown over it and can be cut short.
 */

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** How long a piece travels, in milliseconds. */
export const TRAVEL = 200;

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
   * Lets a piece go, and takes it away.
   * @param {Element} piece
   * @param {{ delay?: number, to?: { x: number, y: number } }} [how]
   */
  async leave(piece, how = {}) {
    const to = how.to ?? { x: 0, y: -20 };
    const frames = [
      { transform: 'translate(0, 0)', opacity: 1 },
      { transform: `translate(${to.x}px, ${to.y}px)`, opacity: 0 },
    ];
    await this.#run(piece, frames, TRAVEL, how.delay ?? 0);
    piece.remove();
  }

  /**
   * Draws a line once and lets it fade.
   * @param {Element} line One with `pathLength="1"`.
   * @param {number} [delay]
   */
  async stroke(line, delay = 0) {
    await this.#run(
      line,
      [
        { strokeDasharray: '1 1', strokeDashoffset: 1, opacity: 1 },
        { strokeDasharray: '1 1', strokeDashoffset: 0, opacity: 1, offset: 0.4 },
        { strokeDasharray: '1 1', strokeDashoffset: 0, opacity: 1, offset: 0.7 },
        { strokeDasharray: '1 1', strokeDashoffset: 0, opacity: 0 },
      ],
      700,
      delay,
    );
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
