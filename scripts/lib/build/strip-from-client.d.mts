import type { Plugin } from 'vite';

export declare function withoutDescriptions(): Plugin;
export declare function withoutServerSide(): Plugin;
export declare function stripDescriptions(code: string, fileName: string): string;
export declare function stripServerSide(code: string, fileName: string): string;
