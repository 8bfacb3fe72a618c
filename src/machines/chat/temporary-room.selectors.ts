import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { temporaryRoomMachine } from './temporary-room.machine.ts';

export type TemporaryRoomActor = ActorRefFrom<typeof temporaryRoomMachine>;

type Snapshot = SnapshotFrom<typeof temporaryRoomMachine>;

/** The command that ends the room, while it is under way or was rejected. */
export const selectEnding = ({ children }: Snapshot) => children.endRoom;
