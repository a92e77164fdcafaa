/** The sounds of the house, made on the spot. Silent until somebody turns them on. */
/** @import { SoundName } from '../types/host.js' */
import { read, write } from './store.js';

/** @type {AudioContext | undefined} */
let room;
let isOn = read('sound') === 'on';

/** Whether sounds are on. */
export function hasSound() {
  return isOn;
}

/** @param {boolean} on */
export function setSound(on) {
  isOn = on;
  write('sound', on ? 'on' : 'off');
  if (on) sound('move');
}

/**
 * A note: its pitch in hertz, when it begins and how long it rings (seconds), how loud it is, its wave.
 * @typedef {[pitch: number, at: number, length: number, volume: number, wave?: OscillatorType]} Note
 */

/** @type {Record<SoundName, { notes?: Note[], knocks?: number[] }>} */
const SOUNDS = {
  move: { knocks: [0], notes: [[190, 0, 0.08, 0.25]] },
  take: { knocks: [0, 0.09], notes: [[150, 0, 0.1, 0.3]] },
  tile: { knocks: [0], notes: [[420, 0, 0.05, 0.15]] },
  gem: {
    notes: [
      [880, 0, 0.25, 0.12],
      [1320, 0.05, 0.3, 0.08],
    ],
  },
  dice: { knocks: [0, 0.06, 0.11, 0.19, 0.24, 0.33] },
  win: {
    notes: [
      [392, 0, 0.4, 0.15],
      [494, 0.12, 0.4, 0.15],
      [587, 0.24, 0.7, 0.15],
    ],
  },
  lose: {
    notes: [
      [330, 0, 0.4, 0.14],
      [262, 0.18, 0.7, 0.14],
    ],
  },
  refuse: {
    notes: [
      [140, 0, 0.14, 0.2, 'triangle'],
      [120, 0.1, 0.16, 0.2, 'triangle'],
    ],
  },
  tick: { notes: [[1000, 0, 0.03, 0.06]] },
};

/** @param {SoundName} name */
export function sound(name) {
  if (!isOn) return;
  room ??= new AudioContext();
  if (room.state === 'suspended') void room.resume();
  const { notes = [], knocks = [] } = SOUNDS[name];
  for (const note of notes) ring(room, note);
  for (const at of knocks) knock(room, at);
}

/**
 * @param {AudioContext} room
 * @param {Note} note
 */
function ring(room, [pitch, at, length, volume, wave = 'sine']) {
  const begin = room.currentTime + at;
  const tone = new OscillatorNode(room, { frequency: pitch, type: wave });
  const loudness = new GainNode(room, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(volume, begin + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(loudness).connect(room.destination);
  tone.start(begin);
  tone.stop(begin + length);
}

/**
 * Wood on wood: a short burst of noise through a narrow filter.
 * @param {AudioContext} room
 * @param {number} at
 */
function knock(room, at) {
  const length = Math.floor(room.sampleRate * 0.05);
  const buffer = room.createBuffer(1, length, room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = new AudioBufferSourceNode(room, { buffer });
  const filter = new BiquadFilterNode(room, { type: 'bandpass', frequency: 900, Q: 1.5 });
  const loudness = new GainNode(room, { gain: 0.5 });
  noise.connect(filter).connect(loudness).connect(room.destination);
  noise.start(room.currentTime + at);
}
