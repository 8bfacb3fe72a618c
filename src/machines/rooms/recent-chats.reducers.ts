import type { Room } from '../../../contract/room.ts';
import type { RecentChatsContext } from './recent-chats.types.ts';
import type { RoomChange } from './room-actions.types.ts';

const without = (rooms: readonly Room[], roomId: string): readonly Room[] =>
  rooms.filter((room) => room.roomId !== roomId);

/** Returns the lists after the server has changed a room. */
export function applyChange(
  { context: { rooms, removed, orphaned } }: { readonly context: RecentChatsContext },
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
    case 'room.textsCopied':
      return {};
    case 'room.textsDiscarded':
      return { orphaned: orphaned.filter(({ roomId }) => roomId !== change.roomId) };
    default:
      return { rooms: rooms.map((one) => (one.roomId === change.room.roomId ? change.room : one)) };
  }
}
