/**
 * Tells which transitions of the machines the last runs of the tests have taken, and who took them: stories, walks, tours in
 * a browser. Prints a table and writes a page with the charts. `npm test` runs what it needs; so do
 * `npx vitest run tests/machines` and `npx playwright test tour`.
 *
 *   npm run coverage           a table of all machines, and what nobody takes
 *   npm run coverage -- auth   each transition of a machine
 */
import { join } from 'node:path';
import { withModules } from './lib/modules.mjs';
import { root } from './lib/root.mjs';

const page = join(root, 'test-results', 'behaviour', 'index.html');
await withModules(async (load) => {
  const { report } = await load('/tests/model/behaviour/report.ts');
  console.log(await report(page, process.argv.slice(2)));
});
console.log(`\nThe charts: ${page}`);
