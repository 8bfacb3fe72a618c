/** The transitions of each machine as they were last reviewed: a file for each, and what differs from it. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../explorer/model.ts';
import { tableOf } from './table.ts';

const shownRows = 10;
const advice = 'to be read and approved by "npm run charts -- --approve"';

/** Writes the tables of the machines' current behavior, and removes those of machines that are gone. */
export function approveTables(folder: string, models: readonly Model[]): void {
  mkdirSync(folder, { recursive: true });
  const files = new Set(models.map(fileOf));
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  for (const model of models) {
    writeFileSync(join(folder, fileOf(model)), `# ${model.machine.id}\n\n${tableOf(model)}\n`);
  }
}

/** Returns where tables differ from the behavior of the machines, and tables of no machine, one line each. */
export function findUnapproved(folder: string, models: readonly Model[]): string[] {
  const files = new Set(models.map(fileOf));
  const left = existsSync(folder) ? readdirSync(folder).filter((name) => !files.has(name)) : [];
  return [
    ...models.flatMap((model) => {
      const path = join(folder, fileOf(model));
      const rows = differences(model, existsSync(path) ? readFileSync(path, 'utf8') : '');
      const lines = rows.slice(0, shownRows).map((row) => `${fileOf(model)}, ${advice}: ${row}`);
      const more = rows.length - lines.length;
      return more > 0 ? [...lines, `${fileOf(model)}: and ${more} more rows`] : lines;
    }),
    ...left.map((name) => `${name} belongs to no machine, ${advice}`),
  ];
}

/** Returns the rows that the machine has without approval (+), and the approved rows that it no longer has (-). */
export function differences(model: Model, text: string): string[] {
  const approved = rowsOf(text);
  const actual = tableOf(model).split('\n');
  return [
    ...actual.filter((row) => !approved.includes(row)).map((row) => `+ ${row}`),
    ...approved.filter((row) => !actual.includes(row)).map((row) => `- ${row}`),
  ];
}

/** Returns the lines of the table in a file. Git may have checked it out with other line endings. */
export const rowsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((line) => line.startsWith('|'));

const fileOf = ({ machine }: Model): string => tableFileOf(machine.id);

/** Returns the name of the file with the table of a machine, which is in kebab case as all files. */
export const tableFileOf = (id: string): string =>
  `${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;
