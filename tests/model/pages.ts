/** Keeps docs/machines in line with the machines. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toSvg } from '../../src/dev/charts/svg.ts';
import type { Model } from './model.ts';
import { approvedTable, pageOf } from './page.ts';
import { tableOf } from './table.ts';

const unapproved = '(not approved yet)';
const linesShown = 10;

/**
 * Writes the pages and pictures of all machines. The approved tables stay as they are, unless `approve` takes over what
 * the machines do now.
 */
export async function writePages(folder: string, models: readonly Model[], approve: boolean): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const files = await filesFor(folder, models, approve);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

/** What is wrong in the folder, a line each: stale pages, and tables that differ from what the machine does. */
export async function findStale(folder: string, models: readonly Model[]): Promise<string[]> {
  const files = await filesFor(folder, models, false);
  const stale = [...files]
    .filter(([name, text]) => read(folder, name) !== text)
    .map(([name]) => `${name} is not current: run "npm run docs"`);
  const left = existsSync(folder) ? readdirSync(folder).filter((name) => !files.has(name)) : [];
  return [
    ...stale,
    ...left.map((name) => `${name} belongs to no machine: run "npm run docs"`),
    ...models.flatMap((model) => differences(folder, model)),
  ];
}

async function filesFor(
  folder: string,
  models: readonly Model[],
  approve: boolean,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const model of models) {
    const { id } = model.machine;
    const table = approve ? tableOf(model) : (approvedTable(read(folder, `${id}.md`)) ?? unapproved);
    files.set(`${id}.md`, pageOf(model, table));
    files.set(`${id}.svg`, await toSvg(model.machine));
  }
  return files;
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
  const lines = rows.map((row) => `${id}.md, to be read and approved by "npm run docs -- --approve": ${row}`);
  const more = lines.length - linesShown;
  return more > 0 ? [...lines.slice(0, linesShown), `${id}.md: and ${more} more rows`] : lines;
}

/** Git may have checked the text out with other line ends. */
function read(folder: string, name: string): string {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
}
