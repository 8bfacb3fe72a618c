import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cardBatchMachine } from './card-batch.machine.ts';
import { isAge, maxFiles, type BatchFile } from './card-batch.reducers.ts';

export { maxFiles };

export type CardBatchActor = ActorRefFrom<typeof cardBatchMachine>;

type Snapshot = SnapshotFrom<typeof cardBatchMachine>;

export const selectFiles = ({ context }: Snapshot) => context.files;
export const selectSurplus = ({ context }: Snapshot) => context.surplus;
export const selectAge = ({ context }: Snapshot) => context.age;
export const selectUsesPictures = ({ context }: Snapshot) => context.usesPictures;
export const selectIsAge = ({ context }: Snapshot) => isAge(context.age);
export const selectIsChoosing = (snapshot: Snapshot): boolean => snapshot.hasTag('choosing');
export const selectIsReady = (snapshot: Snapshot): boolean => snapshot.hasTag('ready');
/** Whether the form is being filled from the only file. */
export const selectIsOffered = (snapshot: Snapshot): boolean => snapshot.hasTag('offered');
/** Whether the files were shared with the app or opened with it. */
export const selectIsReceived = (snapshot: Snapshot): boolean => snapshot.hasTag('received');
export const selectIsShareFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('shareFailed');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.hasTag('paused');
export const selectImport = ({ children }: Snapshot) => children.importCard;

/** How many files have which outcome. `waiting`: none so far. */
export interface Tally {
  readonly imported: number;
  readonly duplicate: number;
  readonly refused: number;
  readonly failed: number;
  readonly waiting: number;
}

export const tallyOf = (files: readonly BatchFile[]): Tally => {
  const tally = { imported: 0, duplicate: 0, refused: 0, failed: 0, waiting: 0 };
  for (const file of files) tally[stateOf(file)] += 1;
  return tally;
};

export const stateOf = ({ outcome, failure }: BatchFile): keyof Tally =>
  failure === null ? (outcome?.kind ?? 'waiting') : 'failed';
