/**
 * Installs missing packages, runs checks and ends with one line `N passed, N failed`.
 *
 *   npm test                   everything that judges the product
 *   npm test -- unit browser   these steps of it
 *   npm run test:tools         tests of the tools, the server suite on PostgreSQL, and the gallery in all looks
 *   npm test -- --all          both, except the gallery in all looks
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runTool } from './lib/run.mjs';
import { addNote, check, counts, endOf, runSteps, runTogether, show, summarize, tool } from './lib/steps.mjs';
import { problemsInPlaywright, problemsInVitest } from './lib/test-reports.mjs';

process.chdir(root);
ensureInstalled();
const { findBrowser, installBrowser, advice } = await import('./browser.mjs');
const { findPostgres, startPostgres } = await import('./lib/postgres.mjs');
const { missingTools } = await import('./lib/deploy-tools.mjs');

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, tools: { type: 'boolean', default: false } },
});
const reports = join(root, 'test-results', 'reports');
/** A log needs no line for each passed test. */
const isLog = Boolean(process.env.CI) || !process.stdout.isTTY;
const configs = readdirSync(root).filter((file) => file.endsWith('.config.ts'));
const sources = ['contract', 'server', 'src', 'tests', 'tools', 'scripts', ...configs];
const script = (name) => join(root, 'scripts', name);
const spec = chosen.length === 0 && !options.tools ? ['--reports', '--missing'] : ['--missing'];

/** The steps are independent; the longest start first. */
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
  ['server', () => serverTests()],
  ['server on PostgreSQL', () => onPostgres(options.all ? [] : ['tests/server/database/'])],
  ['browser', () => inBrowser(() => playwright('product'))],
  ['coverage', () => show(join(root, 'tools', 'statechart-tests', 'coverage.mjs'))],
  ['spec', () => show(script('spec.mjs'), spec)],
];
const testsOfTools = [
  ['tools', () => inBrowser(() => vitest('tools'))],
  ['tools in the browser', () => inBrowser(() => playwright('tools'))],
];
/** `--all` leaves them out: its own steps run the gallery in two looks, and all server tests on PostgreSQL. */
const longTests = [
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
if (options.tools) await runSteps(longTests.filter(isChosen));
summarize();

function isChosen([name]) {
  return chosen.length === 0 || chosen.includes(name);
}

async function vitest(project, { files = [], env = {} } = {}) {
  const report = join(reports, `vitest-${project}${env.TEST_DATABASE_URL ? '-postgres' : ''}.json`);
  const reporters = [`--reporter=${isLog ? 'minimal' : 'default'}`, '--reporter=json'];
  const args = ['run', '--project', project, ...reporters, `--outputFile.json=${report}`, ...files];
  const { code, output } = await runTool(tool('vitest/vitest.mjs'), args, {
    show: true,
    env: { ...process.env, ...env },
  });
  if (!existsSync(report)) return counts(0, 1, [endOf(output)]);
  const results = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests: passed, numFailedTests: failed } = results;
  return resultOf({ code, output, passed, failed, problems: problemsInVitest(results) });
}

async function playwright(project, files = [], env = {}) {
  const isComplete = files.length === 0 && project === 'product';
  const report = join(reports, isComplete ? 'playwright.json' : `playwright-${project}.json`);
  const args = ['test', '--project', project, `--reporter=${isLog ? 'dot' : 'list'},json`, ...files];
  const { code, output } = await runTool(tool('@playwright/test/cli.js'), args, {
    show: true,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return counts(0, 1, [endOf(output)]);
  const results = JSON.parse(readFileSync(report, 'utf8'));
  const { expected, unexpected: failed, flaky } = results.stats;
  const problems = problemsInPlaywright(results);
  return resultOf({ code, output, passed: expected + flaky, failed, problems });
}

/** A test runner that fails without a failed test counts as one. */
function resultOf({ code, output, passed, failed, problems }) {
  return code === 0 || failed > 0
    ? counts(passed, failed, problems)
    : counts(passed, 1, [...problems, endOf(output)]);
}

function serverTests() {
  const missing = missingTools();
  if (missing.length > 0)
    addNote(`Not run: tests of deploy/ that need ${missing.join(', ')} (not installed here).`);
  return vitest('server');
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
  return counts(0, 1, [advice]);
}
