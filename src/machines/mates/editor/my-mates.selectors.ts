import type { SnapshotFrom } from 'xstate';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import type { myMatesMachine } from './my-mates.machine.ts';

type Snapshot = SnapshotFrom<typeof myMatesMachine>;

/** The mate to delete. */
export const selectSelected = ({ context }: Snapshot): OwnMate | null =>
  context.mates.find(({ mateId }) => mateId === context.selectedId) ?? null;
