/**
 * Installs missing packages, runs checks and ends with one line `N passed, N failed`.
 *
 *   npm test                   everything that judges the product
 *   npm test -- unit browser   these steps of it
 *   npm run test:tools         tests of the tools, the server suite on PostgreSQL, and the gallery in all looks
 *   npm test -- --all          both
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runTool } from './lib/run.mjs';
import { addNote, check, counts, runSteps, runTogether, show, summarize, tool } from './lib/steps.mjs';

process.chdir(root);
ensureInstalled();
const { findBrowser, installBrowser, advice } = await import('./browser.mjs');
const { findPostgres, startPostgres } = await import('./lib/postgres.mjs');

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, tools: { type: 'boolean', default: false } },
});
const reports = join(root, 'test-results', 'reports');
const sources = [
  'contract',
  'server',
  'src',
  'tests',
  'tools',
  'scripts',
  'vite.config.ts',
  'vitest.config.ts',
];
const script = (name) => join(root, 'scripts', name);
const spec = chosen.length === 0 && !options.tools ? ['--reports', '--missing'] : ['--missing'];

/** None of these needs another; the longest come first. */
const checks = [
  ['lint', () => check(tool('oxlint/bin/oxlint'), ['--type-aware', '--deny-warnings', ...sources])],
  ['types', () => check(tool('typescript/bin/tsc'), ['--noEmit'])],
  ['build', () => check(script('build.mjs'), ['--if-changed'])],
  ['unused', () => check(tool('knip/bin/knip.js'))],
  ['format', () => check(tool('oxfmt/bin/oxfmt'), ['--check', ...sources])],
];
const tests = [
  ['size', () => show(script('size.mjs'))],
  ['unit', () => inBrowser(() => vitest('page'))],
  ['server', () => vitest('server')],
  ['server on PostgreSQL', () => onPostgres(['tests/server/database/'])],
  ['browser', () => inBrowser(() => playwright('product'))],
  ['coverage', () => show(join(root, 'tools', 'statechart-tests', 'coverage.mjs'))],
  ['spec', () => show(script('spec.mjs'), spec)],
];
const testsOfTools = [
  ['tools', () => inBrowser(() => vitest('tools'))],
  ['tools in the browser', () => inBrowser(() => playwright('tools'))],
  ['gallery in all looks', () => inBrowser(() => playwright('product', ['gallery'], { GALLERY: 'all' }))],
  ['whole server on PostgreSQL', () => onPostgres([])],
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const browser = (await findBrowser()) ?? (await installBrowser());
if (browser) process.env.CHROMIUM_PATH = browser;

if (!options.tools) {
  await runTogether(checks.filter(isChosen));
  await runSteps(tests.filter(isChosen));
}
if (options.tools || options.all) await runSteps(testsOfTools.filter(isChosen));
summarize();

function isChosen([name]) {
  return chosen.length === 0 || chosen.includes(name);
}

async function vitest(project, { files = [], env = {} } = {}) {
  const report = join(reports, `vitest-${project}${env.TEST_DATABASE_URL ? '-postgres' : ''}.json`);
  const args = ['--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runTool(tool('vitest/vitest.mjs'), ['run', ...args, ...files], {
    show: true,
    env: { ...process.env, ...env },
  });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return counts(numPassedTests, code === 0 ? numFailedTests : Math.max(1, numFailedTests));
}

async function playwright(project, files = [], env = {}) {
  const report = join(
    reports,
    files.length === 0 && project === 'product' ? 'playwright.json' : 'playwright-tools.json',
  );
  const { code } = await runTool(tool('@playwright/test/cli.js'), ['test', '--project', project, ...files], {
    show: true,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  if (flaky > 0) addNote(`${flaky} of the browser's tests passed only at the second try: see above.`);
  return counts(expected + flaky, code === 0 ? unexpected : Math.max(1, unexpected));
}

/** Runs tests of the server on PostgreSQL: on the server of DATABASE_URL, or on a temporary one. */
async function onPostgres(files) {
  const given = process.env.DATABASE_URL;
  if (given) return vitest('server', { files, env: { TEST_DATABASE_URL: given } });
  const folder = findPostgres();
  if (!folder) {
    addNote('Not run: the server suite on PostgreSQL (no PostgreSQL here; install one or set DATABASE_URL).');
    return counts(0, 0);
  }
  const postgres = await startPostgres(folder);
  try {
    return await vitest('server', { files, env: { TEST_DATABASE_URL: postgres.url } });
  } finally {
    await postgres.stop();
  }
}

async function inBrowser(work) {
  if (browser) return work();
  console.error(advice);
  return counts(0, 1);
}
