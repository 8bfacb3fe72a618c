import type { SnapshotFrom } from 'xstate';
import type { behindChatMachine } from './behind-chat.machine.ts';

type Snapshot = SnapshotFrom<typeof behindChatMachine>;

/** The index of the step that is shown. */
export const selectPosition = (snapshot: Snapshot): number => {
  const last = snapshot.context.life.steps.length - 1;
  return snapshot.hasTag('live') ? last : Math.min(snapshot.context.position, last);
};
