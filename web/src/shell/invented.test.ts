// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../test/socket';
import OptionField from './OptionField.svelte';
import TableRoom from './TableRoom.svelte';

/** Boards are loaded when they are wanted, and a busy machine takes its time. */
const PATIENCE = { timeout: 30_000 };

const NOW = {
  viewer: 'A',
  players: 2,
  options: { teleporters: 'true' },
  phase: 'teleport',
  round: 1,
  starter: 'A',
  dealer: 'B',
  active: 'A',
  caller: null,
  held: null,
  awaited: ['A'],
  tableaux: { A: ['?', '?'], B: ['?', '?'] },
  looked: [],
  draw: 10,
  discards: 1,
  discard: 4,
  scores: [0, 0],
  resets: [0, 0],
  points: [],
};

/** Moves of an option that no version of this client has ever heard of. */
const LEGAL = [
  { do: 'teleport B2 1', say: 'Teleport your card 1 to B2' },
  { do: 'sing', say: 'Sing instead' },
];

function table(game: string): unknown {
  const chairs = ['A', 'B'].map((seat) => ({
    seat,
    name: seat === 'A' ? 'Ana' : 'Ben',
    kind: 'person',
    ready: true,
  }));
  const terms = { clock: { kind: 'none' }, hotSeat: false };
  const info = {
    id: 'x',
    game,
    content: 'none',
    phase: 'playing',
    settings: { seats: 2, options: {} },
    terms,
    steps: 1,
    seats: chairs,
    house: { chat: true, locked: false, out: [] },
  };
  const view = {
    seat: 'A',
    now: NOW,
    awaited: ['A'],
    asked: 'Teleport a card?',
    question: 'q',
    legal: LEGAL,
  };
  return { t: 'table', seq: 5, at: 0, you: { seats: ['A'], host: true }, table: info, views: [view] };
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"lines":[],"names":{}}', { status: 200 })));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

async function open(game: string): Promise<{ page: HTMLElement; close: () => void }> {
  const page = document.createElement('div');
  document.body.append(page);
  const mounted = mount(TableRoom, { target: page, props: { id: 'x' } });
  FakeSocket.last.onopen();
  FakeSocket.last.hear(table(game));
  await vi.waitFor(() => expect(page.querySelector('.moves button')).not.toBeNull(), PATIENCE);
  return { page, close: () => void unmount(mounted).then(() => page.remove()) };
}

function moves(): unknown[] {
  return FakeSocket.last.sent.filter((command) => command.cmd === 'act').map((command) => command.do);
}

it.each(['cabo', 'a-game-of-tomorrow'])('offers and plays moves nobody has heard of (%s)', async (game) => {
  const { page, close } = await open(game);
  const buttons = [...page.querySelectorAll<HTMLButtonElement>('.moves button')];
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(LEGAL.map((move) => move.say));
  expect(page.querySelector('.asked')?.textContent).toBe('Teleport a card?');
  buttons[1]?.click();
  expect(moves()).toEqual(['sing']);
  close();
});

it('lets the board of Cabo point at the places such a move names', async () => {
  const { page, close } = await open('cabo');
  for (const place of ['B2', 'A1']) {
    await vi.waitFor(() => expect(page.querySelector(`[data-spot="${place}"]`)).not.toBeNull(), PATIENCE);
    page.querySelector<HTMLElement>(`[data-spot="${place}"]`)?.click();
    flushSync();
  }
  expect(moves()).toContain('teleport B2 1');
  close();
});

it('draws an option of a kind it knows whatever it is called', () => {
  const page = document.createElement('div');
  const option = {
    name: 'teleporters',
    label: 'Teleporters',
    help: 'Cards may jump.',
    standard: 'false',
    clause: 'CABO-X-1',
    advanced: false,
    kind: 'flag' as const,
  };
  const mounted = mount(OptionField, { target: page, props: { option, value: 'true' } });
  expect(page.querySelector<HTMLInputElement>('#option-teleporters')?.checked).toBe(true);
  expect(page.textContent).toContain('Teleporters');
  void unmount(mounted);
});
