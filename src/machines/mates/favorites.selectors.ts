import type { SnapshotFrom } from 'xstate';
import type { favoritesMachine } from './favorites.machine.ts';
import { isPending, isShownOn } from './favorites.reducers.ts';

type Snapshot = SnapshotFrom<typeof favoritesMachine>;

export const selectIsOn =
  (id: string) =>
  ({ context }: Snapshot): boolean =>
    isShownOn(context, id);

/** The server has not answered yet. */
export const selectIsPending =
  (id: string) =>
  ({ context }: Snapshot): boolean =>
    isPending(context, id);
