import type { SnapshotFrom } from 'xstate';
import type { CommandActor } from '../shared/commands/command.ts';
import type { blockedMatesMachine } from './blocked-mates.machine.ts';

type Snapshot = SnapshotFrom<typeof blockedMatesMachine>;

/** Unblocks this mate; undefined where the user did not ask for it. */
export const selectUnblock =
  (mateId: string) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === `unblock.${mateId}`);
