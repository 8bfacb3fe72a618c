import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placedCodeMutants } from '../plan.ts';
import { rejectedByCompiler } from './compiled.ts';

test('the compiler rejects the mutants that break a type, and only these', () => {
  const file = join(import.meta.dirname, '..', 'planted', 'dial.machine.ts');
  const rejected = rejectedByCompiler({ root: process.cwd(), machine: 'dial', files: [file] });
  const ids = placedCodeMutants('dial', file).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...rejected]));
  expect(rejected).toContain('dial in dial.machine.ts context: without turns');
  expect(rejected).not.toContain('dial in dial.machine.ts setTurns: without turns');
});
