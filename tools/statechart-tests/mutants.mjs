/**
 * Mutates the machines and lists the mutants that no test catches.
 *
 *   npm run mutants                    the machines of sign-in, chat and notifications
 *   npm run mutants -- auth chatStream these
 *   npm run mutants -- all             every machine
 *   npm run mutants -- changed         those with results that have changed since; at most --minutes (10) long
 *   npm run mutants -- auth --approve  stores the results, and updates the table in docs/mutants.md
 *   npm run mutants -- table           only updates the table
 *   npm run mutants -- auth --every    also lists which test caught each
 *   npm run mutants -- auth --walks    tries them without stories
 *   npm run mutants -- --sample FILE --verdicts OUT   the mutants named in a file, one verdict a line
 *   npm run mutants -- table --verdicts OUT           prints how many mutants of each kind such a file says were caught
 *   npm run mutants -- --draw FILE     writes the names of 300 mutants for such a file
 *
 * A mutant is caught when it does not compile, or when a story, or a walk over the machine, fails. One that only the approved table shows has survived,
 * because tables are re-approved with every change. Survivors are explained in docs/mutants.md; the run fails for an
 * unexplained one, and for an explanation of one that was caught.
 *
 * `--machine FILE --stories FILE,FILE --model FILE --explained FILE` tests a machine outside of the project.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withModules } from '../../scripts/lib/modules.mjs';
import { reportOf } from './mutants/report.mjs';
import { tryMutants } from './mutants/run-mutants.mjs';
import { drawSample, readSample, readVerdicts, tableOfKinds, trySample } from './mutants/sample.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
/** The directories of src/machines whose machines are tested when none is named. */
const defaultDirectories = ['auth', 'chat', 'notifications'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    approve: { type: 'boolean', default: false },
    draw: { type: 'string' },
    every: { type: 'boolean', default: false },
    walks: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    sample: { type: 'string' },
    verdicts: { type: 'string' },
    timeout: { type: 'string', default: '30' },
    machine: { type: 'string' },
    stories: { type: 'string', default: '' },
    model: { type: 'string' },
    explained: { type: 'string' },
  },
});

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

if (values.approve && (values.machine || values.walks)) {
  console.error('only results of a whole suite of this project can be stored');
  process.exit(1);
}
const isOnlyChanged = positionals.includes('changed');
const { suites, results, rejected } = await readProject();
const page = values.explained ? absolute(values.explained) : results.page;
const explained = results.explanationsIn(values.walks || !existsSync(page) ? '' : readFileSync(page, 'utf8'));
const minutes = values.minutes ?? (isOnlyChanged ? '10' : undefined);
if (minutes !== undefined && !(Number(minutes) >= 0)) {
  console.error(`--minutes must be a number, not "${minutes}".`);
  process.exit(1);
}
const limits = {
  timeout: Number(values.timeout) * 1000,
  // Walks are measured alone, and a machine outside of the project need not have its types.
  ...(values.walks || values.machine ? {} : { rejected }),
  deadline: minutes === undefined ? Infinity : Date.now() + Number(minutes) * 60_000,
};

const isPassed = await run();
if (!isPassed) process.exitCode = 1;

async function run() {
  if (positionals.includes('table')) return writeTable();
  if (values.draw) return writeFileSync(absolute(values.draw), drawSample(suites)) ?? true;
  if (values.sample) return trySampled();
  return tryAll(isOnlyChanged ? changedOf(suites) : suites);
}

/** Updates the table of results, or prints that of a file of verdicts. */
function writeTable() {
  if (values.verdicts) console.log(tableOfKinds(readVerdicts(absolute(values.verdicts)), suites));
  else results.writeTable();
  return true;
}

/** Returns the machines that have stored results of other files. */
function changedOf(all) {
  const stored = results.readResults();
  const changed = all.filter(
    (suite) => suite.machine in stored && stored[suite.machine].hash !== results.hashOf(suite),
  );
  const judged = all.filter(({ machine }) => machine in stored).length;
  console.log(
    `${changed.length} of ${judged} machines with results have changed; ${all.length - judged} have none`,
  );
  return changed;
}

async function tryAll(chosen) {
  let isPassed = true;
  for (const suite of chosen) {
    try {
      isPassed = (await tryOne(suite)) && isPassed;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      isPassed = false;
    }
  }
  return isPassed;
}

/** Survivors that are stored as open are no problem of a change; they are when the machine is named. */
async function tryOne(suite) {
  const started = Date.now();
  const known = values.machine ? undefined : results.readResults()[suite.machine];
  const verdicts = await tryMutants(suite, limits);
  const seconds = Math.round((Date.now() - started) / 1000);
  const accepted = isOnlyChanged || values.approve ? (known?.survivors ?? []) : [];
  const problems = reportOf(suite, verdicts, { explained, page, every: values.every, accepted, seconds });
  if (!values.approve) return problems.length === 0;
  return store(suite, verdicts, { isFirst: known === undefined, problems });
}

/** Stores a complete result. A machine's first result may have open survivors; later ones only those that were open before. */
function store(suite, verdicts, { isFirst, problems }) {
  const result = results.resultOf(suite, verdicts);
  if (result !== null && (isFirst || problems.length === 0)) {
    results.storeResult(suite.machine, result);
    return true;
  }
  console.error(`  not stored: ${result === null ? 'not every mutant was tried' : 'see the problems above'}`);
  return false;
}

/** Tests the sample; only its mutants of the named machines, if some are named. */
function trySampled() {
  const sample = readSample(absolute(values.sample));
  const isAsked = (machine) => positionals.length === 0 || suites.some((suite) => suite.machine === machine);
  return trySample(new Map([...sample].filter(([machine]) => isAsked(machine))), suites, {
    limits,
    verdicts: values.verdicts && absolute(values.verdicts),
  });
}

function readProject() {
  return withModules(async (load) => {
    const library = await load('/tools/statechart-tests/mutants/suites.ts');
    const found = await readSuites(library);
    return {
      suites: values.walks ? found.map((suite) => ({ ...suite, stories: [] })) : found,
      results: await load('/tools/statechart-tests/mutants/results.ts'),
      rejected: (await load('/tools/statechart-tests/mutants/code/compiled.ts')).rejectedByCompiler,
    };
  });
}

async function readSuites({ foreignSuite, machineNames, suiteOf }) {
  if (values.machine) {
    const stories = values.stories.split(',').filter(Boolean).map(absolute);
    return [
      await foreignSuite(absolute(values.machine), stories, values.model ? absolute(values.model) : null),
    ];
  }
  return Promise.all(namesFrom(machineNames).map(suiteOf)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}

function namesFrom(machineNames) {
  if (positionals.includes('table') && !values.verdicts) return [];
  const isEvery = positionals.some((name) => ['all', 'changed', 'table'].includes(name));
  if (isEvery || (positionals.length === 0 && (values.sample || values.draw))) return machineNames();
  return positionals.length > 0
    ? positionals
    : defaultDirectories.flatMap((directory) => machineNames(directory));
}

function absolute(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
