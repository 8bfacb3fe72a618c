/** The stored results of complete runs, and the table of them on a page. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineNames, type MutantsProject, type Suite } from './suites.ts';

/** The result of the last complete run of a machine's mutants. */
export interface Result {
  /** Of the files that were judged: chart, code, stories, model and properties. */
  readonly hash: string;
  readonly date: string;
  readonly mutants: number;
  /** The numbers of those that a story caught, and that a walk caught. What else did not survive does not compile. */
  readonly story: number;
  readonly walk: number;
  /** The names of those that nothing caught. */
  readonly survivors: readonly string[];
}

export type Results = Readonly<Record<string, Result>>;

/** The verdict on each mutant, by its name. */
export type Verdicts = ReadonlyMap<string, { readonly by: string | null }>;

export function readResults({ root, results }: MutantsProject): Results {
  return JSON.parse(readFileSync(join(root, results), 'utf8'));
}

/** Stores the result of a machine, and updates the table. */
export function storeResult(project: MutantsProject, machine: string, result: Result): void {
  const results = { ...readResults(project), [machine]: result };
  const sorted = Object.entries(results).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(
    join(project.root, project.results),
    `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  );
  writeTable(project);
}

/** Returns the result of a complete run; null if it ended before every mutant was tried. */
export function resultOf(suite: Suite, verdicts: Verdicts): Result | null {
  const ids = suite.mutants.map(({ id }) => id);
  if (ids.some((id) => !verdicts.has(id))) return null;
  const caughtBy = (judge: string): number => ids.filter((id) => verdicts.get(id)?.by === judge).length;
  return {
    hash: hashOf(suite),
    date: new Date().toISOString().slice(0, 10),
    mutants: ids.length,
    story: caughtBy('story'),
    walk: caughtBy('walk'),
    survivors: ids.filter((id) => isSurvivor(verdicts.get(id))),
  };
}

/** Whether a mutant was tried, and at most the approved table shows it. */
export function isSurvivor(verdict: { readonly by: string | null } | undefined): boolean {
  return verdict !== undefined && (verdict.by === null || verdict.by === 'table');
}

/** Returns the hash of the files that decide what is caught. Ends of lines make no difference. */
export function hashOf({ file: machine, code, stories, model }: Suite): string {
  const properties = model?.replace(/\.model\.ts$/, '.properties.ts') ?? '';
  const files = [machine, ...code, ...stories, ...(model === null ? [] : [model, properties])];
  const hash = createHash('sha256');
  for (const path of [...new Set(files.map((path) => path.replaceAll('\\', '/')))].toSorted())
    if (existsSync(path)) hash.update(readFileSync(path, 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex').slice(0, 16);
}

/** Parses the rows of the form: | `name of a mutant` | why it may survive | */
export function explanationsIn(text: string): Map<string, string> {
  const rows = text.matchAll(/^\| `([^`]+)` +\| (.+?) +\|\r?$/gm);
  return new Map([...rows].map(([, id = '', reason = '']) => [id, reason]));
}

const [begin, end] = ['<!-- results: npm run mutants -- table -->', '<!-- end of results -->'];

/** Updates the table on the page. */
export function writeTable(project: MutantsProject): void {
  const page = join(project.root, project.page);
  const text = withTable(readFileSync(page, 'utf8'), readResults(project), machineNames(project));
  writeFileSync(page, text);
}

/** Returns the page with the table of the results. */
export function withTable(text: string, results: Results, names: readonly string[]): string {
  const before = text.slice(0, text.indexOf(begin));
  const after = text.slice(text.indexOf(end));
  return `${before}${begin}\n\n${tableOf(results, names, explanationsIn(text))}\n${after}`;
}

function tableOf(results: Results, names: readonly string[], explained: ReadonlyMap<string, string>): string {
  const machines = names.map(idOfFile).toSorted();
  const isRun = (machine: string): boolean => machine in results;
  const rows = machines.flatMap((machine) => {
    const result = results[machine];
    return result ? [{ machine, result, numbers: numbersOf(result, explained) }] : [];
  });
  const total = rows.reduce(
    (sums, { numbers }) => sums.map((sum, index) => sum + (numbers[index] ?? 0)),
    zeros,
  );
  const missing = machines.filter((machine) => !isRun(machine));
  return [
    `| machine | ${columns.join(' | ')} | run on |`,
    `| --- |${columns.map(() => ' ---: |').join('')} --- |`,
    ...rows.map(({ machine, result, numbers }) => `| ${machine} | ${numbers.join(' | ')} | ${result.date} |`),
    `| **${rows.length} of ${machines.length} machines** | ${total.join(' | ')} | |`,
    '',
    missing.length === 0 ? 'All machines have results.' : `Without results: ${missing.join(', ')}.`,
    '',
  ].join('\n');
}

const columns = [
  'mutants',
  'do not compile',
  'caught by stories',
  'by walks',
  'survived, explained',
  'survived, open',
];
const zeros = columns.map(() => 0);

function numbersOf(
  { mutants, story, walk, survivors }: Result,
  explained: ReadonlyMap<string, string>,
): number[] {
  const open = survivors.filter((id) => !explained.has(id)).length;
  const uncompiled = mutants - story - walk - survivors.length;
  return [mutants, uncompiled, story, walk, survivors.length - open, open];
}

/** The id of a machine is the name of its file in camel case. */
export function idOfFile(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
