/**
 * What travels between the server and this client; see docs/api.md. Sentences come in the reader's language. `e2e/wire.test.ts` holds
 * these types against what a running server really sends.
 */
export type Language = 'fr' | 'en';

export type * from './wire/shelf';
export type * from './wire/table';
export type * from './wire/view';
export type * from './wire/socket';
export type * from './wire/after';
