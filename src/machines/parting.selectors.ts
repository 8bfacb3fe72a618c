import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { partingMachine } from './parting.machine.ts';

export type PartingActor = ActorRefFrom<typeof partingMachine>;

type Snapshot = SnapshotFrom<typeof partingMachine>;

/** How many texts the question is about; null while nothing is asked. */
export const selectAskedWords = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('asking') ? snapshot.context.count : null;
