/** Builds the page into dist/client and the server into dist/server. `npm run build -- --if-changed` leaves a current build as it is. */
import { startScript } from './lib/start-script.mjs';

startScript();
const { ensureBuilt } = await import('./lib/build/build.mjs');
await ensureBuilt({ force: !process.argv.includes('--if-changed') });
