/* Made from the game's forms by its conformance test; written again with -Dgolden.update=true. */

export interface HasardSettings {
  seats: number;
  options: Record<string, string>;
}

export interface HasardPawn {
  slot: number;
  at: string;
  has: string;
  Ri: number;
  Sa: number;
  ambush: number;
  opened: boolean;
  exit: number;
}

export interface HasardCarton {
  obstacles: string[];
  tasks: Record<string, string>;
}

export interface HasardNow {
  viewer: string;
  settings: HasardSettings;
  cartons?: string[];
  tracks: Record<string, ('STARLET' | 'LAMPISTE' | 'CHIRURGIEN' | 'COMMERCANT' | 'GANGSTER' | 'MILITAIRE' | 'DEPUTE' | 'CLOWN')[]>;
  pawns: Record<string, HasardPawn>;
  phase: 'BIRTH' | 'QUALITY' | 'RING_DRAW' | 'DESTINY' | 'WAR_TRACK' | 'CRADLE' | 'TRANSFER' | 'CHANGE' | 'MOBILISE' | 'LIFT' | 'TASK' | 'PROFESSION' | 'LAY' | 'THROW' | 'RINGS' | 'END' | 'TRANSFER_END' | 'LUCK' | 'MALADIE' | 'REVOLT' | 'VICTIM' | 'SOURCE' | 'OVER';
  rolling: boolean;
  active: number;
  turns: number;
  birth?: string;
  drawRound: number;
  window: boolean;
  atTask: boolean;
  track: string | 'none';
  sum: number;
  gaveAtBegin?: boolean;
  gaveAtEnd?: boolean;
  givers?: number;
  receivers?: number;
  owedRiches?: number;
  owedHealth?: number;
  due?: 'NOTHING' | 'PASS' | 'LAY' | 'LEAP' | 'AMBUSH' | 'MALADIE' | 'WOUND';
  dueFor?: number;
  destiny: 'NONE' | 'CRI' | 'FAM' | 'PRO' | 'GUE' | 'EPU' | 'REV';
  destinyPending: boolean;
  thrower: number;
  mobilised: boolean;
  warCarton: string | 'none';
  revolts: number;
  exits: number;
  ending: 'NONE' | 'SUCCESS' | 'SURVIVOR' | 'ALL_DEAD';
  winner: number;
  board?: Record<string, HasardCarton>;
  odds: Record<string, number[]>;
}

export interface HasardMemory {
  freeChanges: number;
  freeNow: boolean;
}

export type HasardEvent =
  | { kind: 'birth'; seat: string; dice: number[] }
  | { kind: 'thrown'; pawn: number; dice: number[]; for: 'birth' | 'quality' | 'ring' | 'obstacle' | 'task' | 'ambush' | 'revolution'; bonus: Record<string, number>; needed: number; bar: string }
  | { kind: 'luck'; pawn: number; face: 'accident' | 'maladie' | 'amour' | 'heritage' | 'vitamine' | 'veine' }
  | { kind: 'destiny'; pawn: number; face: 'NONE' | 'CRI' | 'FAM' | 'PRO' | 'GUE' | 'EPU' | 'REV' }
  | { kind: 'born'; pawn: number; seat: string }
  | { kind: 'drawPassed'; pawn: number; quality: 'Be' | 'Cu' | 'Tr' | 'Ch' | 'Sf' | 'Ru' | 'In' | 'Ho' | 'Di' | 'Do' | 'Ri' | 'Sa' }
  | { kind: 'beadGained'; pawn: number; quality: 'Be' | 'Cu' | 'Tr' | 'Ch' | 'Sf' | 'Ru' | 'In' | 'Ho' | 'Di' | 'Do' | 'Ri' | 'Sa' }
  | { kind: 'ringsGained'; pawn: number; ring: 'Be' | 'Cu' | 'Tr' | 'Ch' | 'Sf' | 'Ru' | 'In' | 'Ho' | 'Di' | 'Do' | 'Ri' | 'Sa'; count: number }
  | { kind: 'ringsLost'; pawn: number; ring: 'Be' | 'Cu' | 'Tr' | 'Ch' | 'Sf' | 'Ru' | 'In' | 'Ho' | 'Di' | 'Do' | 'Ri' | 'Sa'; count: number }
  | { kind: 'ringSpent'; pawn: number; source: number; ring: 'Be' | 'Cu' | 'Tr' | 'Ch' | 'Sf' | 'Ru' | 'In' | 'Ho' | 'Di' | 'Do' | 'Ri' | 'Sa' }
  | { kind: 'ringGiven'; pawn: number; to: number; ring: 'Be' | 'Cu' | 'Tr' | 'Ch' | 'Sf' | 'Ru' | 'In' | 'Ho' | 'Di' | 'Do' | 'Ri' | 'Sa' }
  | { kind: 'turn'; pawn: number }
  | { kind: 'moved'; pawn: number; from: string; to: string; cause: 'cradle' | 'obstacle' | 'task' | 'accident' | 'amour' | 'change' | 'mobilisation' | 'revolution' | 'purge' | 'war' }
  | { kind: 'displaced'; pawn: number; from: string; to: string }
  | { kind: 'ambushPlaced'; pawn: number; target: number; face: number }
  | { kind: 'ambushInherited'; pawn: number; face: number }
  | { kind: 'ambushLowered'; pawn: number; face: number }
  | { kind: 'ambushLifted'; pawn: number }
  | { kind: 'ambushRemoved'; place: string }
  | { kind: 'trackNamed'; pawn: number; track: string }
  | { kind: 'cartonLaid'; pawn: number; profession: 'STARLET' | 'LAMPISTE' | 'CHIRURGIEN' | 'COMMERCANT' | 'GANGSTER' | 'MILITAIRE' | 'DEPUTE' | 'CLOWN'; rank: number; track: string; price: string }
  | { kind: 'heldUp'; pawn: number }
  | { kind: 'taskAnnounced'; pawn: number; place: string }
  | { kind: 'taskWon'; pawn: number; place: string; reward: 'Be' | 'Cu' | 'Tr' | 'Ch' | 'Sf' | 'Ru' | 'In' | 'Ho' | 'Di' | 'Do' | 'Ri' | 'Sa' }
  | { kind: 'taskFailed'; pawn: number; place: string }
  | { kind: 'destinyTriggered'; pawn: number }
  | { kind: 'destinyRoundEnded' }
  | { kind: 'wounded'; pawn: number }
  | { kind: 'died'; pawn: number; cause: 'cradle' | 'obstacle' | 'task' | 'accident' | 'amour' | 'change' | 'mobilisation' | 'revolution' | 'purge' | 'war' }
  | { kind: 'exchanged'; pawn: number; other: number }
  | { kind: 'succeeded'; pawn: number }
  | { kind: 'settled'; tokens: number[] }
  | { kind: 'gameOver'; ending: 'none' | 'success' | 'survivor' | 'all_dead' };
