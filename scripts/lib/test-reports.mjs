/** Reads from the JSON reports of the test runners which tests failed. */
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/** Where the browser tests stand, and how the line of one that failed begins. */
const folder = 'tests/e2e';
const testLabel = `failed: ${folder}/`;

/** Returns a line for each failed test of a Vitest report, and for each file that could not be loaded. */
export function problemsInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [problem('failed', file, '(the file)', message)];
    return failed.map(({ fullName, failureMessages }) =>
      problem('failed', file, fullName, failureMessages[0]),
    );
  });
}

/** Returns the start of the errors outside tests that Vitest printed, which its report leaves out. */
export function unhandledErrorsIn(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => /^⎯+ Unhandled Errors/.test(line));
  return start === -1 ? [] : [lines.slice(start, start + 12).join('\n    ')];
}

/** Returns a line for each failed test of a Playwright report, and for each error outside tests. */
export function problemsInPlaywright({ suites, errors = [] }) {
  return [
    ...errors.map(({ message }) => problem('failed', 'playwright', '(outside tests)', message)),
    ...specsIn({ suites }).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) =>
          problem('failed', `${folder}/${file}`, title, results.find(({ error }) => error)?.error.message),
        ),
    ),
  ];
}

/**
 * Compares the problems of two tries. A test fails only if it failed in both: the second try runs whole files, so that a test that
 * passed before may fail in it. Problems outside tests in the second try count as failures too.
 */
export function compareTries(first, second) {
  const testsOf = (problems) => new Set(problems.map(testOf));
  const [before, after] = [testsOf(first), testsOf(second)];
  const isUnsteady = (text) => text.startsWith(testLabel) && !before.has(testOf(text));
  const relabel = (problems, label) => problems.map((text) => text.replace('failed:', label));
  return {
    failed: second.filter((text) => !isUnsteady(text)),
    unsteady: [
      ...relabel(
        first.filter((text) => !after.has(testOf(text))),
        'failed at the first try:',
      ),
      ...relabel(second.filter(isUnsteady), 'failed at the second try:'),
    ],
  };
}

/** Returns the tests of a Playwright report, each with the file of its suite: its own can be a helper that added it. */
export function specsIn({ suites }) {
  const within = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(within)];
  return suites.flatMap((suite) => within(suite).map((spec) => ({ ...spec, file: suite.file })));
}

/** Returns the files of a Playwright report in which a test failed, relative to the folder of the browser tests. */
export function failedFiles({ suites }) {
  const failed = specsIn({ suites }).filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected'),
  );
  return [...new Set(failed.map(({ file }) => file))];
}

/** Returns the line of a problem that names its test. */
const testOf = (text) => text.split('\n', 1)[0];

function problem(label, file, title, message = 'no error message') {
  return `${label}: ${file}: ${title}\n    ${firstLinesOf(message)}`;
}

/** Returns the start of an error message on one line: Playwright names the locator only on its second or third. */
function firstLinesOf(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return lines.slice(0, 3).join(' | ').slice(0, 300);
}
