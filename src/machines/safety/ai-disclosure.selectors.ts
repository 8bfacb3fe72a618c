import type { SnapshotFrom } from 'xstate';
import type { aiDisclosureMachine } from './ai-disclosure.machine.ts';

type Snapshot = SnapshotFrom<typeof aiDisclosureMachine>;

/** The usage of this session, in minutes; null before any was counted. */
export const selectMinutes = ({ context }: Snapshot) =>
  context.startedAt === 0 ? null : Math.floor(context.used / 60_000);
