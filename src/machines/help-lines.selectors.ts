import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { helpLinesMachine } from './help-lines.machine.ts';

export type HelpLinesActor = ActorRefFrom<typeof helpLinesMachine>;

type Snapshot = SnapshotFrom<typeof helpLinesMachine>;

export const selectRegion = ({ context }: Snapshot) => context.region;

/** Messages up to this place have their lines put away; 0 while none has. */
export const selectClosedAt = ({ context }: Snapshot) => context.closedAt;
