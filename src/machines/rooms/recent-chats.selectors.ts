import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Room } from '../../../contract/room.ts';
import type { recentChatsMachine } from './recent-chats.machine.ts';
import type { OrphanedTexts } from './recent-chats.reducers.ts';

export type RecentChatsActor = ActorRefFrom<typeof recentChatsMachine>;

type Snapshot = SnapshotFrom<typeof recentChatsMachine>;

export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.hasTag('empty');
export const selectRemoved = (snapshot: Snapshot): readonly Room[] => snapshot.context.removed;
/** Whether the host has an archive: one that restores conversations does. */
export const selectHasArchive = (snapshot: Snapshot): boolean => snapshot.context.canUndo;
export const selectRooms = (snapshot: Snapshot): readonly Room[] => snapshot.context.rooms;
/** The texts in this browser of conversations that another one has deleted. */
export const selectOrphaned = (snapshot: Snapshot): readonly OrphanedTexts[] => snapshot.context.orphaned;
/** Whether this browser has a draft or a message for the room that was not sent. */
export const selectIsUnsent =
  (roomId: string) =>
  ({ context }: Snapshot): boolean =>
    context.unsent.includes(roomId);
/** The search in the messages, supervised. */
export const selectMessageSearch = ({ children }: Snapshot) => children.messageSearch;
/** The import of a conversation, supervised. */
export const selectRoomImport = ({ children }: Snapshot) => children.roomImport;
/** The user's actions on the conversations, supervised. */
export const selectRoomActions = ({ children }: Snapshot) => children.roomActions;

/** The room with this id; null where it is not listed. */
export const selectRoom =
  (roomId: string | undefined) =>
  ({ context }: Snapshot): Room | null =>
    context.rooms.find((room) => room.roomId === roomId) ?? null;
