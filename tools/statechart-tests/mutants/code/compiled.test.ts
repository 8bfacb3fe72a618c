import { expect, test } from 'vitest';
import { suiteOf } from '../suites.ts';
import { rejectedByCompiler } from './compiled.ts';

test('the compiler rejects the mutants that break a type, and only these', async () => {
  const { machine, code, mutants } = await suiteOf('request');
  const rejected = rejectedByCompiler({ machine, files: code });
  const ids = mutants.filter(({ kind }) => kind === 'code').map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...rejected]));
  expect(rejected).toContain('request in request.machine.ts context: without failure');
  expect(rejected).not.toContain('request in request.machine.ts setFailure: without failure');
});
