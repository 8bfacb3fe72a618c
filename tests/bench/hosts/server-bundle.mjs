import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../scripts/lib/root.mjs';

/** Bundles a module as the server is shipped, into the project so that it resolves the packages. */
export async function bundleForServer(entry) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'bench-'));
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'error',
    build: { ssr: entry, outDir: folder, emptyOutDir: false },
  });
  return { file: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
