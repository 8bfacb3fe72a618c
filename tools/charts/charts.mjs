/**
 * Writes each machine's page and its chart as SVG into docs/machines.
 *
 *   npm run charts                       updates them, except for the approved tables
 *   npm run charts -- --approve          approves the tables of the machines' current behavior
 *   npm run charts -- --check            changes nothing, and fails when something is outdated
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
const folder = join(root, 'docs', 'machines');
const { runnerImport } = await import('vite');
const options = { root, configFile: false, logLevel: 'error' };
const { checkDocs, exportDefinitions, updateDocs } = (
  await runnerImport('/tools/charts/machine-docs.ts', options)
).module;

if (values.export === undefined) await keepCurrent();
else exportDefinitions(values.export);

async function keepCurrent() {
  if (!values.check) await updateDocs(folder, values.approve);
  const stale = await checkDocs(folder);
  for (const line of stale) console.error(line);
  if (stale.length > 0) process.exitCode = 1;
  else console.log('docs/machines is current');
}
