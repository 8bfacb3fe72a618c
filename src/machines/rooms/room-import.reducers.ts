import type { RoomFileProblem } from './room-import.types.ts';

const problems: readonly unknown[] = [
  'large',
  'damaged',
  'encoding',
  'newer',
  'long',
  'text',
] satisfies RoomFileProblem[];

const isProblem = (value: unknown): value is RoomFileProblem => problems.includes(value);

/** Returns why a file was refused. One that could not be read for any other reason counts as damaged. */
export const toProblem = (error: unknown): RoomFileProblem =>
  typeof error === 'object' && error !== null && 'problem' in error && isProblem(error.problem)
    ? error.problem
    : 'damaged';
