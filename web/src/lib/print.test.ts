// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { print as metro } from '../games/metro/print';
import type { GameDetails } from './types';
import { CARD, STRIP, sheets, turned, type Printed } from './print';

const card = (title: string, copies = 1): Printed => ({
  id: title,
  copies,
  title,
  kind: '',
  colour: '#000',
  lines: [],
  back: { words: '', colour: '#000' },
});

it('lays every card as often as it is in the box', () => {
  const laid = sheets([card('a', 2), card('b', 8), card('c', 0)], CARD);
  expect(laid.map((sheet) => sheet.length)).toEqual([9, 1]);
  expect(laid[0]?.map(({ title }) => title).join('')).toBe('aabbbbbbb');
});

it('turns a sheet over at its long side', () => {
  const sheet = 'abcdefgh'.split('').map((title) => card(title));
  expect(
    turned(sheet, CARD)
      .map((back) => back?.title ?? '-')
      .join(''),
  ).toBe('cbafed-hg');
  expect(turned([card('a'), card('b')], STRIP).map((back) => back?.title)).toEqual([
    'a',
    'b',
    undefined,
    undefined,
  ]);
});

it('fits a sheet of A4', () => {
  for (const { width, height, across, down } of [CARD, STRIP]) {
    expect(width * across).toBeLessThanOrEqual(200);
    expect(height * down).toBeLessThanOrEqual(287);
  }
});

it('tells what a couple wants, which stands in no text', () => {
  const face = {
    kind: 'CHARACTER',
    copies: 1,
    main: 'AMOUR',
    mainMin: 10,
    secondary: 'SOCIAL',
    secondaryMin: 6,
    immunity: 'BOULOT',
  };
  const details = {
    faces: { 'lucie-amar': face },
    names: { 'lucie-amar': 'Lucie & Amar' },
  } as unknown as GameDetails;
  const [couple] = metro(details, (key, ...args) => [key, ...args].join(' '));
  expect(couple?.lines).toEqual([
    'board.metro.goal 5 board.metro.line.AMOUR 10',
    'board.metro.goal 2 board.metro.line.SOCIAL 6',
    'board.metro.safe board.metro.line.BOULOT',
  ]);
});
