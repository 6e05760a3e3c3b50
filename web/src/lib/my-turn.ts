import { prefs } from './prefs.svelte';
import { TEMPO } from './rhythm';
import { play, tremble } from './sound';

/** How long one sees what is going to be thrown for one. */
const THROW = 600;

/** My turn is heard and felt; dice that I always throw are thrown for me, if I said so. */
export class MyTurn {
  private was = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param isThrow whether these moves are one throw and nothing else
   * @param act makes a move
   */
  constructor(
    private readonly isThrow: (moves: readonly string[]) => boolean,
    private readonly act: (move: string) => void,
  ) {}

  /** What can be done now, which is nothing while others are awaited. */
  ring(moves: readonly string[]): void {
    const mine = moves.length > 0;
    if (mine && !this.was) {
      play('chime');
      tremble();
    }
    this.was = mine;
    clearTimeout(this.timer);
    if (prefs.throwForMe && this.isThrow(moves)) {
      const dice = moves[0] ?? '';
      this.timer = setTimeout(() => this.act(dice), THROW * TEMPO[prefs.speed]);
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
