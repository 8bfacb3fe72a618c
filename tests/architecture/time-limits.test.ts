import { expect, test } from 'vitest';
import { filesBelow, textOfFile } from './source.ts';

/** Matches a time limit of a test, of a hook, of a worker's fixture, or of one wait of a browser test. */
const ownLimits = [
  /\b(?:test|base)\.setTimeout\(/,
  /^\s*\}, [\d_]+\);$/m,
  /\bconfigure\(\{[^}]*\btimeout\b/,
  /\bscope: 'worker', timeout\b/,
  /\.\w+\(\{\s*timeout: [\d_]+,?\s*\}\)/,
  /\.poll\([^;]*\btimeout: [\d_]+/,
];
/** Matches blocks that are retried until they pass: each attempt may be short. */
const repeatedTry = /expect\(async \(\) => \{[^]*?\}\)\.toPass\(/g;

test('no test sets a time limit that a busy machine could exceed', () => {
  const tests = [
    'tests/e2e',
    'tests/server',
    'tests/scripts',
    'tests/services',
    'tests/machines',
    'tools/statecharts',
    'tools/product-charts',
  ]
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tools/statecharts/inspector/'));
  expect(tests.length).toBeGreaterThan(200);
  expect(tests.filter((file) => hasOwnLimit(textOfFile(file)))).toEqual([]);
});

test.each([
  'test.setTimeout(120_000);',
  "test('is quick', () => {\n}, 60_000);",
  "test.describe.configure({ mode: 'serial', timeout: 900_000 });",
  'await expect(page.getByText("Hello")).toBeVisible({ timeout: 30_000 });',
  'await expect(page.getByText("Hello")).toBeVisible({\n  timeout: 30_000,\n});',
  'expect.poll(read, { timeout: 100 })',
])('the check detects a limit in %s', (code) => {
  expect(hasOwnLimit(code)).toBe(true);
});

function hasOwnLimit(code: string): boolean {
  const checked = code.replaceAll(repeatedTry, '');
  return ownLimits.some((limit) => limit.test(checked));
}
