import { call } from './api';

export interface Report {
  id: string;
  table: string;
  seq: number;
  reason: string;
  at: number;
  doneAt: number;
  accused: { id: string; name: string; address?: string };
  lines: { seq: number; at: number; p: string; name: string; text: string }[];
}

export interface Sanction {
  id: string;
  kind: 'silence' | 'ban';
  target: string;
  name: string;
  until: number;
  reason: string;
  author: string;
  at: number;
}

export interface AuditLine {
  at: number;
  author: string;
  name: string;
  act: string;
  target: string;
  detail: string;
}

export interface Known {
  id: string;
  name: string;
  program: boolean;
  createdAt: number;
  moderator: boolean;
  address?: string;
}

/** Looking after a server, as a moderator or with the admin token, which is kept nowhere but here. */
export class Moderation {
  constructor(private readonly token: string = '') {}

  private ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> =
      this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
    return call<T>(method, `/api/admin/${path}`, body, headers);
  }

  reports = async (): Promise<Report[]> => (await this.ask<{ reports: Report[] }>('GET', 'reports')).reports;
  done = (id: string): Promise<unknown> => this.ask('POST', `reports/${id}/done`, {});
  sanctions = async (): Promise<Sanction[]> =>
    (await this.ask<{ sanctions: Sanction[] }>('GET', 'sanctions')).sanctions;
  sanction = (kind: string, target: string, hours: number, reason: string): Promise<unknown> =>
    this.ask('POST', 'sanctions', { kind, target, hours, reason });
  lift = (id: string): Promise<unknown> => this.ask('DELETE', `sanctions/${id}`);
  people = async (name: string): Promise<Known[]> =>
    (await this.ask<{ people: Known[] }>('GET', `people?name=${encodeURIComponent(name)}`)).people;
  audit = async (): Promise<AuditLine[]> => (await this.ask<{ audit: AuditLine[] }>('GET', 'audit')).audit;
}
