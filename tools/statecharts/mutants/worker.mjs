/** Tests the mutants of the job in MUTANTS_JOB, in a separate process, because a mutant may never terminate. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runnerImport } from 'vite';
import { startVitest } from 'vitest/node';

const { root, timeout, machine, code } = JSON.parse(readFileSync(process.env.MUTANTS_JOB, 'utf8'));
const { module: rewriting } = await runnerImport(join(import.meta.dirname, 'code', 'rewrite.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
const silent = {};
const vitest = await startVitest(
  'test',
  [],
  {
    root,
    config: false,
    include: [relative(root, join(import.meta.dirname, 'try-mutants.ts')).replaceAll('\\', '/')],
    watch: false,
    // A thread ends with its process, even one that never terminates.
    pool: 'threads',
    reporters: [silent],
    silent: true,
    // Fail fast when a fault prevents an awaited event.
    testTimeout: timeout / 6,
    hookTimeout: 120_000,
    dangerouslyIgnoreUnhandledErrors: true,
  },
  { plugins: [rewriting.faultyCode({ machine, files: code })] },
);
await vitest.close();
process.exit(0);
