import type { Failure } from '../failure.ts';

/** What a machine that imports one file says of its states. */
export type FileImportTag = 'reading' | 'sending' | 'unsent' | 'refused';

interface Snapshot<Problem> {
  readonly hasTag: (tag: FileImportTag) => boolean;
  readonly context: { readonly problem: Problem; readonly failure: Failure | null };
}

export const selectIsReading = (snapshot: Snapshot<unknown>): boolean => snapshot.hasTag('reading');
export const selectIsSending = (snapshot: Snapshot<unknown>): boolean => snapshot.hasTag('sending');
/** Whether the file cannot be imported; another one may be. */
export const selectIsRefused = (snapshot: Snapshot<unknown>): boolean => snapshot.hasTag('refused');
/** Whether the same file can be sent again. */
export const selectIsUnsent = (snapshot: Snapshot<unknown>): boolean => snapshot.hasTag('unsent');
/** Why the file was refused before it was sent. */
export const selectProblem = <Problem>({ context }: Snapshot<Problem>): Problem => context.problem;
export const selectFailure = ({ context }: Snapshot<unknown>): Failure | null => context.failure;
