import type { Plugin } from 'vite';

export declare function webManifests(
  manifests: readonly (readonly [path: string, manifest: object])[],
): Plugin;
