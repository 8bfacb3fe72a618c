import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LoreTest } from '../../../../contract/lorebook-test.ts';
import type { loreTrialMachine } from './lore-trial.machine.ts';

export type LoreTrialActor = ActorRefFrom<typeof loreTrialMachine>;

type Snapshot = SnapshotFrom<typeof loreTrialMachine>;

export const selectBookId = ({ context }: Snapshot): string => context.bookId;
export const selectText = ({ context }: Snapshot): string => context.text;
export const selectResult = ({ context }: Snapshot): LoreTest | null => context.result;
