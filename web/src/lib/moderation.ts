import type { Sanction } from '../../client';
import { typedWith } from './api';

/** Looking after a server, as a moderator or with the admin token, which is kept nowhere but here. */
export function moderation(token = '') {
  const ask = typedWith(token === '' ? {} : { authorization: `Bearer ${token}` });
  return {
    reports: async () => (await ask('GET /api/admin/reports')).reports,
    done: (id: string) => ask('POST /api/admin/reports/{id}/done', { path: { id }, body: {} }),
    sanctions: async () => (await ask('GET /api/admin/sanctions')).sanctions,
    sanction: (kind: Sanction['kind'], target: string, hours: number, reason: string) =>
      ask('POST /api/admin/sanctions', { body: { kind, target, hours, reason } }),
    lift: (id: string) => ask('DELETE /api/admin/sanctions/{id}', { path: { id } }),
    people: async (name: string) => (await ask('GET /api/admin/people', { query: { name } })).people,
    audit: async () => (await ask('GET /api/admin/audit')).audit,
  };
}
