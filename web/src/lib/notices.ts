import type { Notices } from '../../client';
import { typed } from './api';

export type { Notices };
export type WayKind = Notices['ways'][number]['kind'];

/** By what, when and of which tables I am told when I am away. */
export const notices = {
  all: () => typed('GET /api/me/notices'),
  wish: (body: { quietFrom: number; quietTo: number; zone: string; every: number }) =>
    typed('POST /api/me/notices', { body }),
  add: (kind: WayKind, target: string) => typed('POST /api/me/notices/ways', { body: { kind, target } }),
  confirm: (way: string, code: string) =>
    typed('POST /api/me/notices/ways/{way}/code', { path: { way }, body: { code } }),
  remove: (way: string) => typed('DELETE /api/me/notices/ways/{way}', { path: { way } }),
  hush: (id: string, hushed: boolean) =>
    typed('POST /api/me/notices/tables/{id}', { path: { id }, body: { hushed } }),
  stop: (secret: string) => typed('POST /api/stop/{secret}', { path: { secret }, body: {} }),
};
