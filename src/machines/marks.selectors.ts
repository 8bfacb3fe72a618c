import type { SnapshotFrom } from 'xstate';
import type { marksMachine } from './marks.machine.ts';
import { isShownOn } from './marks.rules.ts';

type Snapshot = SnapshotFrom<typeof marksMachine>;

export const selectIsOn =
  (id: string) =>
  ({ context }: Snapshot): boolean =>
    isShownOn(context, id);

/** The server has not answered yet. */
export const selectIsWished =
  (id: string) =>
  ({ context }: Snapshot): boolean =>
    context.wishes.some((wish) => wish.id === id);
