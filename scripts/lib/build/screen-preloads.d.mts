import type { Plugin } from 'vite';

/** A path of the product, and the source files of its screen by language. */
export interface PreloadedScreen {
  readonly path: string;
  readonly sources: Readonly<Record<string, readonly string[]>>;
}

export declare function screenPreloads(screens: readonly PreloadedScreen[]): Plugin;
