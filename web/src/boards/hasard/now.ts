/** What a screen gets of a game of Hasard; the shape of the view on the server. */
export interface HasardPawn {
  slot: number;
  at: string;
  has: string;
  Ri: number;
  Sa: number;
  ambush: number;
  exit: number;
}

export interface Carton {
  obstacles: string[];
  tasks: Record<string, string>;
}

export interface HasardNow {
  viewer: string;
  settings: { seats: number; options: Record<string, string> };
  tracks: Record<string, string[]>;
  pawns: Record<string, HasardPawn>;
  phase: string;
  active: number;
  turns: number;
  sum: number;
  destiny: string;
  winner: number;
  board: Record<string, Carton | string[]>;
}

export interface Obstacle {
  id: string;
  /** Where a pawn stands that has passed it. */
  place: string;
  value: string;
  marks: string[];
  deadly: boolean;
  task: string | undefined;
}

/** The obstacles of one Carton or path, from childhood upwards. */
export function obstacles(now: HasardNow, key: string, place: (k: number) => string): Obstacle[] {
  const part = now.board[key];
  const lines = Array.isArray(part) ? part : (part?.obstacles ?? []);
  const tasks = Array.isArray(part) ? {} : (part?.tasks ?? {});
  return lines.map((line, index) => {
    const [value = '', ...marks] = line.split(' ');
    const k = index + 1;
    return {
      id: `${key}/${k}`,
      place: place(k),
      value: value.replace(/\D/g, ''),
      marks: marks.filter((mark) => /^[A-Z][a-z]\d$/.test(mark)),
      deadly: /†|skull|☠|deadly/.test(line),
      task: tasks[String(k)],
    };
  });
}

export function pawnsAt(now: HasardNow, place: string): string[] {
  return Object.entries(now.pawns)
    .filter(([, pawn]) => pawn.at === place)
    .map(([number]) => number);
}

/** A pawn's seat letter: slots are seats, and with two pawns each they go round again. */
export function seatOf(now: HasardNow, pawn: HasardPawn): string {
  return String.fromCharCode(65 + (pawn.slot % now.settings.seats));
}
