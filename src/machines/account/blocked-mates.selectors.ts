import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CommandActor } from '../shared/commands/command.ts';
import type { blockedMatesMachine } from './blocked-mates.machine.ts';

export type BlockedMatesActor = ActorRefFrom<typeof blockedMatesMachine>;

type Snapshot = SnapshotFrom<typeof blockedMatesMachine>;

export const selectMates = ({ context }: Snapshot) => context.mates;
export const selectIsReady = (snapshot: Snapshot) => snapshot.hasTag('ready');

/** Unblocks this mate; undefined where the user did not ask for it. */
export const selectUnblock =
  (mateId: string) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === `unblock.${mateId}`);
