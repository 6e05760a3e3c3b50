// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './focus';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
/** Observers are told, and what they put off is done. */
const told = (): Promise<void> => new Promise((done) => setTimeout(done));

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <button id="outside"></button>
    <div id="room"><p id="question" tabindex="0"></p><p><button id="one"></button><button id="two"></button></p></div>`;
  stop = keepFocus(byId('room'), () => byId('question'));
});
afterEach(() => stop());

it('gives a lost focus to the question', async () => {
  byId('one').focus();
  byId('one').remove();
  await told();
  expect(document.activeElement?.id).toBe('question');
});

it('also when what holds it goes away', async () => {
  byId('two').focus();
  byId('two').parentElement?.remove();
  await told();
  expect(document.activeElement?.id).toBe('question');
});

it('leaves everybody where they went themselves', async () => {
  byId('one').focus();
  byId('outside').focus();
  byId('one').remove();
  await told();
  expect(document.activeElement?.id).toBe('outside');
});

it('takes nothing from whoever had let go', async () => {
  byId('one').focus();
  byId('one').blur();
  await told();
  byId('one').remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});
