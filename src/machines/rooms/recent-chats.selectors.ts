import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Room } from '../../../contract/room.ts';
import type { recentChatsMachine } from './recent-chats.machine.ts';

export type RecentChatsActor = ActorRefFrom<typeof recentChatsMachine>;

type Snapshot = SnapshotFrom<typeof recentChatsMachine>;

export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.hasTag('empty');
export const selectRemoved = (snapshot: Snapshot): readonly Room[] => snapshot.context.removed;
/** Whether one of the conversations is being deleted or archived. */
export const selectIsChanging = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('deleting') || snapshot.hasTag('archiving');
/** Whether the host has an archive: one that restores conversations does. */
export const selectHasArchive = (snapshot: Snapshot): boolean => snapshot.context.canUndo;
export const selectIsRestoring = (snapshot: Snapshot): boolean => snapshot.hasTag('restoring');
export const selectRooms = (snapshot: Snapshot): readonly Room[] => snapshot.context.rooms;
/** Whether this browser has a draft or a message for the room that was not sent. */
export const selectIsUnsent =
  (roomId: string) =>
  ({ context }: Snapshot): boolean =>
    context.unsent.includes(roomId);
/** The search; undefined after it has crashed. */
export const selectMessageSearch = ({ children }: Snapshot) => children.messageSearch;
/** The import of a conversation; undefined after it has crashed. */
export const selectRoomImport = ({ children }: Snapshot) => children.roomImport;
export const selectDeletion = (snapshot: Snapshot) => snapshot.children.deleteRoom;

/** The room that is being deleted, restored or archived. */
export const selectSelected = ({ context }: Snapshot): Room | null =>
  context.rooms.find(({ roomId }) => roomId === context.selectedId) ?? null;
