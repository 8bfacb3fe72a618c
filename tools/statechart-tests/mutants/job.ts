/** What the program that runs mutants and the process that tries them say to each other, by files. */
import { appendFileSync, readFileSync } from 'node:fs';

/** Mutants of one machine, to be tried one after the other. Paths are absolute. */
export interface Job {
  readonly machine: string;
  /** An empty name stands for the machine as it is. */
  readonly mutants: readonly string[];
  readonly stories: readonly string[];
  readonly model: string | null;
  /** The page with the approved table. */
  readonly page: string | null;
  /** Where the notes go, a line each. */
  readonly notes: string;
}

/** Who noticed a mutant; null: nobody did. */
export type Witness = 'story' | 'walk' | 'table' | null;

export type Note =
  | { readonly kind: 'began'; readonly id: string }
  /** No story noticed it: it is walked. */
  | { readonly kind: 'judged'; readonly id: string }
  | { readonly kind: 'ended'; readonly id: string; readonly by: Witness; readonly how: string };

/** Reads the job that the environment names. */
export function givenJob(): Job {
  const job: Job = JSON.parse(readFileSync(process.env['MUTANTS_JOB'] ?? '', 'utf8'));
  return job;
}

export function write({ notes }: Job, note: Note): void {
  appendFileSync(notes, `${JSON.stringify(note)}\n`);
}
