import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readOptions } from '../../scripts/lib/options.mjs';

const config = { options: { minutes: { type: 'string' } }, allowPositionals: true } as const;
const read = (...args: readonly string[]) => readOptions(args, config, ['minutes']);

test('the options of a script are read, numbers as numbers', () => {
  expect(read('unit', '--minutes', '0.5')).toEqual({ values: { minutes: 0.5 }, positionals: ['unit'] });
  expect(read()).toEqual({ values: {}, positionals: [] });
});

test.each(['x', '', '-1', '5m', 'NaN'])('--minutes %j is refused', (text) => {
  expect(() => read(`--minutes=${text}`)).toThrow(`--minutes must be a number, not "${text}".`);
});

test.each([
  [['--minutes', 'x'], '--minutes must be a number, not "x".\n'],
  [['--minutes'], "Option '--minutes <value>' argument missing\n"],
])('npm test -- %j fails with one line', (args, line) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', ...args], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: line });
});
