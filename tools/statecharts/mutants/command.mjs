/** The command that tests mutants, of any project. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reportOf } from './report.mjs';
import { tryMutants } from './run-mutants.mjs';
import { drawSample, readSample, readVerdicts, tableOfKinds, trySample } from './sample.mjs';

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

/**
 * Tries the mutants that the arguments of the process name. `withProject` calls its argument with what `mutantsOf` returns, and
 * keeps it usable until that resolves. Resolves with whether there is no problem.
 */
export async function runMutants(withProject) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

  if (values.approve && (values.machine || values.walks)) {
    console.error('only results of a whole suite of this project can be stored');
    process.exit(1);
  }
  const isOnlyChanged = positionals.includes('changed');
  const { suites, results } = await readProject();
  const page = values.explained ? absolute(values.explained) : results.page;
  const explained = results.explanationsIn(
    values.walks || !existsSync(page) ? '' : readFileSync(page, 'utf8'),
  );
  const minutes = values.minutes ?? (isOnlyChanged ? '10' : undefined);
  if (minutes !== undefined && !(Number(minutes) >= 0)) {
    console.error(`--minutes must be a number, not "${minutes}".`);
    process.exit(1);
  }
  const limits = {
    timeout: Number(values.timeout) * 1000,
    // Walks are measured alone, and a machine outside of the project need not have its types.
    ...(values.walks || values.machine ? {} : { rejected: results.rejectedByCompiler }),
    deadline: minutes === undefined ? Infinity : Date.now() + Number(minutes) * 60_000,
  };

  return run();

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
    console.error(
      `  not stored: ${result === null ? 'not every mutant was tried' : 'see the problems above'}`,
    );
    return false;
  }

  /** Tests the sample; only its mutants of the named machines, if some are named. */
  function trySampled() {
    const sample = readSample(absolute(values.sample));
    const isAsked = (machine) =>
      positionals.length === 0 || suites.some((suite) => suite.machine === machine);
    return trySample(new Map([...sample].filter(([machine]) => isAsked(machine))), suites, {
      limits,
      verdicts: values.verdicts && absolute(values.verdicts),
    });
  }

  function readProject() {
    return withProject(async (results) => {
      const found = await readSuites(results);
      return { results, suites: values.walks ? found.map((suite) => ({ ...suite, stories: [] })) : found };
    });
  }

  async function readSuites({ foreignSuite, machineNames, suiteOf, usual }) {
    if (values.machine) {
      const stories = values.stories.split(',').filter(Boolean).map(absolute);
      return [
        await foreignSuite(absolute(values.machine), stories, values.model ? absolute(values.model) : null),
      ];
    }
    return Promise.all(namesFrom(machineNames, usual).map(suiteOf)).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
  }

  function namesFrom(machineNames, usual) {
    if (positionals.includes('table') && !values.verdicts) return [];
    const isEvery = positionals.some((name) => ['all', 'changed', 'table'].includes(name));
    if (isEvery || (positionals.length === 0 && (values.sample || values.draw))) return machineNames();
    return positionals.length > 0 ? positionals : usual;
  }
}

function absolute(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
