import type { Room } from '../../../contract/room.ts';
import type { RecentChatsContext } from './recent-chats.types.ts';

interface Args {
  readonly context: RecentChatsContext;
}

type Change = Partial<RecentChatsContext>;

const isSelected =
  ({ selectedId }: RecentChatsContext) =>
  ({ roomId }: Room): boolean =>
    roomId === selectedId;
const isNotSelected =
  ({ selectedId }: RecentChatsContext) =>
  ({ roomId }: Room): boolean =>
    roomId !== selectedId;

/** Whether the room is one of these. */
export const includesRoom = (rooms: readonly Room[], { roomId }: { roomId: string }): boolean =>
  rooms.some((room) => room.roomId === roomId);

/** The selected room no longer exists. */
export const dropSelected = ({ context }: Args): Change => ({
  rooms: context.rooms.filter(isNotSelected(context)),
});

/** The selected room was deleted, and can be restored. */
export const moveSelectedToRemoved = ({ context }: Args): Change => ({
  rooms: context.rooms.filter(isNotSelected(context)),
  removed: [...context.rooms.filter(isSelected(context)), ...context.removed],
});

/** The deleted room was restored. */
export const addRestored = ({ context }: Args, { room }: { room: Room }): Change => ({
  rooms: [...context.rooms, room].toSorted((one, other) => other.updatedAt - one.updatedAt),
  removed: context.removed.filter(({ roomId }) => roomId !== room.roomId),
});

/** The selected room can no longer be restored. */
export const removeExpired = ({ context }: Args): Change => ({
  removed: context.removed.filter(isNotSelected(context)),
});

/** The room has changed. */
export const replaceRoom = ({ context }: Args, { room }: { room: Room }): Change => ({
  rooms: context.rooms.map((one) => (one.roomId === room.roomId ? room : one)),
});
