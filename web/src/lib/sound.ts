// What is heard at the table: short dry sounds, made here, each for an event of the game while it is shown.

import type { Attachment } from 'svelte/attachments';
import { isYou } from './names';
import type { GameEvent, TableInfo } from './protocol';
import { settings } from './settings.svelte';

export type Sound = 'dice' | 'cube' | 'token' | 'lamp' | 'shot' | 'line' | 'turn' | 'end';

/** A part of a sound, in seconds and hertz: a tone, or noise around a pitch. */
interface Strike {
  at: number;
  length: number;
  pitch: number;
  /** Where the pitch slides to. */
  to?: number;
  loud: number;
  /** Noise, if there is none. */
  wave?: OscillatorType;
}

const knock = (at: number, pitch: number, loud: number): Strike => ({ at, length: 0.045, pitch, loud });
const tone = (at: number, length: number, pitch: number, loud: number): Strike => ({ at, length, pitch, loud, wave: 'triangle' });

export const SOUNDS: Record<Sound, Strike[]> = {
  dice: [knock(0, 2300, 0.5), knock(0.06, 1900, 0.7), knock(0.11, 2500, 0.45), knock(0.19, 1700, 0.55), knock(0.29, 2100, 0.3)],
  cube: [knock(0, 1100, 0.5), { at: 0, length: 0.08, pitch: 210, to: 130, loud: 0.5, wave: 'sine' }],
  token: [knock(0, 3200, 0.25), { at: 0, length: 0.07, pitch: 1250, to: 1050, loud: 0.2, wave: 'triangle' }],
  lamp: [knock(0, 4200, 0.4), knock(0.05, 2600, 0.25)],
  shot: [{ at: 0, length: 0.32, pitch: 620, loud: 1.6 }, { at: 0, length: 0.22, pitch: 130, to: 38, loud: 0.9, wave: 'sine' }],
  line: [tone(0, 0.13, 392, 0.3), tone(0.09, 0.13, 494, 0.3), tone(0.18, 0.22, 587, 0.3)],
  turn: [tone(0, 0.12, 660, 0.35), tone(0.1, 0.24, 880, 0.35)],
  end: [tone(0, 0.2, 294, 0.3), tone(0.11, 0.2, 247, 0.3), tone(0.22, 0.26, 196, 0.4), { at: 0.22, length: 0.26, pitch: 98, loud: 0.35, wave: 'sine' }],
};

/** No two of a kind follow each other faster, in seconds. */
const APART = 0.06;
const GAIN = { off: 0, quiet: 0.12, medium: 0.3, loud: 0.7 };
/** A sound fades to this, which nobody hears; silence itself is no place to fade to. */
const FAINT = 0.0001;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

/** Once somebody has touched the table, what sounds is made while nothing moves: that takes longer than a frame. */
export const tuned: Attachment<HTMLElement> = (root) => {
  const tune = () => (window.requestIdleCallback ?? setTimeout)(() => settings.sound !== 'off' && awake());
  for (const type of ['pointerup', 'keydown']) root.addEventListener(type, tune, { once: true });
};

/** Browsers let a page be heard once somebody has touched it, and so do we. */
function awake(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

function hiss(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  return noise;
}

/** What sounds, and the way to who hears it. */
function source(context: AudioContext, { pitch, to, wave, length }: Strike, begin: number, out: AudioNode): AudioScheduledSourceNode {
  if (!wave) {
    const [rustle, around] = [context.createBufferSource(), context.createBiquadFilter()];
    rustle.buffer = hiss(context);
    around.type = 'bandpass';
    around.frequency.setValueAtTime(pitch, begin);
    rustle.connect(around).connect(out);
    return rustle;
  }
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, begin);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begin + length);
  tone.connect(out);
  return tone;
}

/** Lets a sound be heard; while the page is out of sight, only if it is meant for who looks elsewhere. */
export function play(sound: Sound, elsewhere = false): void {
  const context = settings.sound === 'off' ? null : awake();
  if (!context || (document.hidden && !elsewhere)) return;
  const now = context.currentTime;
  if (now - (last.get(sound) ?? -Infinity) < APART) return;
  last.set(sound, now);
  for (const strike of SOUNDS[sound]) {
    const [begin, volume] = [now + strike.at, context.createGain()];
    volume.gain.setValueAtTime(strike.loud * GAIN[settings.sound], begin);
    volume.gain.exponentialRampToValueAtTime(FAINT, begin + strike.length);
    volume.connect(context.destination);
    const heard = source(context, strike, begin, volume);
    heard.start(begin);
    heard.stop(begin + strike.length);
  }
}

/** What an event sounds like to whoever looks on; most make no sound. */
export function soundOf(event: GameEvent, info: TableInfo | null): Sound | null {
  switch (event.kind) {
    case 'rolled':
      return 'dice';
    case 'cubes_added':
    case 'cubes_removed':
    case 'cube_moved':
    case 'police_turned':
      return 'cube';
    case 'took':
    case 'took_die':
    case 'gave':
    case 'laid':
    case 'moved':
      return 'token';
    case 'settling':
      return 'lamp';
    case 'shot':
      return 'shot';
    case 'line_scored':
      return event.points > 0 ? 'line' : null;
    case 'turn_began':
    case 'next_player':
      return info && isYou(info, event.player) ? 'turn' : null;
    case 'game_over':
    case 'ended':
      return 'end';
    default:
      return null;
  }
}
