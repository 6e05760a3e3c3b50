import type {
  Clock,
  Eyes,
  Frame as SentFrame,
  Message as Sent,
  Move,
  MyTable,
  OfGame,
  Table,
} from '../../client';

/**
 * What travels between the server and this page. The shapes are made from the server (`client/api.ts`); here stands only what the page knows
 * better: it never asks for `lean`, so that moves come with their sentences, and a game's folder says what its views and events are.
 */
export type * from '../../client';

/** The code of a folder in `src/i18n`. */
export type Language = string;
export type Phase = Table['phase'];

/** What a viewer sees; its shape belongs to the game. */
export type Now = OfGame['now'];

/** What a game tells (the types in its `forms.ts`) as it travels: with its sentence. */
export type Spoken<E> = E & Pick<OfGame['event'], 'say' | 'clauses' | 'kept'>;

/** How things stood after one step of a finished game. */
export type Frame<N = Now, E = OfGame['event']> = Omit<SentFrame, 'now' | 'events'> & {
  now?: N;
  events: E[];
};

/** Every move with its sentence. */
type Worded<T> = T extends { legal?: unknown[] } ? Omit<T, 'legal'> & { legal?: Move[] } : T;
/** A view that travels is whole; only an update may come without one. */
export type SentView = Worded<Eyes> & Required<Pick<Eyes, 'now' | 'awaited' | 'asked'>>;
export type TableMessage = Omit<Extract<Sent, { t: 'table' }>, 'views'> & { views: SentView[] };
export type UpdateMessage = Worded<Extract<Sent, { t: 'update' }>>;
export type Message = Exclude<Sent, { t: 'table' | 'update' }> | TableMessage | UpdateMessage;

/** The table as one seat sees it at one moment; a spectator's list of moves is empty. */
export type SeatView = Pick<SentView, 'seat' | 'now' | 'awaited' | 'asked' | 'question' | 'undo'> & {
  legal: Move[];
};

/** What those who look at a finished game together are told. */
export type LedMessage = Extract<Sent, { t: 'led' }>;

/** A line in a list of tables: of the server, of my games, or of this device. */
export type TableSummary = Pick<MyTable, 'id' | 'game' | 'phase' | 'seats' | 'free'> &
  Partial<MyTable> & {
    openedAt?: number;
    /** In the public list: whose it is, in which language, and what is agreed there. */
    host?: string;
    face?: string;
    language?: string;
    clock?: Clock;
    options?: Record<string, string>;
    /** A game that came as a file to this device: there is a replay of it, and no table. */
    file?: boolean;
  };
