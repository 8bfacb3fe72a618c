import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { importMachine } from './import.machine.ts';
import { hasChosen } from './import.reducers.ts';
import type { pastImportsMachine } from './past-imports.machine.ts';

export type ImportActor = ActorRefFrom<typeof importMachine>;
export type PastImportsActor = ActorRefFrom<typeof pastImportsMachine>;

type Snapshot = SnapshotFrom<typeof importMachine>;
type PastSnapshot = SnapshotFrom<typeof pastImportsMachine>;

/** Whether files can be chosen. */
export const selectIsChoosing = (snapshot: Snapshot): boolean => snapshot.hasTag('choosing');
/** The name of the state. */
export const selectStep = ({ value }: Snapshot) => value;
export const selectPreview = ({ context }: Snapshot) => context.preview;
export const selectExcluded = ({ context }: Snapshot) => context.excluded;
export const selectMates = ({ context }: Snapshot) => context.mates;
export const selectProgress = ({ context }: Snapshot) => context.progress;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectHasChosen = ({ context }: Snapshot): boolean => hasChosen(context);
/** The imports that can be undone, supervised. */
export const selectPastImports = ({ children }: Snapshot) => children.pastImports;

export const selectImports = ({ context }: PastSnapshot) => context.imports;
/** How much stays of the import that was undone last; null where none was. */
export const selectRetained = ({ context }: PastSnapshot) => context.retained;
/** The actor that asks whether to undo an import; undefined while it does not. */
export const selectUndo = ({ children }: PastSnapshot) => children.undoImport;
