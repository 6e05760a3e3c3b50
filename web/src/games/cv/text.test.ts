// @vitest-environment jsdom
import { describe as group, expect, it } from 'vitest';
import type { Words } from '../../text/text';
import type { CvNow } from './forms';
import { describe } from './text';
import en from './words.en.json';

const dictionary: Record<string, string> = en;
const words: Words = {
  names: { A: 'Ann', B: 'Ben' },
  card: (id) => `card ${id}`,
  t: (key, ...args) =>
    (dictionary[key] ?? key).replace(/\{(\d)[^}]*\}/g, (_, place: string) =>
      String(args[Number(place)] ?? ''),
    ),
};
const name = (text: string): Record<'fr' | 'en', string> => ({ fr: text, en: text });
const seat = {
  health: [],
  knowledge: [],
  relationship: [],
  work: [],
  possession: [],
  undecided: [],
  retired: false,
  events: [],
  hidden: 2,
  tokens: '',
  size: 0,
  points: 0,
};
const now: CvNow = {
  viewer: 'A',
  options: {
    edition: 'fr',
    seats: 2,
    eventsAnyMoment: true,
    misfortuneAtOnce: true,
    misfortuneEveryThree: false,
    underAnyDepth: false,
    upkeepAfterPlacing: false,
    bicolourDefer: true,
    goal82Health: true,
    therapyAnyDice: false,
    openHands: false,
    publicGoals: 1,
  },
  phase: 'buy',
  turn: 'A',
  first: 'B',
  round: 2,
  track: [1, 0, 0, 0, 0],
  discarded: [],
  publicGoals: [],
  dice: 'H',
  throws: { made: 2, allowed: 3 },
  sources: [
    { source: 'd1', shows: 'H', spent: false, by: [] },
    { source: 't1', shows: 'M', spent: true, by: [] },
  ],
  kit: [2],
  settled: 0,
  bought: 0,
  acquired: [],
  stage: 0,
  air: [],
  chosen: [],
  eligible: [],
  flags: [],
  badLuck: 0,
  discounts: {},
  paid: [],
  fresh: [0, 0],
  left: { young: 3, adult: 20, senior: 17 },
  seats: { A: { ...seat, work: [2], tokens: 'MM', hand: [], goal: 3, goalPoints: 4 }, B: seat },
  offer: [],
  reach: [],
  cards: {
    1: {
      number: 1,
      age: 'young',
      categories: ['Health'],
      name: name('Running'),
      text: name(''),
      cost: 'HHM',
      gains: 'H',
    },
    2: { number: 2, age: 'young', categories: ['Work'], name: name('Waiter'), text: name(''), gains: 'MM' },
    3: {
      number: 3,
      age: 'goal',
      categories: ['Goal'],
      name: name('Collector'),
      text: name(''),
      goal: { perCard: { category: 'Possession', points: 1 } },
    },
  },
};

group('the table of CV in words', () => {
  const tables = describe(now, words);
  const told = (title: RegExp): string =>
    (tables.find((table) => title.test(table.title))?.rows ?? []).map((row) => row.join(' | ')).join('\n');

  it('says what lies on the market, what it costs and brings', () => {
    expect(told(/market/)).toContain('1 | Running | Health | 2 health, money | Gives health');
    expect(told(/market/)).toContain('2 | taken');
  });

  it('says what can pay, and what has paid', () => {
    expect(told(/young age/)).toContain('Ann’s dice | health (throw 2 of 3)');
    expect(told(/young age/)).toContain('money (spent)');
  });

  it('tells every CV section by section, and keeps secrets', () => {
    expect(told(/Ann’s CV/)).toContain('Work | active: Waiter (Gives 2 money)');
    expect(told(/Ann’s CV/)).toContain('Collector');
    expect(told(/Ben’s CV/)).toContain('Secret goal | text.secret');
    expect(told(/Ben’s CV/)).toContain('begins each round');
  });
});
