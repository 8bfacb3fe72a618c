/** Generates and checks the pages in docs/machines. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { toMermaid } from './mermaid.ts';
import { picturesOf, type Picture } from './pictures.ts';
import { drawSvg } from './svg.ts';
import { definitionOf } from './definition.ts';
import { noFacts, type Facts } from './facts.ts';
import type { Model } from '../statechart-tests/model.ts';
import { approvedTable, pageOf } from './page.ts';
import { tableOf } from './table.ts';

const unapproved = '(not approved yet)';
const linesShown = 10;

/** Facts about a machine that the machine itself does not contain. */
export type FactsOf = (model: Model) => Facts;

const nothingKnown: FactsOf = () => noFacts;

/**
 * Writes the pages and pictures of all machines. Approved tables do not change, unless `approve` replaces them with the
 * machines' current behavior.
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

/**
 * Returns the problems of the folder, one line each: outdated pages, and tables that differ from the machine's
 * behavior.
 */
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
    ...findUnapproved(folder, models),
  ];
}

/** Returns where tables differ from the machine's behavior. Unlike `findStale` it draws nothing, so it is fast. */
export function findUnapproved(folder: string, models: readonly Model[]): string[] {
  return models.flatMap((model) => differences(folder, model));
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
    const facts = factsOf(model);
    const parts = await drawn(machine, facts);
    files.set(page, pageOf(model, table, facts, parts));
    for (const { root, layout } of parts) files.set(`${root.id}.svg`, drawSvg(root.id, layout));
  }
  return files;
}

/** Computing a layout is slow, and the same machine is drawn when its page is written and when it is checked. */
const pictures = new WeakMap<AnyStateMachine, Promise<Picture[]>>();

function drawn(machine: AnyStateMachine, { eventsOf }: Facts): Promise<Picture[]> {
  const known = pictures.get(machine) ?? picturesOf(machine, eventsOf);
  pictures.set(machine, known);
  return known;
}

/** Writes each machine's definition as JSON, for editors, and its chart as Mermaid into a folder. */
export function writeDefinitions(folder: string, models: readonly Model[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { machine } of models) {
    writeFileSync(join(folder, `${machine.id}.json`), definitionOf(machine));
    writeFileSync(join(folder, `${machine.id}.mmd`), `${toMermaid(machine)}\n`);
  }
}

/** Returns the rows that the machine has without approval (+), and the approved rows that it no longer has (-). */
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

/** Git may have checked out the text with other line endings. */
function read(folder: string, name: string): string {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
}
