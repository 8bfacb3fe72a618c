import type { SnapshotFrom } from 'xstate';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import type { mateEditorMachine } from './mate-editor.machine.ts';

type Snapshot = SnapshotFrom<typeof mateEditorMachine>;

/** The stored name of the mate in the form; null for a new one. */
export const selectName = ({ context: { data, mateId } }: Snapshot): string | null =>
  data?.mates.find((mate) => mate.mateId === mateId)?.name ?? null;

/** The mate that was just saved; null before. */
export const selectSaved = (snapshot: Snapshot): OwnMate | null =>
  snapshot.hasTag('saved') ? snapshot.context.saved : null;
