import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ended, GameEvent, Gang, Lang, Outcome, SeatInfo, SeatName, Setup, SmileResult, TableInfo } from '../src/lib/protocol';
import { stubBrowser } from './browser';
import { eventsOf, gamesIn, scenesIn } from './recorded';

stubBrowser();
const { speak } = await import('../src/lib/words.svelte');
const { named, retell, tell } = await import('../src/lib/telling');
const { verdict } = await import('../src/lib/verdict');
const { nameAt } = await import('../src/lib/names');

type Who = Partial<SeatInfo> & { seat: SeatName };
const table = (game: 'smile-and-gun' | 'gangster', setup: object, ...people: Who[]): TableInfo => ({
  ...({ link: 'x', status: 'playing', watchers: 0, proposals: [], options: {} } as unknown as TableInfo),
  game,
  setup: setup as Setup,
  seats: people.map((one) => ({ name: null, bot: false, you: false, ready: true, here: true, ...one })),
});
const two = { mode: 'two', shadow: 'badge' };
const smile = table('smile-and-gun', two, { seat: 'green', name: 'Nora', you: true }, { seat: 'yellow', name: 'Ida' });
const gangster = table('gangster', { gangs: ['red', 'blue'] }, { seat: 'red', name: 'Nora', you: true }, { seat: 'blue', name: 'Ida' });
/** Some events are only seen. */
const said = (events: GameEvent[]) => events.filter(({ says }) => says);
const says = (info: TableInfo, event: object) => tell(info, { says: '', ...event } as GameEvent).says;

describe.each(['en', 'de', 'fr'] as Lang[])('in %s', (lang) => {
  beforeAll(() => speak(lang, 'smile', 'gangster', 'table'));

  test('two at one screen read what the server says, word by word', () => {
    let told = 0;
    for (const { game, setup, steps } of [...gamesIn(lang), ...scenesIn(lang)]) {
      if ('mode' in setup && setup.mode === 'solo') continue;
      const seats: SeatName[] = 'gangs' in setup ? setup.gangs : ['green', 'yellow'];
      const info = table(game, setup, ...seats.map((seat) => ({ seat, name: 'Nora', you: true })));
      for (const event of said(steps.flatMap(eventsOf))) {
        expect(says(info, event)).toBe(event.says);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(150);
  });

  test('no sentence of a game alone is left with a gap', () => {
    for (const { game, setup, steps } of scenesIn(lang)) {
      const info = table(game, setup, { seat: 'green', name: 'Nora', you: true }, { seat: 'yellow' });
      for (const event of said(steps.flatMap(eventsOf))) expect(says(info, { ...event, says: '' })).toMatch(/^[^{}]+$/);
    }
  });
});

describe('you and them', () => {
  beforeAll(() => speak('en', 'smile', 'gangster', 'table'));

  test('whoever looks on is you, and the verb agrees', () => {
    expect(says(smile, { kind: 'drafted', player: 'green', movement: 3, action: 6 })).toBe('You take a 3 to move and a 6 to act.');
    expect(says(smile, { kind: 'drafted', player: 'yellow', movement: 3, action: 6 })).toBe('Ida takes a 3 to move and a 6 to act.');
    expect(says(smile, { kind: 'cubes_added', district: 4, colour: 'green', count: 3 })).toBe('3 of your henchmen come to City Hall.');
    expect(says(smile, { kind: 'cubes_added', district: 4, colour: 'yellow', count: 1 })).toBe('One of Ida’s henchmen comes to City Hall.');
    expect(says(smile, { kind: 'cubes_added', district: 4, colour: 'police', count: 1 })).toBe('1 police officer comes to City Hall.');
    expect(says(smile, { kind: 'heat_read', green: 7, yellow: 10 })).toBe('Heat: you 7, Ida 10. You have less heat.');
    expect(says(smile, { kind: 'boss_moved', player: 'yellow', from: 3, to: 6 })).toBe('Ida’s boss goes from 3/15 to 6/18.');
    expect(says(gangster, { kind: 'rose', player: 'red', points: 6, rank: 9 })).toBe('You rise by 6 to rank 9.');
  });

  test('points of a gang that nobody leads are nobody’s', () => {
    const scored = { kind: 'line_scored', line: 'row', index: 2, powers: [1, 0, 0, 5], winner: 'grey', points: 4 };
    expect(says(gangster, scored)).toBe('Row 3 is complete: Red 1, Grey 5. Grey gets 4 points.');
  });

  test('in a game alone the rival is the gang', () => {
    const alone = table('smile-and-gun', { mode: 'solo', human: 'green', edition: 'german', shadow: 'badge' }, { seat: 'green', name: 'Nora', you: true });
    expect(says(alone, { kind: 'drafted', player: 'yellow', movement: 1, action: 2 })).toBe('The gang takes a 1 to move and a 2 to act.');
    expect(says(alone, { kind: 'cubes_added', district: 0, colour: 'yellow', count: 4 })).toBe('4 of the gang’s henchmen come to the Harbour.');
  });

  test('a French name decides between de and d’', async () => {
    await speak('fr', 'smile', 'gangster', 'table');
    expect(says(smile, { kind: 'boss_moved', player: 'yellow', from: 3, to: 6 })).toContain('Le boss d’Ida va');
    const bruno = table('smile-and-gun', two, { seat: 'green', name: 'Bruno' }, { seat: 'yellow', name: 'Ida', you: true });
    expect(says(bruno, { kind: 'boss_moved', player: 'green', from: 3, to: 6 })).toContain('Le boss de Bruno va');
    await speak('en', 'smile', 'gangster', 'table');
  });

  test('hints call the others by their names, and no piece by anybody’s', () => {
    expect(named(smile, 'remove 1 yellow henchman from the Park. Yellow would be tied at City Hall, not first.')).toBe(
      'remove 1 yellow henchman from the Park. Ida would be tied at City Hall, not first.',
    );
    expect(named(gangster, 'Row 3: Blue leads by 2, until now Red by 1. The blue 3 on c4 dies.')).toBe('Row 3: Ida leads by 2, until now Red by 1. The blue 3 on c4 dies.');
    const alone = table('smile-and-gun', { mode: 'solo', human: 'green', edition: 'german', shadow: 'badge' }, { seat: 'green', name: 'Nora', you: true });
    expect(named(alone, 'Yellow (Brando Avenue Gang) would be second.')).toBe('Brando Avenue Gang would be second.');
  });

  test('no two at a table are called alike', () => {
    const bots = table('gangster', { gangs: ['red', 'blue', 'yellow', 'grey'] }, { seat: 'red', name: 'Nora', you: true },
      ...(['blue', 'yellow', 'grey'] as SeatName[]).map((seat) => ({ seat, name: 'hustler', bot: true })));
    const names = bots.seats.map(({ seat }) => nameAt(bots, seat));
    expect(new Set(names).size).toBe(4);
    const strangers = table('smile-and-gun', two, { seat: 'green', name: 'Stranger', you: true }, { seat: 'yellow', name: 'Stranger' });
    expect(nameAt(strangers, 'green')).not.toBe(nameAt(strangers, 'yellow'));
    const namesake = table('smile-and-gun', two, { seat: 'green', name: 'Dixie', you: true }, { seat: 'yellow', name: 'hustler', bot: true });
    expect([nameAt(namesake, 'green'), nameAt(namesake, 'yellow')]).toEqual(['Dixie (Green)', 'Dixie']);
  });
});

describe('the verdict', () => {
  beforeAll(() => speak('en', 'smile', 'gangster', 'table'));
  const score = (total: number) => ({ hats: total, face_down: 0, gambling: 0, weapons: 0, contraband: 0, card: 0, soulmate: 0, solo_tokens: 0, total, monopolies: 0 });
  const end = (green: number, yellow: number, more: Partial<SmileResult> = {}): Outcome => {
    const winner = green > yellow ? 'green' : yellow > green ? 'yellow' : null;
    const alone = { won: null, beat_gang: null, condition_met: null, rank: null, lost_at_once: null, target_met: null };
    return { result: { scores: { green: score(green), yellow: score(yellow) }, winner, tie_break: null, ...alone, ...more }, ended: null, says: ['', '', ''] };
  };
  let watched: TableInfo;
  beforeEach(() => {
    watched = table('smile-and-gun', two, { seat: 'green', name: 'Nora' }, { seat: 'yellow', name: 'Ida' });
  });

  test('for two', () => {
    expect(verdict(smile, end(59, 19))).toBe('You win, 59 to 19.');
    expect(verdict(smile, end(19, 59))).toBe('You lose, 19 to 59.');
    expect(verdict(watched, end(19, 59))).toBe('Ida wins, 59 to 19.');
    expect(verdict(smile, end(31, 31, { tie_break: 'draw' }))).toBe('A draw: 31 each.');
    expect(verdict(smile, end(31, 31, { winner: 'green', tie_break: 'infusions' }))).toBe('Tied on points. You win with more face-up infusions.');
  });

  test('in Chicago', () => {
    const ranks = (red: number, blue: number, capone: Gang | null): Outcome => ({ result: { scores: { red, blue }, winner: red > blue ? 'red' : 'blue', tie_break: null, capone }, ended: null });
    expect(verdict(gangster, ranks(17, 9, 'red'))).toBe('You win, 17 to 9: you are Al Capone.');
    expect(verdict(gangster, ranks(9, 17, 'blue'))).toBe('You lose, 9 to 17: Ida is Al Capone.');
    expect(verdict(gangster, ranks(12, 9, null))).toBe('You win, 12 to 9.');
  });

  test('alone', () => {
    const gang = (more: object) => table('smile-and-gun', { mode: 'solo', human: 'green', edition: 'german', shadow: 'badge', ...more }, { seat: 'green', name: 'Nora', you: true });
    expect(verdict(gang({}), end(50, 44, { won: true, beat_gang: true }))).toBe('You win, 50 to 44.');
    expect(verdict(gang({ scenario: 2 }), end(50, 44, { won: false, beat_gang: true, condition_met: false }))).toBe('You lose: 50 to 44, but the condition isn’t met.');
    expect(verdict(gang({ mission: 1 }), end(45, 60, { won: false, target_met: false, condition_met: true }))).toBe('You lose: 45 points are not enough.');
    expect(verdict(gang({ mission: 1 }), end(50, 60, { won: true, target_met: true, condition_met: true }))).toBe('You win with 50 points.');
  });

  test('of a game that was not played to its end says who gave up and who won', () => {
    const early = (by: SeatName, how: Ended['how'] = 'resigned'): Outcome => ({ result: null, ended: { how, by } });
    expect(verdict(smile, early('yellow'))).toBe('You win: Ida gives up.');
    expect(verdict(smile, early('green'))).toBe('You give up, and Ida wins.');
    expect(verdict(smile, early('green', 'time'))).toBe('You ran out of time, and Ida wins.');
    expect(verdict(watched, early('yellow'))).toBe('Nora wins: Ida gives up.');
  });

  test('comes last, after everybody’s points', () => {
    const message = retell({ type: 'update', story: [], outcome: end(59, 19) } as never, smile);
    expect('outcome' in message && message.outcome?.says).toEqual(['You: 59 points (hats 59).', 'Ida: 19 points (hats 19).', 'You win, 59 to 19.']);
  });
});
