import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { temporaryRoomMachine } from './temporary-room.machine.ts';

export type TemporaryRoomActor = ActorRefFrom<typeof temporaryRoomMachine>;

type Snapshot = SnapshotFrom<typeof temporaryRoomMachine>;

/** Whether it can be ended: not while that is under way, or was rejected and can be retried. */
export const selectCanEnd = (snapshot: Snapshot): boolean => snapshot.can({ type: 'room.end' });
/** The command that ends the room, while it is under way or was rejected. */
export const selectEnding = ({ children }: Snapshot) => children.endRoom;
