/**
 * Mutates the machines and lists the mutants that no test catches.
 *
 *   npm run mutants                    the machines of sign-in, chat and notifications
 *   npm run mutants -- auth chatStream these
 *   npm run mutants -- all             every machine
 *   npm run mutants -- auth --every    also lists which test caught each
 *   npm run mutants -- --sample FILE --verdicts OUT   the mutants named in a file, one verdict a line
 *
 * A mutant is caught when a story, or a walk over the machine, fails. One that only the approved table shows has survived,
 * because tables are re-approved with every change. Survivors are explained in docs/mutants.md; the run fails for an
 * unexplained one, and for an explanation of one that was caught.
 *
 * `--machine FILE --stories FILE,FILE --model FILE --explained FILE` tests a machine outside of the project.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withModules } from '../../scripts/lib/modules.mjs';
import { tryMutants } from './mutants/run-mutants.mjs';
import { readSample, trySample } from './mutants/sample.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
/** The directories of src/machines whose machines are tested when none is named. */
const defaultDirectories = ['auth', 'chat', 'notifications'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'boolean', default: false },
    sample: { type: 'string' },
    verdicts: { type: 'string' },
    timeout: { type: 'string', default: '30' },
    machine: { type: 'string' },
    stories: { type: 'string', default: '' },
    model: { type: 'string' },
    explained: { type: 'string', default: join(root, 'docs', 'mutants.md') },
  },
});

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const explained = explanationsIn(values.explained);
const timeout = Number(values.timeout) * 1000;
const suites = await readSuites();
const isPassed = await (values.sample ? trySampled() : tryAll());
if (!isPassed) process.exitCode = 1;

async function tryAll() {
  let isPassed = true;
  for (const suite of suites) {
    try {
      const started = Date.now();
      const results = await tryMutants(suite, timeout);
      isPassed = printResults(suite, results, Math.round((Date.now() - started) / 1000)) && isPassed;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      isPassed = false;
    }
  }
  return isPassed;
}

/** Tests the sample; only its mutants of the named machines, if some are named. */
function trySampled() {
  const sample = readSample(absolute(values.sample));
  const isAsked = (machine) => positionals.length === 0 || suites.some((suite) => suite.machine === machine);
  return trySample(new Map([...sample].filter(([machine]) => isAsked(machine))), suites, {
    timeout,
    verdicts: values.verdicts && absolute(values.verdicts),
  });
}

function readSuites() {
  return withModules(async (load) => {
    const { foreignSuite, machineNames, suiteOf } = await load('/tools/statechart-tests/mutants/suites.ts');
    if (values.machine) {
      const stories = values.stories.split(',').filter(Boolean).map(absolute);
      return [
        await foreignSuite(absolute(values.machine), stories, values.model ? absolute(values.model) : null),
      ];
    }
    const names = namesFrom(positionals, machineNames);
    return Promise.all(names.map(suiteOf)).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
  });
}

function namesFrom(asked, machineNames) {
  if (asked.includes('all') || (values.sample && asked.length === 0)) return machineNames();
  return asked.length > 0 ? asked : defaultDirectories.flatMap((directory) => machineNames(directory));
}

/** Prints the results of a machine's mutants. Returns false when some need attention. */
function printResults({ machine, mutants }, results, seconds) {
  const by = (judge) => mutants.filter(({ id }) => results.get(id)?.by === judge);
  const survivors = mutants.filter(({ id }) => ['table', null].includes(results.get(id)?.by ?? null));
  const caught = mutants.length - survivors.length;
  console.log(
    `${machine}: ${caught} of ${mutants.length} mutants caught (${by('story').length} by stories, ${by('walk').length} by walks only), ${survivors.length} survived; ${seconds} s`,
  );
  for (const { id, kind, file, line } of mutants) {
    const { by: judge, how } = results.get(id) ?? { by: null, how: '' };
    const place = `${relative(root, file).replaceAll('\\', '/')}:${line}`;
    const isSurvivor = judge === null || judge === 'table';
    if (values.every && !isSurvivor) console.log(`  ${judge.padEnd(8)} ${place} ${kind} ${id} (${how})`);
    if (!isSurvivor) continue;
    const note = judge === 'table' ? ' (only the approved table differs)' : '';
    const reason = explained.get(id);
    console.log(
      `  survived ${place} ${kind} ${id}${note}${reason ? `\n           explained: ${reason}` : ''}`,
    );
  }
  const unexplained = survivors.filter(({ id }) => !explained.has(id)).length;
  const problems = [
    ...(unexplained > 0 ? [`${unexplained} survivors are not explained in ${values.explained}`] : []),
    ...[...explained.keys()]
      .filter((id) => isOf(machine, id))
      .flatMap((id) => outdated(id, mutants, survivors)),
  ];
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length === 0;
}

function outdated(id, mutants, survivors) {
  if (!mutants.some((mutant) => mutant.id === id)) return [`explained, but there is no such mutant: ${id}`];
  return survivors.some((mutant) => mutant.id === id) ? [] : [`explained, but a test catches it: ${id}`];
}

function isOf(machine, id) {
  return id.startsWith(`${machine} `) || id.startsWith(`${machine}.`);
}

/** Parses the rows of the form: | `id` | why it may survive | */
function explanationsIn(path) {
  if (!existsSync(path)) return new Map();
  const rows = readFileSync(path, 'utf8').matchAll(/^\| `([^`]+)` \| (.+) \|\r?$/gm);
  return new Map([...rows].map(([, id, reason]) => [id, reason]));
}

function absolute(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
