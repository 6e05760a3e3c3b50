import type { Plugin } from 'vite';

export function languages(): string[];
export function about(language: string): { name: string; locale: string; lent: string[] };
export function words(language: string): Record<string, string>;
export function lacking(language: string): string[];
export function unguided(language: string): string[];
export function spoken(): Plugin;
