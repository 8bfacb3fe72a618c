/**
 * Runs one benchmark: `node scripts/bench.mjs NAME [options]`, or lists them without a name.
 * Each is a file tests/bench/NAME.bench.mjs with an exported `run(options)`; benchmarks are not part of the test run.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './lib/root.mjs';

const folder = join(root, 'tests', 'bench');
const ending = '.bench.mjs';
const names = (await readdir(folder))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reps: { type: 'string', short: 'r', default: '3' },
    only: { type: 'string', short: 'o', default: '' },
    locomo: { type: 'string', default: '' },
  },
});
const [name] = positionals;

if (name === undefined || !names.includes(name)) {
  console.log(`Benchmarks: ${names.join(', ')}\n`);
  console.log('node scripts/bench.mjs NAME [--reps 3] [--only FIXTURE,FIXTURE]');
  console.log('node scripts/bench.mjs memory --locomo FILE');
  process.exitCode = name === undefined ? 0 : 1;
} else {
  const { run } = await import(pathToFileURL(join(folder, `${name}${ending}`)).href);
  const passed = await run({
    reps: Number(values.reps),
    only: values.only.split(',').filter(Boolean),
    locomo: values.locomo,
  });
  process.exitCode = passed ? 0 : 1;
}
