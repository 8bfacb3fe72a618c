import type { Plugin } from 'vite';

/** `file` from the project's folder, with forward slashes. */
export declare function firstScript(file: string): Plugin;
