import { call } from './api';
import { isLocal } from './transport';
import type { ChatLine } from './types';

export interface Device {
  id: string;
  label: string;
  createdAt: number;
  seenAt: number;
  here: boolean;
}

/** What is mine, and what I may say of others. */
export const mine = {
  devices: async () => (await call<{ devices: Device[] }>('GET', '/api/me/devices')).devices,
  deviceLink: () => call<{ url: string }>('POST', '/api/me/devices', {}),
  endDevice: (id: string) => call<unknown>('DELETE', `/api/me/devices/${id}`),
  forgetHere: () => call<unknown>('POST', '/api/me/forget', {}),
  deleteMe: () => call<unknown>('DELETE', '/api/me'),
  putAway: async (id: string, away: boolean): Promise<unknown> =>
    isLocal(id)
      ? (await import('../local/tables')).putAway(id, away)
      : call<unknown>('POST', `/api/me/tables/${id}/away`, { away }),
  deleteTable: async (id: string): Promise<unknown> =>
    isLocal(id) ? (await import('../local/tables')).remove(id) : call<unknown>('DELETE', `/api/tables/${id}`),
  report: (table: string, line: ChatLine, reason: string) =>
    call<{ id: string }>('POST', `/api/tables/${table}/report`, {
      line: line.seq,
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    }),
};
