/** Keeps docs/machines in line with the machines. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toMermaid } from './mermaid.ts';
import { toSvg } from './svg.ts';
import { definitionOf } from './definition.ts';
import { noFacts, type Facts } from './facts.ts';
import type { Model } from '../statechart-tests/model.ts';
import { approvedTable, pageOf } from './page.ts';
import { tableOf } from './table.ts';

const unapproved = '(not approved yet)';
const linesShown = 10;

/** What is said about a machine beyond the machine itself. */
export type FactsOf = (model: Model) => Facts;

const nothingKnown: FactsOf = () => noFacts;

/**
 * Writes the pages and pictures of all machines. The approved tables stay as they are, unless `approve` takes over what the
 * machines do now.
 */
export async function writePages(
  folder: string,
  models: readonly Model[],
  approve: boolean,
  factsOf: FactsOf = nothingKnown,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const files = await filesFor(folder, models, approve, factsOf);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

/** What is wrong in the folder, a line each: stale pages, and tables that differ from what the machine does. */
export async function findStale(
  folder: string,
  models: readonly Model[],
  factsOf: FactsOf = nothingKnown,
): Promise<string[]> {
  const files = await filesFor(folder, models, false, factsOf);
  const stale = [...files]
    .filter(([name, text]) => read(folder, name) !== text)
    .map(([name]) => `${name} is not current: run "npm run charts"`);
  const left = existsSync(folder) ? readdirSync(folder).filter((name) => !files.has(name)) : [];
  return [
    ...stale,
    ...left.map((name) => `${name} belongs to no machine: run "npm run charts"`),
    ...models.flatMap((model) => differences(folder, model)),
  ];
}

async function filesFor(
  folder: string,
  models: readonly Model[],
  approve: boolean,
  factsOf: FactsOf,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const model of models) {
    const { machine } = model;
    const page = `${machine.id}.md`;
    const table = approve ? tableOf(model) : (approvedTable(read(folder, page)) ?? unapproved);
    files.set(page, pageOf(model, table, factsOf(model)));
    files.set(`${machine.id}.svg`, await toSvg(machine));
  }
  return files;
}

/** Writes each machine's definition as JSON, for editors, and its chart as Mermaid into a folder. */
export function writeDefinitions(folder: string, models: readonly Model[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { machine } of models) {
    writeFileSync(join(folder, `${machine.id}.json`), definitionOf(machine));
    writeFileSync(join(folder, `${machine.id}.mmd`), `${toMermaid(machine)}\n`);
  }
}

/** Rows that the machine has and nobody approved (+), and rows that were approved and are gone (-). */
function differences(folder: string, model: Model): string[] {
  const { id } = model.machine;
  const approved = (approvedTable(read(folder, `${id}.md`)) ?? unapproved).split('\n');
  const actual = tableOf(model).split('\n');
  const rows = [
    ...actual.filter((row) => !approved.includes(row)).map((row) => `+ ${row}`),
    ...approved.filter((row) => !actual.includes(row)).map((row) => `- ${row}`),
  ];
  const lines = rows.map(
    (row) => `${id}.md, to be read and approved by "npm run charts -- --approve": ${row}`,
  );
  const more = lines.length - linesShown;
  return more > 0 ? [...lines.slice(0, linesShown), `${id}.md: and ${more} more rows`] : lines;
}

/** Git may have checked the text out with other line ends. */
function read(folder: string, name: string): string {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
}
