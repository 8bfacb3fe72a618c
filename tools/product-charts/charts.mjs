/**
 * Writes each machine's page and its chart as SVG into docs/machines, which is not committed.
 *
 *   npm run charts                       writes the pages
 *   npm run charts -- --approve          approves the tables of the machines' current behavior, in tests/machines/tables
 *   npm run charts -- --check            fails when a machine differs from its approved table
 *   npm run charts -- --export FOLDER    writes each definition as JSON and Mermaid into FOLDER instead
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/lib/root.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
const { values } = parseArgs({
  options: {
    approve: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    export: { type: 'string' },
  },
});
const tables = join(root, 'tests', 'machines', 'tables');
const { runnerImport } = await import('vite');
const options = { root, configFile: false, logLevel: 'error' };
const { approve, check, exportDefinitions, updatePages } = (
  await runnerImport('/tools/product-charts/machine-docs.ts', options)
).module;

if (values.export !== undefined) exportDefinitions(values.export);
else if (values.approve || values.check) compare();
else await updatePages(join(root, 'docs', 'machines'));

function compare() {
  if (values.approve) approve(tables);
  const rows = check(tables);
  for (const row of rows) console.error(row);
  if (rows.length > 0) process.exitCode = 1;
  else console.log('tests/machines/tables is current');
}
