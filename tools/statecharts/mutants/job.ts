/** The files through which the program that runs mutants and its child processes communicate. */
import { appendFileSync, readFileSync } from 'node:fs';

/** Mutants of one machine, tested in sequence. Paths are absolute. */
export interface Job {
  /** The root folder of the project. */
  readonly root: string;
  readonly machine: string;
  /** An empty name means the machine without a fault. */
  readonly mutants: readonly string[];
  /** The files whose code contains faults. */
  readonly code: readonly string[];
  readonly stories: readonly string[];
  readonly model: string | null;
  /** The file of the approved table. */
  readonly table: string | null;
  /** The module that exports the `expectations` of the rules; null for none. */
  readonly expectations: string | null;
  /** The file of the results, one per line. */
  readonly notes: string;
}

/** The test that caught a mutant while it ran; null if none did. */
export type Witness = 'story' | 'walk' | 'table' | null;

export type Note =
  | { readonly kind: 'began'; readonly id: string }
  /** No story caught it: its walks are running. */
  | { readonly kind: 'judged'; readonly id: string }
  | { readonly kind: 'ended'; readonly id: string; readonly by: Witness; readonly how: string };

/** Reads the job that the environment variable names. */
export function givenJob(): Job {
  const job: Job = JSON.parse(readFileSync(process.env['MUTANTS_JOB'] ?? '', 'utf8'));
  return job;
}

export function write({ notes }: Job, note: Note): void {
  appendFileSync(notes, `${JSON.stringify(note)}\n`);
}
