/**
 * Mutates the machines and lists the mutants that no test catches.
 *
 *   npm run mutants                    the machines below
 *   npm run mutants -- auth chatStream these
 *   npm run mutants -- all             every machine
 *   npm run mutants -- auth --every    also lists which test caught each
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
import { root } from '../../scripts/lib/root.mjs';

const chosen =
  'auth signIn providerReturn chat conversation turn chatStream composer history renewal inspiration messageCare notifications notification'.split(
    ' ',
  );
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'boolean', default: false },
    patience: { type: 'string', default: '30' },
    machine: { type: 'string' },
    stories: { type: 'string', default: '' },
    model: { type: 'string' },
    explained: { type: 'string', default: join(root, 'docs', 'mutants.md') },
  },
});

const explained = explanationsIn(values.explained);
let isWell = true;
for (const suite of await readSuites()) {
  try {
    const started = Date.now();
    const results = await tryMutants(suite, Number(values.patience) * 1000);
    isWell = tell(suite, results, Math.round((Date.now() - started) / 1000)) && isWell;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    isWell = false;
  }
}
if (!isWell) process.exitCode = 1;

function readSuites() {
  return withModules(async (load) => {
    const { foreignSuite, machineNames, suiteOf } = await load('/tools/statechart-tests/mutants/suites.ts');
    if (values.machine) {
      const stories = values.stories.split(',').filter(Boolean).map(absolute);
      return [
        await foreignSuite(absolute(values.machine), stories, values.model ? absolute(values.model) : null),
      ];
    }
    const names = positionals.includes('all')
      ? machineNames()
      : positionals.length > 0
        ? positionals
        : chosen;
    return Promise.all(names.map(suiteOf)).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
  });
}

/** Prints the results of a machine's mutants. Returns false when some need attention. */
function tell({ machine, file, mutants }, results, seconds) {
  const by = (witness) => mutants.filter(({ id }) => results.get(id)?.by === witness);
  const survivors = mutants.filter(({ id }) => ['table', null].includes(results.get(id)?.by ?? null));
  const killed = mutants.length - survivors.length;
  console.log(
    `${machine}: ${killed} of ${mutants.length} mutants noticed (${by('story').length} by stories, ${by('walk').length} by walks only), ${survivors.length} survived; ${seconds} s`,
  );
  for (const { id, kind, line } of mutants) {
    const { by: witness, how } = results.get(id) ?? { by: null, how: '' };
    const place = `${relative(root, file).replaceAll('\\', '/')}:${line}`;
    const isSurvivor = witness === null || witness === 'table';
    if (values.every && !isSurvivor) console.log(`  ${witness.padEnd(8)} ${place} ${kind} ${id} (${how})`);
    if (!isSurvivor) continue;
    const note = witness === 'table' ? ' (only the approved table differs)' : '';
    const reason = explained.get(id);
    console.log(
      `  survived ${place} ${kind} ${id}${note}${reason ? `\n           explained: ${reason}` : ''}`,
    );
  }
  const unexplained = survivors.filter(({ id }) => !explained.has(id)).length;
  const complaints = [
    ...(unexplained > 0 ? [`${unexplained} survivors are not explained in ${values.explained}`] : []),
    ...[...explained.keys()]
      .filter((id) => isOf(machine, id))
      .flatMap((id) => mootness(id, mutants, survivors)),
  ];
  for (const complaint of complaints) console.error(`  ${complaint}`);
  return complaints.length === 0;
}

function mootness(id, mutants, survivors) {
  if (!mutants.some((mutant) => mutant.id === id)) return [`explained, but there is no such mutant: ${id}`];
  return survivors.some((mutant) => mutant.id === id) ? [] : [`explained, but it is noticed: ${id}`];
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
