/**
 * Installs, builds what changed, and runs the whole product on one port.
 *
 *   npm start -- --phone   also over HTTPS for phones in the same network; prints a code to scan
 *   npm start -- --owner   prints an address that signs you in as the owner of this home, also while the server runs
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/root.mjs';
import { startScript } from './lib/start-script.mjs';

process.chdir(root);
startScript();
const { ensureBuilt } = await import('./lib/build/build.mjs');
await ensureBuilt();
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
