import type { Plugin } from 'vite';

/** `[name, x, y, size, turn, "mirror"]` */
export type Layer = [string, number, number, number, number?, string?];

export interface PictureSet {
    game: string;
    /** Where its file is, from the root of the repository. */
    file: string;
    art: Record<string, { scene: string; layers: Layer[] }>;
}

export function art(): Plugin;
export function sets(): PictureSet[];
export function scenes(): string[];
export function layer(layer: Layer, where: string): string;
export function drawing(path: string, dark: boolean): string;
