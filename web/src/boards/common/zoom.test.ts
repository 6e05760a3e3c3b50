// @vitest-environment jsdom
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { zoom, zoomable } from './zoom.svelte';

const picture = createRawSnippet(() => ({ render: () => '<i></i>' }));
const LONG = 2_000;

function pointer(kind: string, thing: Element): void {
  thing.dispatchEvent(Object.assign(new Event(kind), { pointerType: 'mouse' }));
}

describe('a card is shown large', () => {
  let card: HTMLElement;
  let gone: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    card = document.createElement('button');
    document.body.append(card);
    gone = zoomable(() => picture)(card);
  });
  afterEach(() => {
    gone();
    card.remove();
    vi.useRealTimers();
  });

  it('to whoever points at it, for as long as they do', async () => {
    pointer('pointerenter', card);
    pointer('pointermove', card);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(zoom.picture).toBe(picture);
    pointer('pointerleave', card);
    await vi.advanceTimersByTimeAsync(0);
    expect(zoom.picture).toBeUndefined();
  });

  it('not when it comes to lie under a mouse at rest', async () => {
    pointer('pointerenter', card);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(zoom.picture).toBeUndefined();
  });

  it('not when the mouse only passes', async () => {
    pointer('pointermove', card);
    pointer('pointerleave', card);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(zoom.picture).toBeUndefined();
  });
});
