import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import type { myMatesMachine } from './my-mates.machine.ts';

export type MyMatesActor = ActorRefFrom<typeof myMatesMachine>;

type Snapshot = SnapshotFrom<typeof myMatesMachine>;

export const selectMates = ({ context }: Snapshot) => context.mates;
export const selectLimit = ({ context }: Snapshot) => context.limit;
export const selectOpenId = ({ context }: Snapshot) => context.openId;
export const selectDeletion = ({ children }: Snapshot) => children.deleteMate;

export const selectExport = ({ children }: Snapshot) => children.exportCard;

/** The mate to delete. */
export const selectSelected = ({ context }: Snapshot): OwnMate | null =>
  context.mates.find(({ mateId }) => mateId === context.selectedId) ?? null;
