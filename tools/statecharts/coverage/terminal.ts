/** Formats the report for a terminal. */
import { takers, type Taker } from './record.ts';
import type { RunState, Tally } from './tally.ts';

/** Returns a table of all machines, then the transitions without a test, then the test files that were not run. */
export function reportText(tallies: readonly Tally[], runs: readonly RunState[]): string {
  const head = ['machine', 'transitions', 'stories', 'walks', 'tours', 'nobody'];
  const rows = tallies.map((tally) => rowOf(tally, runs));
  const sum = head.map((_, column) => (column === 0 ? 'all' : sumOf(rows.map((row) => row[column] ?? ''))));
  const lines = [head, ...rows, sum].map((cells) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(12)))
      .join('')
      .trimEnd(),
  );
  return [...lines, '', ...missingLines(tallies), '', ...runLines(runs)].join('\n');
}

/** Returns each transition of one machine with the tests that take it. */
export function machineText({ machine, transitions }: Tally): string {
  const lines = transitions.map(({ name, by }) => {
    const words = by.length === 0 ? 'nobody' : by.map((taker) => plural[taker]).join(', ');
    return `  ${words.padEnd(23)}${name}`;
  });
  return [machine, ...lines].join('\n');
}

/** Lists the test files that were not run, by kind of test: without this list the counts would be misleading. */
export function runLines(runs: readonly RunState[]): string[] {
  return takers.map((taker) => {
    const own = runs.filter((run) => run.taker === taker);
    const open = own.filter(({ state }) => state !== 'run');
    const counted = `${plural[taker]}: ${own.length - open.length} of ${own.length} test files were run`;
    return [counted, ...open.map(({ file, state }) => `  ${state}: ${file}`)].join('\n');
  });
}

/** Returns how many of a machine's transitions any test takes. */
export function countOf({ transitions }: Tally, taker: Taker): number {
  return transitions.filter(({ by }) => by.includes(taker)).length;
}

export const plural: Readonly<Record<Taker, string>> = { story: 'stories', walk: 'walks', tour: 'tours' };

function sumOf(cells: readonly string[]): string {
  return cells.includes('–') ? '–' : String(cells.reduce((sum, cell) => sum + Number(cell), 0));
}

/** Returns whether any test of this kind was run: otherwise a count of zero means nothing. */
export function isRun(runs: readonly RunState[], taker: Taker): boolean {
  return runs.some((run) => run.taker === taker && run.state === 'run');
}

function rowOf(tally: Tally, runs: readonly RunState[]): string[] {
  const untested = tally.transitions.filter(({ by }) => by.length === 0).length;
  const counts = takers.map((taker) => (isRun(runs, taker) ? String(countOf(tally, taker)) : '–'));
  return [tally.machine, String(tally.transitions.length), ...counts, String(untested)];
}

function missingLines(tallies: readonly Tally[]): string[] {
  const missing = tallies.flatMap(({ transitions }) => transitions.filter(({ by }) => by.length === 0));
  if (missing.length === 0) return ['Somebody takes every transition.'];
  return ['Nobody takes:', ...missing.map(({ name }) => `  ${name}`)];
}
