import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { historyMachine } from './history.machine.ts';

export type HistoryActor = ActorRefFrom<typeof historyMachine>;

/** Whether older messages are there, on their way, or did not come. */
export const selectPlace = ({ value }: SnapshotFrom<typeof historyMachine>) => value;
