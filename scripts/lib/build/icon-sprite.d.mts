import type { Plugin } from 'vite';

export declare function iconSprite(names: readonly string[]): Plugin;
export declare function drawSprite(names: readonly string[]): Promise<string>;
