import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser';
import type { GameEvent, TableInfo } from '../src/lib/protocol';

stubBrowser();
interface Heard {
  begin: number;
  end: number;
  loud: number;
}
let heard: Heard[] = [];
let made = 0;
const resume = vi.fn(() => Promise.resolve());

/** A node that remembers how loud it is, and tells it to what sounds through it. */
class FakeNode {
  gain = { loud: 0, setValueAtTime: (loud: number) => (this.gain.loud = loud), exponentialRampToValueAtTime: vi.fn() };
  frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  out: FakeNode | null = null;
  private begin = 0;
  connect(out: FakeNode): FakeNode {
    this.out = out;
    return out;
  }
  start(at: number): void {
    this.begin = at;
  }
  stop(at: number): void {
    let loudest: FakeNode | null = this.out;
    while (loudest && loudest.gain.loud === 0) loudest = loudest.out;
    heard.push({ begin: this.begin, end: at, loud: loudest?.gain.loud ?? 0 });
  }
}
const clock = { now: 0 };
class FakeAudio {
  state = 'suspended';
  sampleRate = 8000;
  destination = new FakeNode();
  resume = resume;
  constructor() {
    made += 1;
  }
  get currentTime(): number {
    return clock.now;
  }
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createOscillator = () => new FakeNode();
  createGain = () => new FakeNode();
}
const page = { hidden: false };
const activation = { hasBeenActive: false };
vi.stubGlobal('document', page);
vi.stubGlobal('AudioContext', FakeAudio);
vi.stubGlobal('navigator', { languages: ['en'], userActivation: activation });
const { play, soundOf, SOUNDS } = await import('../src/lib/sound');
const { settings } = await import('../src/lib/settings.svelte');
const NAMES = Object.keys(SOUNDS) as (keyof typeof SOUNDS)[];

describe('sounds', () => {
  beforeEach(() => {
    heard = [];
    clock.now += 10;
    page.hidden = false;
    settings.sound = 'medium';
  });

  test('nothing sounds before somebody has touched the page', () => {
    play('dice');
    expect([heard.length, made]).toEqual([0, 0]);
    activation.hasBeenActive = true;
    play('dice');
    expect([heard.length, made]).toEqual([SOUNDS.dice.length, 1]);
    expect(resume).toHaveBeenCalled();
  });

  test.each(NAMES)('%s is over in half a second', (name) => {
    play(name);
    expect(heard.length).toBe(SOUNDS[name].length);
    expect(Math.max(...heard.map(({ end }) => end)) - clock.now).toBeLessThan(0.5);
    expect(heard.every(({ begin, end, loud }) => begin >= clock.now && end > begin && loud > 0)).toBe(true);
  });

  test('no two of a kind come within 60 ms, others may', () => {
    play('cube');
    clock.now += 0.05;
    play('cube');
    expect(heard.length).toBe(SOUNDS.cube.length);
    play('token');
    expect(heard.length).toBe(SOUNDS.cube.length + SOUNDS.token.length);
    clock.now += 0.02;
    play('cube');
    expect(heard.length).toBe(2 * SOUNDS.cube.length + SOUNDS.token.length);
  });

  test('off is silent, and louder is louder', () => {
    settings.sound = 'off';
    play('shot');
    expect(heard).toEqual([]);
    const loudness = (['quiet', 'medium', 'loud'] as const).map((volume) => {
      clock.now += 1;
      heard = [];
      settings.sound = volume;
      play('shot');
      return heard[0]!.loud;
    });
    expect(loudness[0]).toBeLessThan(loudness[1]!);
    expect(loudness[1]).toBeLessThan(loudness[2]!);
  });

  test('out of sight, only what is meant for who looks elsewhere is heard', () => {
    page.hidden = true;
    NAMES.forEach((name) => play(name));
    expect(heard).toEqual([]);
    play('turn', true);
    expect(heard.length).toBe(SOUNDS.turn.length);
  });
});

describe('what an event sounds like', () => {
  const info = (you: string[]) => ({ game: 'gangster', setup: {}, seats: ['red', 'blue'].map((seat) => ({ seat, you: you.includes(seat) })) }) as unknown as TableInfo;
  const of = (event: object, you: string[] = []) => soundOf(event as GameEvent, info(you));

  test('every sound belongs to an event', () => {
    const events = ['rolled', 'cubes_added', 'took', 'settling', 'shot', 'game_over'].map((kind) => of({ kind }));
    const more = [of({ kind: 'line_scored', points: 2 }), of({ kind: 'next_player', player: 'red' }, ['red'])];
    expect(new Set([...events, ...more])).toEqual(new Set(NAMES));
  });

  test('only the one whose turn it is hears that it is', () => {
    const next = { kind: 'next_player', player: 'red' };
    expect([of(next, ['red']), of(next, ['blue']), of(next)]).toEqual(['turn', null, null]);
    // Two at one screen are both "you".
    expect(of(next, ['red', 'blue'])).toBeNull();
  });

  test('what brings nothing makes no sound', () => {
    expect(of({ kind: 'line_scored', points: 0 })).toBeNull();
    expect(of({ kind: 'round_began' })).toBeNull();
  });
});
