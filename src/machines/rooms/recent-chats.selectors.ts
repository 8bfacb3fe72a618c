import type { SnapshotFrom } from 'xstate';
import type { Room } from '../../../contract/rooms/room.ts';
import type { recentChatsMachine } from './recent-chats.machine.ts';
import type { UnsentText } from './recent-chats.reducers.ts';

type Snapshot = SnapshotFrom<typeof recentChatsMachine>;

/** The message or draft for the room that this browser has not sent; null for none. */
export const selectUnsent =
  (roomId: string) =>
  ({ context }: Snapshot): UnsentText | null =>
    context.unsent.find((text) => text.roomId === roomId) ?? null;

/** The room with this id; null where it is not listed. */
export const selectRoom =
  (roomId: string | undefined) =>
  ({ context }: Snapshot): Room | null =>
    context.rooms.find((room) => room.roomId === roomId) ?? null;
