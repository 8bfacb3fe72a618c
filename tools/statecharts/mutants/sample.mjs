/**
 * Tests a fixed, named sample of the mutants. Its verdicts before and after a change tell whether the tests still detect
 * as much, in a fraction of the time that all mutants take.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { tryMutants } from './run-mutants.mjs';

const verdicts = {
  types: 'does-not-compile',
  story: 'caught-by-story',
  walk: 'caught-by-walk',
  table: 'table',
};

const size = 300;

/** Returns the names of every so many mutants in alphabetical order, one a line. */
export function drawSample(suites) {
  const ids = suites.flatMap(({ mutants }) => mutants.map(({ id }) => id)).toSorted();
  const chosen = Array.from({ length: size }, (_, index) => ids[Math.floor((index * ids.length) / size)]);
  return chosen.map((id) => `${id}\n`).join('');
}

/** Reads a file with one name a line. Returns the names by machine, in the order of the file. */
export function readSample(path) {
  const sample = new Map();
  for (const id of readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean)) {
    const [machine] = id.split(/[ .]/, 1);
    sample.set(machine, [...(sample.get(machine) ?? []), id]);
  }
  return sample;
}

/**
 * Tests the mutants of the sample, machine by machine. Prints one line for each, and appends it to the file `verdicts`
 * if there is one: its name, a tab, and `does-not-compile`, `caught-by-story`, `caught-by-walk`, `table` (only the approved
 * table differs), `survived` or `missing` (there is no such mutant). Resolves with whether every machine could be tested.
 */
export async function trySample(sample, suites, { limits, verdicts: path }) {
  if (path) writeFileSync(path, '');
  const all = [];
  let isPassed = true;
  for (const [machine, ids] of sample) {
    try {
      const judged = await judge(
        ids,
        suites.find((suite) => suite.machine === machine),
        limits,
      );
      const lines = judged.map(([id, verdict]) => `${id}\t${verdict}\n`).join('');
      process.stdout.write(lines);
      if (path) appendFileSync(path, lines);
      all.push(...judged);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      isPassed = false;
    }
  }
  console.log(`\n${tableOfKinds(all, suites)}`);
  const missing = all.filter(([, verdict]) => verdict === 'missing').map(([id]) => id);
  if (missing.length > 0)
    console.error(`${missing.length} mutants of the sample no longer exist:\n  ${missing.join('\n  ')}`);
  return isPassed;
}

/** Reads a file of verdicts. Returns the pairs of a name and its verdict. */
export function readVerdicts(path) {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split('\t'));
}

/** Returns the table that says how many mutants of each kind were caught. */
export function tableOfKinds(judged, suites) {
  const kinds = new Map(suites.flatMap(({ mutants }) => mutants.map(({ id, kind }) => [id, kind])));
  const tried = judged.filter(([, verdict]) => !['missing', 'does-not-compile'].includes(verdict));
  const ofKind = (kind) => tried.filter(([id]) => kinds.get(id) === kind);
  const ofChart = tried.filter(([id]) => kinds.get(id) !== 'code');
  const chart = [...new Set(ofChart.map(([id]) => kinds.get(id)))].toSorted((a, b) => (a < b ? -1 : 1));
  return [
    '| kind | caught | only the approved table differs | nothing differs |',
    '| --- | ---: | ---: | ---: |',
    ...chart.map((kind) => rowOf(kind, ofKind(kind))),
    rowOf('**chart**', ofChart, true),
    rowOf('code', ofKind('code'), true),
    '',
  ].join('\n');
}

function rowOf(kind, judged, hasPercent = false) {
  const survived = judged.filter(([, verdict]) => verdict === 'survived').length;
  const table = judged.filter(([, verdict]) => verdict === 'table').length;
  const caught = judged.length - survived - table;
  const percent = hasPercent && judged.length > 0 ? ` (${Math.round((100 * caught) / judged.length)} %)` : '';
  return `| ${kind} | ${caught} of ${judged.length}${percent} | ${table} | ${survived} |`;
}

/** Resolves with pairs of a name and its verdict, in the order of the names. */
async function judge(ids, suite, limits) {
  const mutants = suite?.mutants.filter(({ id }) => ids.includes(id)) ?? [];
  const results = mutants.length > 0 ? await tryMutants({ ...suite, mutants }, limits) : new Map();
  return ids.map((id) => {
    const result = results.get(id);
    return [id, result ? (verdicts[result.by] ?? 'survived') : 'missing'];
  });
}
