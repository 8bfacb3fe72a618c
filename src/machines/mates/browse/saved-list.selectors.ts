import type { SnapshotFrom } from 'xstate';
import type { savedListMachine } from './saved-list.machine.ts';

type Snapshot = SnapshotFrom<typeof savedListMachine>;

export const selectIsEmpty = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('ready') && snapshot.context.items.length === 0;
