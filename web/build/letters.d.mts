import type { Plugin } from 'vite';

export function letters(): Plugin;
