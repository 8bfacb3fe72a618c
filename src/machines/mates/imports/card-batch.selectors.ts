import type { SnapshotFrom } from 'xstate';
import type { cardBatchMachine } from './card-batch.machine.ts';
import { isAge, maxFiles, type BatchFile } from './card-batch.reducers.ts';

export { maxFiles };

export const selectIsAge = ({ context }: SnapshotFrom<typeof cardBatchMachine>) => isAge(context.age);

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
