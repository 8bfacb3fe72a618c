import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { aiDisclosureMachine } from './ai-disclosure.machine.ts';

export type AiDisclosureActor = ActorRefFrom<typeof aiDisclosureMachine>;

type Snapshot = SnapshotFrom<typeof aiDisclosureMachine>;

export const selectHasNotice = (snapshot: Snapshot) => snapshot.hasTag('notice');
export const selectHasBreak = (snapshot: Snapshot) => snapshot.hasTag('break');

/** The usage of this session, in minutes; null before any was counted. */
export const selectMinutes = ({ context }: Snapshot) =>
  context.startedAt === 0 ? null : Math.floor(context.used / 60_000);
