import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { savedListMachine } from './saved-list.machine.ts';

export type SavedListActor = ActorRefFrom<typeof savedListMachine>;

type Snapshot = SnapshotFrom<typeof savedListMachine>;

export const selectItems = (snapshot: Snapshot) => snapshot.context.items;
export const selectIsEmpty = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('ready') && snapshot.context.items.length === 0;
