export * from './client';
export type * from './api';
export type * from './games';
