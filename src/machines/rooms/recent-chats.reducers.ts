import type { Room } from '../../../contract/room.ts';
import type { Toast } from '../shared/toast.ts';
import type { RecentChatsContext, RoomChange } from './recent-chats.types.ts';

const without = (rooms: readonly Room[], roomId: string): readonly Room[] =>
  rooms.filter((room) => room.roomId !== roomId);

/** Whether the room is one of these. */
export const includesRoom = (rooms: readonly Room[], { roomId }: { roomId: string }): boolean =>
  rooms.some((room) => room.roomId === roomId);

/** Returns the lists after the server has changed a room. */
export function applyChange(
  { context: { rooms, removed } }: { readonly context: RecentChatsContext },
  change: RoomChange,
): Partial<RecentChatsContext> {
  switch (change.type) {
    case 'room.removed': {
      const deleted = change.canBeRestored ? rooms.filter(({ roomId }) => roomId === change.roomId) : [];
      return { rooms: without(rooms, change.roomId), removed: [...deleted, ...removed] };
    }
    case 'room.restored': {
      const { room } = change;
      return {
        rooms: [...without(rooms, room.roomId), room].toSorted((a, b) => b.updatedAt - a.updatedAt),
        removed: without(removed, room.roomId),
      };
    }
    case 'room.expired':
      return { removed: without(removed, change.roomId) };
    default:
      return { rooms: rooms.map((one) => (one.roomId === change.room.roomId ? change.room : one)) };
  }
}

/** Returns the toast of a change. */
export function toastOf(change: RoomChange): Toast {
  switch (change.type) {
    case 'room.removed':
      return { key: 'roomDeleted' };
    case 'room.restored':
      return { key: 'roomRestored' };
    case 'room.expired':
      return { key: 'roomNotChanged', error: change.error };
    default:
      return { key: change.room.archived === true ? 'roomArchived' : 'roomUnarchived' };
  }
}

/** The confirmed deletion: the host cannot restore it. */
export const removalOf = ({ selectedId }: RecentChatsContext): RoomChange => ({
  type: 'room.removed',
  roomId: selectedId,
  canBeRestored: false,
});
