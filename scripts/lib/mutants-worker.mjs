/** Tries the mutants of the job that MUTANTS_JOB names. A process of its own: a mutant may run for ever. */
import { startVitest } from 'vitest/node';
import { root } from './root.mjs';

const silent = {};
const vitest = await startVitest('test', [], {
  root,
  config: false,
  include: ['tests/model/mutants/try-mutants.ts'],
  watch: false,
  // A thread ends with its process, also one that runs for ever.
  pool: 'threads',
  reporters: [silent],
  silent: true,
  // What waits for something that a fault keeps from coming is given up soon.
  testTimeout: 5000,
  hookTimeout: 120_000,
  dangerouslyIgnoreUnhandledErrors: true,
});
await vitest.close();
process.exit(0);
