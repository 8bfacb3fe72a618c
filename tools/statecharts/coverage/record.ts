/** The transitions that a test run has taken, stored in a file for a later report. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The takers of transitions: stories, walks over every edge, tours through the built page in a browser. */
export const takers = ['story', 'walk', 'tour'] as const;
export type Taker = (typeof takers)[number];

/** Returns what a test file takes transitions by. */
export function takerOf(file: string): Taker {
  if (file.endsWith('.tour.spec.ts')) return 'tour';
  return /\/(walks\.long|properties)\.test\.ts$/.test(file) ? 'walk' : 'story';
}

export interface TakenRecord {
  readonly taker: Taker;
  /** The test file, relative to the project, with forward slashes. */
  readonly file: string;
  /** The time of the run, in milliseconds since 1970. */
  readonly at: number;
  /** The names of the transitions, created by `transitionName`. */
  readonly taken: readonly string[];
}

/** Stores a record in a folder, and replaces an earlier one with the same name. */
export function writeRecord(folder: string, name: string, record: TakenRecord): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replaceAll(/[^\w.-]+/g, '-')}.json`), JSON.stringify(record));
}

/** Returns all records of a folder; none if nothing was run. */
export function readRecords(folder: string): TakenRecord[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): TakenRecord => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** The folder of a project's records, which git should ignore. */
export function recordsFolder(root: string): string {
  return join(root, 'test-results', 'behaviour');
}
