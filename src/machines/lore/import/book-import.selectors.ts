import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bookImportMachine } from './book-import.machine.ts';

export type BookImportActor = ActorRefFrom<typeof bookImportMachine>;

export const selectReport = ({ context }: SnapshotFrom<typeof bookImportMachine>) => context.report;
