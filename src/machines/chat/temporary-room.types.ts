import type { ParentRef } from '../shared/parent-ref.ts';
import type { RoomRefreshReport } from './history/room-refresh.types.ts';

/** A room of which nothing is stored once it has ended. */
export interface TemporaryRoom {
  readonly roomId: string;
}

export interface TemporaryRoomInput extends TemporaryRoom {
  readonly parentRef: ParentRef<Extract<RoomRefreshReport, { type: 'room.missing' }>>;
}

/** The user ends the room: its messages are deleted at once. */
export interface TemporaryRoomEvent {
  readonly type: 'room.end';
}
