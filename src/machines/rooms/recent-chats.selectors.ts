import type { SnapshotFrom } from 'xstate';
import type { Room } from '../../../contract/room.ts';
import type { recentChatsMachine } from './recent-chats.machine.ts';

type Snapshot = SnapshotFrom<typeof recentChatsMachine>;

/** Whether this browser has a draft or a message for the room that was not sent. */
export const selectIsUnsent =
  (roomId: string) =>
  ({ context }: Snapshot): boolean =>
    context.unsent.includes(roomId);

/** The room with this id; null where it is not listed. */
export const selectRoom =
  (roomId: string | undefined) =>
  ({ context }: Snapshot): Room | null =>
    context.rooms.find((room) => room.roomId === roomId) ?? null;
