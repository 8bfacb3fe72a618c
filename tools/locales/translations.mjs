/**
 * Compares the English texts with those from which the other languages were translated, and writes the types of those that
 * have arguments.
 *
 *   npm run translations                 lists the English texts that changed
 *   npm run translations -- --approve    approves them, once their translations say the same
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/lib/root.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
const { values } = parseArgs({ options: { approve: { type: 'boolean', default: false } } });
const { runnerImport } = await import('vite');
const options = { root, configFile: false, logLevel: 'error' };
const { approveTexts, approvedTexts, changedTexts, englishTexts, hashesOf } = (
  await runnerImport('/tests/support/english-texts.ts', options)
).module;

const { functionsFile, writeTextFunctions } = (
  await runnerImport('/tools/locales/text-functions.ts', options)
).module;

writeFileSync(functionsFile, writeTextFunctions());
const texts = englishTexts();
const changed = changedTexts(texts, approvedTexts());
if (values.approve) approveTexts(hashesOf(texts));
for (const line of changed) console.log(line);
console.log(`${changed.length} texts changed${values.approve ? ', now approved' : ''}`);
if (changed.length > 0 && !values.approve) process.exitCode = 1;
