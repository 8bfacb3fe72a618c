/**
 * `npm test`: installs missing packages, runs every check and ends with one line `N passed, N failed`.
 * Words after `--` select steps by name: `npm test -- unit browser`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runTool } from './lib/run.mjs';

process.chdir(root);
ensureInstalled();
const { findBrowser, installBrowser, advice } = await import('./browser.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { findPostgres, startPostgres } = await import('./lib/postgres.mjs');

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
const tool = (path) => join(root, 'node_modules', ...path.split('/'));
const notes = [];
const total = { passed: 0, failed: 0 };
const chosen = process.argv.slice(2);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const browser = (await findBrowser()) ?? (await installBrowser());
if (browser) process.env.CHROMIUM_PATH = browser;

await step('types', () => check('typescript/bin/tsc', ['--noEmit']));
await step('lint', () => check('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', ...sources]));
await step('format', () => check('oxfmt/bin/oxfmt', ['--check', ...sources]));
await step('unused', () => check('knip/bin/knip.js', []));
await step('build', async () => {
  await ensureBuilt();
  return counts(1, 0);
});
await step('size', async () => script('size.mjs'));
await step('charts', async () => script('../tools/charts/charts.mjs', ['--check']));
await step('unit', () => (browser ? vitest('page') : withoutBrowser()));
await step('server', () => vitest('server'));
await step('server on PostgreSQL', onPostgres);
await step('browser', () => (browser ? playwright() : withoutBrowser()));
await step('coverage', async () => script('../tools/statechart-tests/coverage.mjs'));
await step('spec', async () =>
  script('spec.mjs', chosen.length === 0 ? ['--reports', '--missing'] : ['--missing']),
);

for (const note of notes) console.log(note);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function step(name, work) {
  if (chosen.length > 0 && !chosen.includes(name)) return;
  const started = Date.now();
  console.log(`\n--- ${name}`);
  const { passed, failed } = await work().catch((error) => {
    console.error(error);
    return counts(0, 1);
  });
  total.passed += passed;
  total.failed += failed;
  console.log(
    `--- ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  );
}

function counts(passed, failed) {
  return { passed, failed };
}

/** Runs a tool whose exit code counts as one test. */
async function check(path, args) {
  const { code, output } = await runTool(tool(path), args);
  if (code !== 0) console.log(output);
  return code === 0 ? counts(1, 0) : counts(0, 1);
}

async function script(name, args = []) {
  const { code } = await runTool(join(root, 'scripts', name), args, { show: true });
  return code === 0 ? counts(1, 0) : counts(0, 1);
}

async function vitest(project, env = {}) {
  const report = join(reports, `vitest-${project}${env.TEST_DATABASE_URL ? '-postgres' : ''}.json`);
  const { code } = await runTool(
    tool('vitest/vitest.mjs'),
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { show: true, env: { ...process.env, ...env } },
  );
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return counts(numPassedTests, code === 0 ? numFailedTests : Math.max(1, numFailedTests));
}

async function playwright() {
  const report = join(reports, 'playwright.json');
  const { code } = await runTool(tool('@playwright/test/cli.js'), ['test'], {
    show: true,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  if (flaky > 0) notes.push(`${flaky} of the browser's tests passed only at the second try: see above.`);
  return counts(expected + flaky, code === 0 ? unexpected : Math.max(1, unexpected));
}

/** Runs the same suite on PostgreSQL: on the server of DATABASE_URL, or on a temporary one. */
async function onPostgres() {
  const given = process.env.DATABASE_URL;
  if (given) return vitest('server', { TEST_DATABASE_URL: given });
  const folder = findPostgres();
  if (!folder) {
    notes.push(
      'Not run: the server suite on PostgreSQL (no PostgreSQL here; install one or set DATABASE_URL).',
    );
    return counts(0, 0);
  }
  const postgres = await startPostgres(folder);
  try {
    return await vitest('server', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function withoutBrowser() {
  console.error(advice);
  return counts(0, 1);
}
