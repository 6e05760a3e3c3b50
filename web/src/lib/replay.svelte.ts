import { api } from './api';
import { reasonOf } from './reason';
import type { Frame, Frames } from './types';

const CHUNK = 50;

/** A finished game, step by step, fetched as it is needed and forgotten when another seat's eyes are chosen. */
export class Replay {
  info = $state.raw<Omit<Frames, 'frames'> | undefined>();
  step = $state(0);
  error = $state('');
  private frames = $state.raw<Record<number, Frame>>({});
  /** Chunks under way or here. */
  private asked: number[] = [];

  constructor(
    private readonly id: string,
    readonly as: string,
    step: number,
  ) {
    this.step = Math.max(0, step);
    void this.need(this.step);
  }

  get frame(): Frame | undefined {
    return this.frames[this.step];
  }

  get last(): number {
    return this.info?.steps ?? 0;
  }

  /** Events of this step and the ones before, newest last, for the log beside the board. */
  story(lines: number): { step: number; say: string; clauses: string[] }[] {
    const told: { step: number; say: string; clauses: string[] }[] = [];
    for (let step = this.step; step >= 0 && told.length < lines; step--) {
      const events = this.frames[step]?.events ?? [];
      for (const event of [...events].reverse()) {
        if (event.say) {
          told.unshift({ step, say: event.say, clauses: event.clauses ?? [] });
        }
      }
    }
    return told.slice(-lines);
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.info ? this.last : step, step));
    void this.need(this.step);
    void this.need(this.step + CHUNK / 2);
  }

  /** A game that goes on may have grown. */
  async grow(): Promise<void> {
    this.asked = this.asked.filter((chunk) => chunk < Math.floor(this.last / CHUNK));
    await this.need(this.last);
  }

  private async need(step: number): Promise<void> {
    const chunk = Math.floor(step / CHUNK);
    if (this.asked.includes(chunk) || (this.info && step > this.last)) {
      return;
    }
    this.asked.push(chunk);
    try {
      const { frames, ...info } = await api.frames(this.id, this.as, chunk * CHUNK, (chunk + 1) * CHUNK - 1);
      this.info = info;
      this.frames = { ...this.frames, ...Object.fromEntries(frames.map((frame) => [frame.step, frame])) };
      this.error = '';
      if (this.step > info.steps) {
        this.go(info.steps);
      }
    } catch (problem) {
      this.asked = this.asked.filter((known) => known !== chunk);
      this.error = reasonOf(problem);
    }
  }
}
