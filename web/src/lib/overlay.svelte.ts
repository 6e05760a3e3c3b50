/** What lies over the page: one thing at a time. */
class Overlay {
  settings = $state(false);
  help = $state(false);
  rules = $state<{ game: string; clause: string } | undefined>();

  showRules(game: string, clause = ''): void {
    this.rules = { game, clause };
  }
}

export const overlay = new Overlay();
