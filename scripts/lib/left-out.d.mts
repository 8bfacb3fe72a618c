import type { Plugin } from 'vite';

export declare function withoutDescriptions(): Plugin;
export declare function withoutServerSide(): Plugin;
