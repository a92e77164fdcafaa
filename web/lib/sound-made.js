/** Sounds made on the spot: notes, and noise through filters. */
/** @import { SoundName } from '../types/host.js' */

/** Where sounds go: all of them through one filter, which takes their edge off. @type {BiquadFilterNode | undefined} */
let soft;

/**
 * A note: its pitch in hertz, when it begins and how long it rings (seconds), how loud it is, its wave.
 * @typedef {[pitch: number, at: number, length: number, volume: number, wave?: OscillatorType]} Note
 */

/**
 * Noise through a narrow filter: when, how loud, at which pitch, and for how long.
 * @typedef {[at: number, volume: number, pitch?: number, length?: number]} Knock
 */

/** @type {Record<SoundName, { notes?: Note[], knocks?: Knock[] }>} */
const SOUNDS = {
  move: { knocks: [[0, 0.5]], notes: [[190, 0, 0.08, 0.25]] },
  take: { knocks: [[0, 0.5], [0.09, 0.4]], notes: [[150, 0, 0.1, 0.3]] },
  tile: { knocks: [[0, 0.5]], notes: [[420, 0, 0.05, 0.15]] },
  pen: { knocks: [[0, 0.1, 3200, 0.14], [0.13, 0.12, 2800, 0.12]] },
  gem: { notes: [[880, 0, 0.25, 0.12], [1320, 0.05, 0.3, 0.08]] },
  mill: { notes: [[523, 0, 0.35, 0.1], [784, 0.09, 0.5, 0.09]] },
  // Two knocks for each die: it falls, and it falls once more.
  dice: {
    knocks: [0.27, 0.28, 0.29, 0.3, 0.31].flatMap((at, die) => /** @type {Knock[]} */ ([
      [at, 0.55, 620 + die * 40],
      [at + 0.19, 0.22, 900 + die * 60],
    ])),
  },
  bingo: { notes: [[523, 0, 0.3, 0.1], [659, 0.09, 0.3, 0.1], [784, 0.18, 0.3, 0.1], [1047, 0.27, 0.6, 0.09]] },
  win: { notes: [[392, 0, 0.4, 0.15], [494, 0.12, 0.4, 0.15], [587, 0.24, 0.7, 0.15]] },
  lose: { notes: [[330, 0, 0.4, 0.14], [262, 0.18, 0.7, 0.14]] },
  refuse: { notes: [[140, 0, 0.14, 0.2, 'triangle'], [120, 0.1, 0.16, 0.2, 'triangle']] },
  tick: { notes: [[1000, 0, 0.03, 0.06]] },
};

/** A cascade rises by a whole tone a step, up to an octave. */
const TONE = 2 ** (2 / 12);
const MOST_TONES = 6;

/**
 * @param {SoundName} name
 * @param {number} [count] the dice that fall, the steps of a cascade before this one
 */
export function make(name, count) {
  soft ??= hearing();
  const room = /** @type {AudioContext} */ (soft.context);
  if (room.state === 'suspended') void room.resume();
  const { notes = [], knocks = [] } = SOUNDS[name];
  const raised = name === 'gem' ? TONE ** Math.min(count ?? 0, MOST_TONES) : 1;
  for (const note of notes) ring(soft, note, raised);
  for (const one of name === 'dice' ? knocks.slice(0, (count ?? 5) * 2) : knocks) knock(soft, one);
}

function hearing() {
  const room = new AudioContext();
  const filter = new BiquadFilterNode(room, { type: 'lowpass', frequency: 4200 });
  filter.connect(room.destination);
  return filter;
}

/**
 * @param {AudioNode} soft
 * @param {Note} note
 * @param {number} raised
 */
function ring(soft, [pitch, at, length, volume, wave = 'sine'], raised) {
  const room = soft.context;
  const begin = room.currentTime + at;
  const tone = new OscillatorNode(room, { frequency: pitch * raised, type: wave });
  const loudness = new GainNode(room, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(volume, begin + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(loudness).connect(soft);
  tone.start(begin);
  tone.stop(begin + length);
}

/**
 * Wood on wood, a die on felt, a pen on paper: a short burst of noise through a narrow filter.
 * @param {AudioNode} soft
 * @param {Knock} knock
 */
function knock(soft, [at, volume, pitch = 900, length = 0.05]) {
  const room = soft.context;
  const count = Math.floor(room.sampleRate * length);
  const buffer = room.createBuffer(1, count, room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < count; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / count) ** 3;
  const noise = new AudioBufferSourceNode(room, { buffer });
  const filter = new BiquadFilterNode(room, { type: 'bandpass', frequency: pitch, Q: 1.5 });
  const loudness = new GainNode(room, { gain: volume });
  noise.connect(filter).connect(loudness).connect(soft);
  noise.start(room.currentTime + at);
}
