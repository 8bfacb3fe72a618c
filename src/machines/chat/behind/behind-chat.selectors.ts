import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { behindChatMachine } from './behind-chat.machine.ts';
import type { Step } from './behind-chat.types.ts';

export type BehindChatActor = ActorRefFrom<typeof behindChatMachine>;

type Snapshot = SnapshotFrom<typeof behindChatMachine>;

/** Whether there is something to show; false for no part. */
export const selectIsRecorded = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.hasTag('recorded') === true;
/** False if the part has crashed or is not there. */
export const selectIsOpen = (snapshot: Snapshot | undefined): boolean => snapshot?.hasTag('open') === true;
/** Whether the newest step is shown, also once another one is taken. */
export const selectIsLive = (snapshot: Snapshot): boolean => snapshot.hasTag('live');
/** The steps of the newest message so far. */
export const selectSteps = ({ context }: Snapshot): readonly Step[] => context.life.steps;
/** The index of the step that is shown. */
export const selectPosition = (snapshot: Snapshot): number => {
  const last = snapshot.context.life.steps.length - 1;
  return selectIsLive(snapshot) ? last : Math.min(snapshot.context.position, last);
};
