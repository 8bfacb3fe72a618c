import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { compare, passedIn, readRows, titlesIn } from '../../scripts/spec.mjs';

const rows = readRows(
  `# Rows\n\n| id | what |\n|---|---|\n| S1.1 | one thing |\n| S1.10 | another |\n\nS1.2 is not a row.\n`,
);

describe('the specification coverage report', () => {
  it('reads only the rows of the specification', () => {
    expect([...rows]).toEqual([
      ['S1.1', 'one thing'],
      ['S1.10', 'another'],
    ]);
  });

  it('lists the tests of each row, the rows without a test and the unknown ids', () => {
    const titles = ['a.test.ts: [S1.10] and [S1.9] at once', 'b.test.ts: S1.1 without brackets'];
    expect(compare(rows, titles)).toEqual({
      found: new Map([
        ['S1.1', []],
        ['S1.10', titles.slice(0, 1)],
      ]),
      unknown: titles.slice(0, 1),
      missing: ['S1.1'],
    });
  });

  it('counts only tests that passed in a run', () => {
    const name = join(process.cwd(), 'tests', 'a.test.ts');
    const assertionResults = [
      { status: 'passed', fullName: 'group good' },
      { status: 'failed', fullName: 'group bad' },
      { status: 'pending', fullName: 'group left out' },
    ];
    expect(passedIn({ testResults: [{ name, assertionResults }] })).toEqual(['tests/a.test.ts: group good']);
    const spec = (title: string, status: string) => ({
      file: 'support/a-helper.ts',
      title,
      tests: [{ status }],
    });
    const suites = [
      {
        file: 'b.spec.ts',
        specs: [spec('good', 'expected')],
        suites: [{ specs: [spec('bad', 'unexpected')] }],
      },
      { file: 'b.spec.ts', specs: [spec('left out', 'skipped')] },
    ];
    expect(titlesIn({ suites }, { passed: true })).toEqual(['tests/e2e/b.spec.ts: good']);
    expect(titlesIn({ suites })).toHaveLength(3);
  });
});
