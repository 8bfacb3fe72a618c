import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compareTries,
  failedFiles,
  problemsInPlaywright,
  problemsInVitest,
  unhandledErrorsIn,
} from '../../scripts/lib/test-reports.mjs';

const name = join(process.cwd(), 'tests', 'a.test.ts');

describe('the failed tests of a report', () => {
  it('lists each failed test of Vitest with the start of its error', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'group good', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'group bad',
        failureMessages: ['AssertionError: expected 1 to be 2\n    at a.test.ts:3'],
      },
    ];
    expect(
      problemsInVitest({ testResults: [{ name, status: 'failed', message: '', assertionResults }] }),
    ).toEqual(['failed: tests/a.test.ts: group bad\n    AssertionError: expected 1 to be 2']);
  });

  it('lists a file that Vitest could not load', () => {
    const file = { name, status: 'failed', message: 'SyntaxError: oh', assertionResults: [] };
    expect(problemsInVitest({ testResults: [file] })).toEqual([
      'failed: tests/a.test.ts: (the file)\n    SyntaxError: oh',
    ]);
  });

  it('quotes the errors that Vitest caught outside tests', () => {
    const printed =
      'passed\n\n\u001B[31m⎯⎯ Unhandled Errors ⎯⎯\u001B[39m\n\nError: socket closed\n ❯ pool.ts:3\n';
    expect(unhandledErrorsIn(printed)).toEqual([
      '⎯⎯ Unhandled Errors ⎯⎯\n    Error: socket closed\n     ❯ pool.ts:3',
    ]);
    expect(unhandledErrorsIn('passed\n')).toEqual([]);
  });

  it('lists the failed tests of Playwright without colors, and their files', () => {
    const results = [{ error: { message: 'Error: \u001B[2mexpect\u001B[22m failed\n\nLocator: a' } }, {}];
    const file = 'b.spec.ts';
    const spec = (title: string, status: string) => ({
      file: 'support/a-helper.ts',
      title,
      tests: [{ status, results }],
    });
    const suites = [
      { file, specs: [spec('good', 'expected')], suites: [{ specs: [spec('bad', 'unexpected')] }] },
      { file, specs: [spec('left out', 'skipped')] },
    ];
    expect(problemsInPlaywright({ suites, errors: [{ message: 'no server' }] })).toEqual([
      'failed: playwright: (outside tests)\n    no server',
      'failed: tests/e2e/b.spec.ts: bad\n    Error: expect failed | Locator: a',
    ]);
    expect(failedFiles({ suites })).toEqual(['b.spec.ts']);
  });

  it('counts a test as failed that failed in both tries, and any problem outside tests', () => {
    const first = ['failed: tests/e2e/a.spec.ts: one\n    early', 'failed: tests/e2e/a.spec.ts: two\n    oh'];
    const second = [
      'failed: playwright: (outside tests)\n    no server',
      'failed: tests/e2e/a.spec.ts: one\n    late',
      'failed: tests/e2e/a.spec.ts: three\n    slow',
    ];
    expect(compareTries(first, second)).toEqual({
      failed: [second[0], second[1]],
      unsteady: [
        'failed at the first try: tests/e2e/a.spec.ts: two\n    oh',
        'failed at the second try: tests/e2e/a.spec.ts: three\n    slow',
      ],
    });
  });
});
