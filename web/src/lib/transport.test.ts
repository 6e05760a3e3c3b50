import { expect, it } from 'vitest';
import { isLocal, localGame } from './transport';

it.each([
  ['/api/tables/local-cabo-0a1b?lang=fr', 'cabo'],
  ['wss://house.example/api/tables/local-metro-ff/socket?lang=en', 'metro'],
  ['/api/tables?local=cv&lang=fr', 'cv'],
  ['/api/tables/xYz-local-cabo-0a?lang=fr', undefined],
  ['/api/tables?lang=fr', undefined],
  ['/api/games/local-cabo-01', undefined],
  ['/api/games/cv/puzzles?local&lang=fr', 'cv'],
  ['/api/games/cv/puzzles/promotion?local&move=done&lang=fr', 'cv'],
  ['/api/games/cv/puzzles/promotion?move=local&lang=fr', undefined],
])('%s is answered by %s', (address, game) => {
  expect(localGame(address)).toBe(game);
});

it('knows a table of this device by its name', () => {
  expect(isLocal('local-cabo-0a')).toBe(true);
  expect(isLocal('AbCdEf')).toBe(false);
});
