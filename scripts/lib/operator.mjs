/** Runs the programs of an operator, which read the same settings as the server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** Runs one of the server's programs: from its source or, where only the build is installed, from that. */
export async function runProgram(name) {
  process.chdir(root);
  if (!existsSync(join(root, 'server'))) {
    await import(pathToFileURL(join(root, 'dist', 'server', `${name}.js`)).href);
    return;
  }
  const { withModules } = await import('./modules.mjs');
  await withModules((load) => load(`/server/${name}.ts`));
}
