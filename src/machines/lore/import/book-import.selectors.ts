import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bookImportMachine } from './book-import.machine.ts';

export type BookImportActor = ActorRefFrom<typeof bookImportMachine>;

type Snapshot = SnapshotFrom<typeof bookImportMachine>;

export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.hasTag('reading');
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.hasTag('sending');
/** Whether the file cannot be imported; another one may be. */
export const selectIsRefused = (snapshot: Snapshot): boolean => snapshot.hasTag('refused');
/** Whether the same file can be sent again. */
export const selectIsUnsent = (snapshot: Snapshot): boolean => snapshot.hasTag('unsent');
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectReport = ({ context }: Snapshot) => context.report;
