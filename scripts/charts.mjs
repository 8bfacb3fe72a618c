/**
 * Writes each machine's page, its chart as SVG and as Mermaid, and its definition as JSON into docs/machines.
 *
 *   npm run charts                updates them, except for the approved tables
 *   npm run charts -- --approve   approves the tables of the machines' current behavior
 *   npm run charts -- --check     changes nothing, and fails when something is outdated
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
