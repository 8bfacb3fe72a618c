/**
 * Installs missing packages, runs checks and ends with one line `N passed, N failed`.
 *
 *   npm test                   what judges the product in one pass; run it before every commit
 *   npm test -- --all          that and everything else, each test once; CI runs it
 *   npm test -- unit tours     these steps, of either suite; an unknown name lists all
 *   npm test -- --all --minutes 60   begins no step later, and names those that it left out
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fullWaitSeconds } from './lib/wait-limit.mjs';
import { parseOptions } from './lib/options.mjs';
import { root } from './lib/root.mjs';
import { runTool } from './lib/run.mjs';
import { sources } from './lib/sources.mjs';
import { startScript } from './lib/start-script.mjs';
import { addNote, check, counts, endOf, runSteps, runTogether, show, summarize, tool } from './lib/steps.mjs';
import {
  compareTries,
  failedFiles,
  problemsInPlaywright,
  problemsInVitest,
  unhandledErrorsIn,
} from './lib/test-reports.mjs';

startScript();
process.chdir(root);
const { findBrowser, installBrowser, advice } = await import('./browser.mjs');
const { findPostgres, startPostgres } = await import('./lib/postgres.mjs');
const { missingForContainer, missingTools } = await import('./lib/deploy-tools.mjs');

const { values: options, positionals: chosen } = parseOptions(
  {
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, minutes: { type: 'string' } },
  },
  ['minutes'],
);
const reports = join(root, 'test-results', 'reports');
/** A log needs no line for each passed test. */
const isLog = Boolean(process.env.CI) || !process.stdout.isTTY;
const script = (name) => join(root, 'scripts', name);
/** After a complete run only tests that passed count for the specification; one with a limit may leave some out. */
const spec = options.all && options.minutes === undefined ? ['--reports', '--missing'] : ['--missing'];

/** The steps are independent; the longest start first. */
const checks = [
  ['lint', () => check(tool('oxlint/bin/oxlint'), ['--type-aware', '--deny-warnings', ...sources])],
  ['types', () => checkTypes()],
  ['build', () => check(script('build.mjs'), ['--if-changed'])],
  ['unused', () => check(tool('knip/bin/knip.js'))],
  ['format', () => check(tool('oxfmt/bin/oxfmt'), ['--check', ...sources])],
];
const tests = [
  ['size', () => show(script('size.mjs'))],
  ['unit', () => vitest('page')],
  ['server', () => serverTests()],
  ['browser', () => inBrowser(() => playwright('journeys'))],
];
/**
 * The tests that `--all` adds, in the order of what they find. The gallery shows each state in two looks; with GALLERY=all in all of them.
 */
const longTests = [
  ['walks', () => vitest('page, long')],
  ['tours', () => inBrowser(() => playwright('tours'))],
  ['server on PostgreSQL', () => onPostgres()],
  ['long journeys', () => inBrowser(() => playwright('long journeys'))],
  ['tools', () => inBrowser(() => vitest('tools'))],
  ['tools in the browser', () => inBrowser(() => playwright('tools'))],
  ['long server tests', () => vitest('server, long')],
  ['container', () => containerTest()],
  ['coverage', () => show(join(root, 'tools', 'product-charts', 'coverage.mjs'))],
  // Only of machines with results whose files have changed, and for two minutes at most.
  ['mutants', () => show(join(root, 'tools', 'product-charts', 'mutants.mjs'), ['changed', '--minutes=2'])],
  ['spec', () => show(script('spec.mjs'), spec)],
];

const names = [...checks, ...tests, ...longTests].map(([name]) => name);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step "${unknown.join('", "')}". The steps are: ${names.join(', ')}.`);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const browser = (await findBrowser()) ?? (await installBrowser());
if (browser) process.env.CHROMIUM_PATH = browser;

await runTogether(checks.filter(isChosen));
await runSteps([...tests, ...longTests].filter(isChosen), options.minutes);
summarize();

function isChosen(step) {
  const [name] = step;
  if (chosen.length > 0) return chosen.includes(name);
  return options.all || !longTests.includes(step);
}

/**
 * Checks one side after the other, with one checker each: all at once takes 3.7 GB of memory. The next check reads only what
 * depends on a changed file.
 */
async function checkTypes() {
  const results = [];
  for (const side of ['page', 'server']) {
    const known = join(root, 'node_modules', '.cache', `types-${side}.tsbuildinfo`);
    const args = ['--project', `tsconfig.${side}.json`, '--checkers', '1'];
    results.push(
      await check(tool('typescript/bin/tsc'), [
        ...args,
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        known,
      ]),
    );
  }
  return results.find(({ failed }) => failed > 0) ?? counts(1, 0);
}

async function vitest(project, env = {}) {
  const suffix = env.TEST_DATABASE_URL ? '-postgres' : '';
  const report = join(reports, `vitest-${project.replaceAll(/\W+/g, '-')}${suffix}.json`);
  const reporters = [`--reporter=${isLog ? 'minimal' : 'default'}`, '--reporter=json'];
  const args = ['run', '--project', project, ...reporters, `--outputFile.json=${report}`];
  const { code, output } = await runTool(tool('vitest/vitest.mjs'), args, {
    show: true,
    env: { ...process.env, ...env },
  });
  if (!existsSync(report)) return counts(0, 1, [endOf(output)]);
  const results = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests: passed, numFailedTests: failed } = results;
  return resultOf({
    code,
    output,
    passed,
    failed,
    problems: [...problemsInVitest(results), ...unhandledErrorsIn(output)],
  });
}

/**
 * Runs the browser tests of a project. Files with a failure get a second try with the full time limits; the summary names what
 * passed in only one of them.
 */
async function playwright(project) {
  const first = await tryPlaywright(project, 'first');
  const files = first.results ? failedFiles(first.results) : [];
  if (files.length === 0) return first.counts;
  const env = { WAIT_LIMIT_SECONDS: String(fullWaitSeconds) };
  const { counts: second } = await tryPlaywright(project, 'second', files, env);
  const { failed, unsteady } = compareTries(first.counts.problems, second.problems);
  const passed = first.counts.passed + first.counts.failed - failed.length;
  return counts(passed, failed.length, [...failed, ...unsteady]);
}

async function tryPlaywright(project, attempt, files = [], env = {}) {
  const report = join(reports, `playwright-${project.replaceAll(' ', '-')}-${attempt}.json`);
  const args = ['test', '--project', project, `--reporter=${isLog ? 'dot' : 'list'},json`, ...files];
  const { code, output } = await runTool(tool('@playwright/test/cli.js'), args, {
    show: true,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return { counts: counts(0, 1, [endOf(output)]) };
  const results = JSON.parse(readFileSync(report, 'utf8'));
  const { expected: passed, unexpected: failed } = results.stats;
  const problems = problemsInPlaywright(results);
  return { results, counts: resultOf({ code, output, passed, failed, problems }) };
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

/** Runs the tests of the server on PostgreSQL: on the server of DATABASE_URL, or on a temporary one. */
async function onPostgres() {
  const given = process.env.DATABASE_URL;
  if (given) return vitest('server*', { TEST_DATABASE_URL: given });
  const folder = findPostgres();
  if (!folder) {
    addNote('Not run: the server suite on PostgreSQL (no PostgreSQL here; install one or set DATABASE_URL).');
    return counts(0, 0);
  }
  const postgres = await startPostgres(folder);
  try {
    return await vitest('server*', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Builds the image of `deploy/` and runs the operator's commands in it. */
function containerTest() {
  const missing = missingForContainer();
  if (missing.length === 0) return show(join(root, 'tests', 'container', 'container.mjs'));
  addNote(`Not run: the container image, which needs ${missing.join(', ')}.`);
  return counts(0, 0);
}

async function inBrowser(work) {
  if (browser) return work();
  return counts(0, 1, [advice]);
}
