/** `npm run build`: the page into dist/client, the server into dist/server. `--if-changed` keeps a build that is current. */
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
await ensureBuilt({ force: !process.argv.includes('--if-changed') });
