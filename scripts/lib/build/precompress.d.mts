import type { Plugin } from 'vite';

export declare function precompress(): Plugin;
export declare function precompressFile(name: string): Plugin;
export declare function compressFolder(folder: string): Promise<void>;
