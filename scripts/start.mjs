/** `npm start`: installs, builds what changed, and runs the whole product on one port. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

process.chdir(root);
ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
await ensureBuilt();
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
