/**
 * Shows which tests of the last runs cover each transition of the machines: stories, walks, or tours in a browser. Prints a
 * table and writes a page with the charts. Requires a run of `npm test`, or of `npx vitest run tests/machines` and
 * `npx playwright test tour`.
 *
 *   npm run coverage           a table of all machines, and the uncovered transitions
 *   npm run coverage -- auth   each transition of a machine
 */
import { join } from 'node:path';
import { withModules } from '../../scripts/lib/modules.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
const page = join(root, 'test-results', 'behaviour', 'index.html');
await withModules(async (load) => {
  const { report } = await load('/tools/product-charts/coverage.ts');
  console.log(await report(page, process.argv.slice(2)));
});
console.log(`\nThe charts: ${page}`);
