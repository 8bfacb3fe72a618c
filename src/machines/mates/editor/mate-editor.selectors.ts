import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import type { mateEditorMachine } from './mate-editor.machine.ts';

export type MateEditorActor = ActorRefFrom<typeof mateEditorMachine>;

type Snapshot = SnapshotFrom<typeof mateEditorMachine>;

export const selectIsNotFound = (snapshot: Snapshot): boolean => snapshot.hasTag('notFound');
export const selectMateId = ({ context }: Snapshot): string | null => context.mateId;
export const selectForm = ({ children }: Snapshot) => children.mateForm;
export const selectCardBatch = ({ children }: Snapshot) => children.cardBatch;
export const selectList = ({ children }: Snapshot) => children.myMates;

/** The stored name of the mate in the form; null for a new one. */
export const selectName = ({ context: { data, mateId } }: Snapshot): string | null =>
  data?.mates.find((mate) => mate.mateId === mateId)?.name ?? null;

/** The mate that was just saved; null before. */
export const selectSaved = (snapshot: Snapshot): OwnMate | null =>
  snapshot.hasTag('saved') ? snapshot.context.saved : null;
