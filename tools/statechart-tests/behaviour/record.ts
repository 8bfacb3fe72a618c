/** Which transitions one run of tests has taken, kept in a file until a report is asked for. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who takes transitions: stories told by hand, walks over every edge, tours through the built page in a browser. */
export const takers = ['story', 'walk', 'tour'] as const;
export type Taker = (typeof takers)[number];

export interface TakenRecord {
  readonly taker: Taker;
  /** The test file, relative to the project, with forward slashes. */
  readonly file: string;
  /** When it was run, in milliseconds since 1970. */
  readonly at: number;
  /** Names of the transitions, as `transitionName` makes them. */
  readonly taken: readonly string[];
}

/** Keeps a record in a folder, in place of an earlier one of the same name. */
export function writeRecord(folder: string, name: string, record: TakenRecord): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replaceAll(/[^\w.-]+/g, '-')}.json`), JSON.stringify(record));
}

/** All records of a folder; none where nothing was run. */
export function readRecords(folder: string): TakenRecord[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): TakenRecord => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Where the records of this project lie. Not part of the repository. */
export function recordsFolder(root: string): string {
  return join(root, 'test-results', 'behaviour');
}
