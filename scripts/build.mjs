/** `npm run build`: the page into dist/client, the server into dist/server. */
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
await ensureBuilt({ force: true });
