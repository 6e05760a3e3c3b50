import type { TableInfo } from './table';
import type { Auto, GameEvent, SeatView, SentView } from './view';

/* What the server says over the socket of a table. */

export interface TableMessage {
  t: 'table';
  seq: number;
  at: number;
  you: { seats: string[]; host?: boolean };
  table: TableInfo;
  views?: SentView[];
}

/** A spectator's update has no `seat`; before the game there is no view in it. */
export interface UpdateMessage extends Partial<SeatView> {
  t: 'update';
  seq: number;
  at: number;
  events?: GameEvent[];
  auto?: Auto[];
  undone?: string;
  /** Who asked a bot for advice. */
  hinted?: string;
  /** Whom the host asks to look. */
  nudged?: string;
  table?: TableInfo;
}

export interface ChatLine {
  seq: number;
  at: number;
  name: string;
  /** Stands for whoever said it, at this table only. */
  badge: string;
  /** Empty for words of somebody who was forgotten. */
  text: string;
  seats?: string[];
}

export interface SaidMessage extends ChatLine {
  t: 'said';
}

/** Who of the table's people is here, and who looks on. */
export interface HereMessage {
  t: 'here';
  seats: string[];
  lookers: { count: number; names: string[] };
}

/** Somebody took my seat by its link. */
export interface TakenMessage {
  t: 'taken';
  seq: number;
  seat: string;
  name: string;
}

export interface RefusedMessage {
  t: 'refused';
  id?: string;
  clause: string;
  say: string;
}

export interface AckMessage {
  t: 'ack';
  id: string;
  seq: number;
}

/** Everything the server says over the socket, by its `t`. */
export type Message =
  | TableMessage
  | UpdateMessage
  | SaidMessage
  | HereMessage
  | TakenMessage
  | RefusedMessage
  | AckMessage
  | { t: 'announce'; text: string }
  | { t: 'held'; say: string }
  | { t: 'pong' };
