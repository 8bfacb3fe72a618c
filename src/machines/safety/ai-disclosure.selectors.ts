import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { aiDisclosureMachine } from './ai-disclosure.machine.ts';

export type AiDisclosureActor = ActorRefFrom<typeof aiDisclosureMachine>;

type Snapshot = SnapshotFrom<typeof aiDisclosureMachine>;

export const selectHasNotice = (snapshot: Snapshot) => snapshot.hasTag('notice');
export const selectHasBreak = (snapshot: Snapshot) => snapshot.hasTag('break');

/** The session's length so far, in whole minutes of use; null before anything was counted. */
export const selectMinutes = ({ context }: Snapshot) =>
  context.startedAt === 0 ? null : Math.floor(context.used / 60_000);
