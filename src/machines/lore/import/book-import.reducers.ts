import type { BookFileProblem } from './book-import.types.ts';

const problems: readonly unknown[] = [
  'large',
  'unreadable',
  'encoding',
  'damaged',
] satisfies BookFileProblem[];

const isProblem = (value: unknown): value is BookFileProblem => problems.includes(value);

/** Returns why a file was refused, from the error of reading it. */
export const toProblem = (error: unknown): BookFileProblem =>
  typeof error === 'object' && error !== null && 'reason' in error && isProblem(error.reason)
    ? error.reason
    : 'unreadable';
