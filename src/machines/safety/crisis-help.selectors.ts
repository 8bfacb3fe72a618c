import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { crisisHelpMachine } from './crisis-help.machine.ts';

export type CrisisHelpActor = ActorRefFrom<typeof crisisHelpMachine>;

type Snapshot = SnapshotFrom<typeof crisisHelpMachine>;

export const selectRegion = ({ context }: Snapshot) => context.region;

/** Messages up to this place have their lines put away; 0 while none has. */
export const selectClosedAt = ({ context }: Snapshot) => context.closedAt;
