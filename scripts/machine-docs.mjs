/**
 * Writes a page and a picture of each machine into docs/machines.
 *
 *   node scripts/machine-docs.mjs            brings them up to date, but for the approved tables
 *   node scripts/machine-docs.mjs --approve  takes the tables over as the machines behave now
 *   node scripts/machine-docs.mjs --check    changes nothing and fails where something is not current
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './lib/root.mjs';

const folder = join(root, 'docs', 'machines');
const options = { root, configFile: false, logLevel: 'error' };
const { checkDocs, updateDocs } = (await runnerImport('/tests/model/machine-docs.ts', options)).module;

if (!process.argv.includes('--check')) await updateDocs(folder, process.argv.includes('--approve'));
const stale = await checkDocs(folder);
for (const line of stale) console.error(line);
if (stale.length > 0) process.exitCode = 1;
else console.log('docs/machines is current');
