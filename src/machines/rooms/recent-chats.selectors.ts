import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Room } from '../../../contract/room.ts';
import type { CommandActor } from '../shared/commands/command.ts';
import type { recentChatsMachine } from './recent-chats.machine.ts';
import type { RoomCommand } from './recent-chats.types.ts';

export type RecentChatsActor = ActorRefFrom<typeof recentChatsMachine>;

type Snapshot = SnapshotFrom<typeof recentChatsMachine>;

export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.hasTag('empty');
export const selectRemoved = (snapshot: Snapshot): readonly Room[] => snapshot.context.removed;
/** The command of this type for the room; undefined where the user did not ask for it. */
export const selectCommand =
  (type: RoomCommand['type'], roomId: string) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === `${type}.${roomId}`);
/** Whether the host has an archive: one that restores conversations does. */
export const selectHasArchive = (snapshot: Snapshot): boolean => snapshot.context.canUndo;
export const selectRooms = (snapshot: Snapshot): readonly Room[] => snapshot.context.rooms;
/** Whether this browser has a draft or a message for the room that was not sent. */
export const selectIsUnsent =
  (roomId: string) =>
  ({ context }: Snapshot): boolean =>
    context.unsent.includes(roomId);
/** The search in the messages, supervised. */
export const selectMessageSearch = ({ children }: Snapshot) => children.messageSearch;
/** The import of a conversation, supervised. */
export const selectRoomImport = ({ children }: Snapshot) => children.roomImport;
export const selectDeletion = (snapshot: Snapshot) => snapshot.children.deleteRoom;

/** The room whose deletion is to be confirmed. */
export const selectSelected = ({ context }: Snapshot): Room | null =>
  context.rooms.find(({ roomId }) => roomId === context.selectedId) ?? null;
