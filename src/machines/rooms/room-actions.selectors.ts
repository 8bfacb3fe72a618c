import type { SnapshotFrom } from 'xstate';
import type { CommandActor } from '../shared/commands/command.ts';
import type { roomActionsMachine } from './room-actions.machine.ts';
import { toCommandId, type RoomCommand } from './room-actions.reducers.ts';

type Snapshot = SnapshotFrom<typeof roomActionsMachine> | undefined;

/** The command of this type for the room; undefined where the user did not ask for it. */
export const selectCommand =
  (type: RoomCommand['type'], roomId: string) =>
  (snapshot: Snapshot): CommandActor | undefined =>
    snapshot?.context.commands.find(({ id }) => id === toCommandId({ type, roomId }));
