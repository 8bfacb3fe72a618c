import type { Plugin } from 'vite';

export declare function shortPreload(): Plugin;
export declare function preload<Module>(
  load: () => Promise<Module>,
  files?: readonly string[],
): Promise<Module>;
