// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { LiveTable } from '../lib/table.svelte';
import StandingAnswers from './StandingAnswers.svelte';

const LEGAL = [
  { do: 'discard', say: 'Discard the 7', kept: 'Discard the card' },
  { do: 'exchange 1', say: 'Replace your card 1 with the 7', kept: 'Replace your card 1' },
];

let page: Record<string, unknown> | undefined;
afterEach(() => {
  if (page) {
    void unmount(page);
  }
  document.body.innerHTML = '';
});

/** What stays on the page once this answer has been chosen for always, and what was sent. */
function chosen(remember: boolean, legal: readonly object[]): { stays: string; sent: unknown[] } {
  const sent: unknown[] = [];
  const table = {
    me: 'A',
    info: { remember },
    view: { question: 'cabo.asked.drawn', asked: 'You drew a 7.', legal },
    send: (command: unknown) => sent.push(command),
  } as unknown as LiveTable;
  page = mount(StandingAnswers, { target: document.body, props: { table } });
  flushSync();
  const select = document.querySelector('select');
  if (select) {
    select.value = 'discard';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  flushSync();
  return { stays: document.querySelector('p')?.textContent ?? '', sent };
}

it('keeps no card of an answer given beforehand where people are asked to remember', () => {
  const { stays, sent } = chosen(true, LEGAL);
  expect(sent).toEqual([{ cmd: 'stand', seat: 'A', question: 'cabo.asked.drawn', do: 'discard' }]);
  expect(stays).toContain('Discard the card');
  expect(stays).not.toContain('7');
});

it('keeps question and answer elsewhere', () => {
  const { stays } = chosen(
    false,
    LEGAL.map(({ do: move, say }) => ({ do: move, say })),
  );
  expect(stays).toContain('You drew a 7. → Discard the 7');
});
