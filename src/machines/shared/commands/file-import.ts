import type { Failure } from '../failure.ts';

/** The context that the machines that import one file have in common. */
export interface FileImportContext<Problem> {
  /** Why the file was refused on this page; null where it was not. */
  readonly problem: Problem | null;
  /** Why the server did not import it; null where it was not asked. */
  readonly failure: Failure | null;
}

export type FileImportEvent =
  /** The file is in the input of the page. */
  { readonly type: 'file.choose' } | { readonly type: 'import.retry' } | { readonly type: 'import.close' };

/** The tags of their states. */
export type FileImportTag = 'reading' | 'sending' | 'unsent' | 'refused';

/** Returns why a file was refused: the reason of the error, or another one where that is none of the problems. */
export const toProblem = <Problem>(
  error: unknown,
  problems: readonly Problem[],
  otherwise: NoInfer<Problem>,
): Problem =>
  problems.find((problem) => error instanceof Error && 'reason' in error && error.reason === problem) ??
  otherwise;

interface Snapshot<Problem> {
  readonly hasTag: (tag: FileImportTag) => boolean;
  readonly context: FileImportContext<Problem>;
}

export const selectIsReading = (snapshot: Snapshot<unknown>): boolean => snapshot.hasTag('reading');
export const selectIsSending = (snapshot: Snapshot<unknown>): boolean => snapshot.hasTag('sending');
/** Whether the file cannot be imported; another one may be. */
export const selectIsRefused = (snapshot: Snapshot<unknown>): boolean => snapshot.hasTag('refused');
/** Whether the same file can be sent again. */
export const selectIsUnsent = (snapshot: Snapshot<unknown>): boolean => snapshot.hasTag('unsent');
/** Why the file was refused before it was sent. */
export const selectProblem = <Problem>({ context }: Snapshot<Problem>): Problem | null => context.problem;
export const selectFailure = ({ context }: Snapshot<unknown>): Failure | null => context.failure;
