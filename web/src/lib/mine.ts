import type { Device } from '../../client';
import { typed } from './api';
import { isLocal } from './transport';
import type { ChatLine } from './types';

export type { Device };

/** What is mine, and what I may say of others. */
export const mine = {
  devices: async () => (await typed('GET /api/me/devices')).devices,
  deviceLink: () => typed('POST /api/me/devices', { body: {} }),
  endDevice: (device: string) => typed('DELETE /api/me/devices/{device}', { path: { device } }),
  forgetHere: () => typed('POST /api/me/forget', { body: {} }),
  holiday: (days: number) => typed('POST /api/me/holiday', { body: { days } }),
  deleteMe: () => typed('DELETE /api/me'),
  putAway: async (id: string, away: boolean): Promise<unknown> =>
    isLocal(id)
      ? (await import('../local/tables')).putAway(id, away)
      : typed('POST /api/me/tables/{id}/away', { path: { id }, body: { away } }),
  deleteTable: async (id: string): Promise<unknown> =>
    isLocal(id)
      ? (await import('../local/tables')).remove(id)
      : typed('DELETE /api/tables/{id}', { path: { id } }),
  report: (table: string, line: ChatLine, reason: string) =>
    typed('POST /api/tables/{id}/report', {
      path: { id: table },
      body: { line: line.seq, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) },
    }),
};
