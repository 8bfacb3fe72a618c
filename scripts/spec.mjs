/**
 * Lists the rows of docs/specification.md with the tests whose titles carry their ids, and ends with
 * `136 of 136`. Fails on a row without a test, and on a title with an unknown id. `--missing` shows only those rows;
 * `--reports` counts the tests that passed in the last run instead of all existing ones.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root } from './lib/root.mjs';
import { runTool } from './lib/run.mjs';
import { startScript } from './lib/start-script.mjs';
import { specsIn } from './lib/test-reports.mjs';

const reports = join(root, 'test-results', 'reports');
const tool = (path) => join(root, 'node_modules', ...path.split('/'));

/** Returns the ids of all rows with their texts, in order. */
export const readRows = (markdown) =>
  new Map([...markdown.matchAll(/^\| (S\d+\.\d+)\s*\| (.+?)\s*\|$/gm)].map(([, id, what]) => [id, what]));

/** Returns the tests of each row, and the titles whose ids match no row. */
export function compare(rows, titles) {
  /** @type {Map<string, string[]>} */
  const found = new Map([...rows.keys()].map((id) => [id, []]));
  const unknown = [];
  for (const title of titles)
    for (const [, id] of title.matchAll(/\[(S\d+\.\d+)\]/g)) {
      if (found.has(id)) found.get(id).push(title);
      else unknown.push(title);
    }
  return { found, unknown, missing: [...found].filter(([, names]) => names.length === 0).map(([id]) => id) };
}

/** Returns the titles of the passed tests of a Vitest report. */
export const passedIn = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => `${fileOf(name)}: ${fullName}`),
  );

/** Returns the titles of Playwright's tests, from a list or a report; with `passed`, only those that passed. */
export const titlesIn = (report, { passed = false } = {}) =>
  specsIn(report)
    .filter(({ tests }) => !passed || tests.every(({ status }) => status === 'expected'))
    .map(({ file, title }) => `tests/e2e/${file}: ${title}`);

const fileOf = (path) => relative(root, path).split(sep).join('/');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Lists all tests, as the two test runners name them. */
async function listTests() {
  const folder = mkdtempSync(join(tmpdir(), 'mates-spec-'));
  try {
    const list = join(folder, 'vitest.json');
    const vitest = await runTool(tool('vitest/vitest.mjs'), ['list', `--json=${list}`], { cwd: root });
    if (vitest.code !== 0) throw new Error(vitest.output);
    const report = join(folder, 'playwright.json');
    const playwright = await runTool(tool('@playwright/test/cli.js'), ['test', '--list', '--reporter=json'], {
      cwd: root,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    if (playwright.code !== 0) throw new Error(playwright.output);
    return [
      ...readJson(list).map(({ file, name }) => `${fileOf(file)}: ${name}`),
      ...titlesIn(readJson(report)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the tests that passed according to the existing reports. */
function passedTests() {
  const read = (runner) =>
    readdirSync(reports)
      .filter((name) => name.startsWith(runner))
      .map((name) => readJson(join(reports, name)));
  return [
    ...read('vitest').flatMap((report) => passedIn(report)),
    ...read('playwright').flatMap((report) => titlesIn(report, { passed: true })),
  ];
}

async function main() {
  startScript();
  const rows = readRows(readFileSync(join(root, 'docs', 'specification.md'), 'utf8'));
  const titles = process.argv.includes('--reports') ? passedTests() : await listTests();
  const { found, unknown, missing } = compare(rows, titles);
  const isBrief = process.argv.includes('--missing');
  for (const [id, names] of found) {
    if (isBrief && names.length > 0) continue;
    console.log(`${id} ${rows.get(id)}`);
    for (const name of names) console.log(`    ${name}`);
    if (names.length === 0) console.log('    no test');
  }
  for (const name of unknown) console.log(`no such row: ${name}`);
  console.log(`${rows.size - missing.length} of ${rows.size}`);
  process.exitCode = missing.length + unknown.length === 0 && rows.size > 0 ? 0 : 1;
}

if (process.argv[1] === join(root, 'scripts', 'spec.mjs')) await main();
