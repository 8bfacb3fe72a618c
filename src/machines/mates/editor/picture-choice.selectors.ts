import type { SnapshotFrom } from 'xstate';
import type { pictureChoiceMachine } from './picture-choice.machine.ts';

type Snapshot = SnapshotFrom<typeof pictureChoiceMachine>;

/** How much was sent, from 0 to 1; null while nothing is sent. */
export const selectShare = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('uploading') ? snapshot.context.share : null;
