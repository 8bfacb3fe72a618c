/**
 * Runs one benchmark, or lists them without a name.
 *
 *   npm run bench                                   lists them
 *   npm run bench -- NAME                           runs one, each measurement three times
 *   npm run bench -- NAME --reps 5 --only A,B       five times, and only these fixtures
 *   npm run bench -- memory --locomo FILE           with the conversations of a file
 *   npm run bench -- readers --talk FOLDER          with public talk: JSON arrays of texts
 *   npm run bench -- model --base URL               with a model's host: --messages are sent, after --stored ones
 *
 * Each is a file tests/bench/NAME.bench.mjs with an exported `run(options)`; benchmarks are not part of the test run.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './lib/root.mjs';
import { startScript } from './lib/start-script.mjs';

startScript();
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
    talk: { type: 'string', default: '' },
    base: { type: 'string', default: '' },
    messages: { type: 'string', default: '200' },
    stored: { type: 'string', default: '0' },
  },
});
const [name] = positionals;

if (name === undefined || !names.includes(name)) {
  console.log(`Benchmarks: ${names.join(', ')}. npm run bench -- --help shows the options.`);
  process.exitCode = name === undefined ? 0 : 1;
} else {
  const { run } = await import(pathToFileURL(join(folder, `${name}${ending}`)).href);
  const passed = await run({
    reps: Number(values.reps),
    only: values.only.split(',').filter(Boolean),
    locomo: values.locomo,
    talk: values.talk,
    base: values.base,
    messages: Number(values.messages),
    stored: Number(values.stored),
  });
  process.exitCode = passed ? 0 : 1;
}
