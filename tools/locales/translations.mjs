/**
 * Compares the English texts with those from which the other languages were translated, checks all languages, and writes the
 * types of the texts with arguments.
 *
 *   npm run translations                 lists the English texts that changed, and what is wrong in any language
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
const load = async (path) => (await runnerImport(path, options)).module;
const { approveTexts, approvedTexts, changedTexts, englishTexts, hashesOf } = await load(
  '/tests/support/english-texts.ts',
);
const { allProblems } = await load('/scripts/lib/texts/check-texts.ts');
const { functionsFile, writeTextFunctions } = await load('/tools/locales/text-functions.ts');

const problems = allProblems();
for (const line of problems) console.log(line);
if (problems.length > 0) process.exit(1);
writeFileSync(functionsFile, writeTextFunctions());
const texts = englishTexts();
const changed = changedTexts(texts, approvedTexts());
if (values.approve) approveTexts(hashesOf(texts));
for (const line of changed) console.log(line);
console.log(`${changed.length} texts changed${values.approve ? ', now approved' : ''}`);
if (changed.length > 0 && !values.approve) process.exitCode = 1;
