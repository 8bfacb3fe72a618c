/**
 * `npm run operate -- COMMAND`: what an operator does with accounts, orders, mates and reports. Reads the same settings as
 * the server, and works while it runs.
 */
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

process.chdir(root);
ensureInstalled();
const { withModules } = await import('./lib/modules.mjs');
await withModules((load) => load('/server/operate.ts'));
