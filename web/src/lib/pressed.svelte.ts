import type { Message } from './types';

/** What was pressed last, until what came of it is on screen: as long as that the old choice stands. */
export class Pressed {
  busy = $state(false);
  private id: string | undefined;
  /** The step in which it was written, as soon as the server has said so. */
  private written: number | undefined;

  press(id: string): void {
    [this.id, this.written, this.busy] = [id, undefined, true];
  }

  /** @param shown the step that is on screen */
  hear(message: Message, shown: number): void {
    if ((message.t !== 'refused' && message.t !== 'ack') || message.id !== this.id) {
      return;
    }
    if (message.t === 'refused') {
      this.end();
    } else {
      this.written = message.seq;
      this.show(shown);
    }
  }

  show(seq: number): void {
    if (this.written !== undefined && seq >= this.written) {
      this.end();
    }
  }

  /** It will never be sent. */
  drop(id: string): void {
    if (id === this.id) {
      this.end();
    }
  }

  private end(): void {
    [this.id, this.written, this.busy] = [undefined, undefined, false];
  }
}
