import * as care from '../../../contract/rooms/room-actions.ts';
import { exportRoomFile } from '../../../contract/rooms/room-file.ts';
import * as rooms from '../../../contract/rooms/room.ts';
import type { ExportCommand, ExportedRoom } from '../../machines/rooms/room-actions.reducers.ts';
import { isUnsupported, toFailure } from '../../machines/shared/failure.ts';
import type { OrphanedTexts, UnsentText } from '../../machines/rooms/recent-chats.reducers.ts';
import { answerOrCopy } from '../offline/answer-or-copy.ts';
import type { RoomCopies } from '../offline/room-copies.ts';
import type { Drafts } from './drafts.ts';
import { fetchCompanion } from '../companion-file/fetch-companion.ts';
import type { Services } from '../shared/services.ts';

/** The conversations, and those that were deleted a moment ago and can be restored. */
export interface ListedRooms {
  readonly rooms: readonly rooms.Room[];
  readonly removed: readonly rooms.Room[];
  /** Whether the host can restore a deleted one for a while. */
  readonly canUndo: boolean;
  /** What this browser has not sent, at most one text for each room. */
  readonly unsent: readonly UnsentText[];
  /** The texts in this browser for rooms that another one has deleted. */
  readonly orphaned: readonly OrphanedTexts[];
}

/** The list of the user's conversations. The drafts of a deleted one are removed once it cannot be restored. */
export const createRooms = (
  { call, http }: Pick<Services, 'call' | 'http'>,
  drafts: Pick<
    Drafts,
    'forgetRoom' | 'forgetRoomLater' | 'cancelRoomRemoval' | 'removeExpired' | 'unsentTexts' | 'readOrphaned'
  >,
  userId: () => string,
  copies: Pick<RoomCopies, 'keepList' | 'findList'>,
) => {
  const refresh = async (signal: AbortSignal): Promise<ListedRooms> => {
    const answer = await call(rooms.roomList, {}, signal);
    copies.keepList(answer);
    drafts.removeExpired(userId(), Date.now());
    return toListed(answer, drafts, userId());
  };

  const fetchListed = async (signal: AbortSignal) => ({ ...(await refresh(signal)), isCopy: false });

  /** It does not know the newest rooms, whose texts would seem to be of deleted ones. */
  const findCopy = async () => {
    const copy = await copies.findList();
    return copy === null ? null : { ...toListed(copy, drafts, userId()), orphaned: [], isCopy: true };
  };

  return {
    /** Where the server does not answer, the copy that this browser has. */
    list: (signal: AbortSignal): Promise<ListedRooms & { readonly isCopy: boolean }> =>
      answerOrCopy(fetchListed(signal), findCopy),

    /** Sorted by the last message, the newest first. */
    refresh,

    /** Whether the host can restore the room for a limited time. */
    async remove(roomId: string, signal: AbortSignal): Promise<boolean> {
      const left = await call(rooms.deleteRoom, { roomId, undo: '1' }, signal);
      const thread = { userId: userId(), roomId };
      if (left === null) drafts.forgetRoom(thread);
      else drafts.forgetRoomLater(thread, left.until);
      return left !== null;
    },

    /** Discards what this browser stores for the room. */
    discardTexts: (roomId: string): void => drafts.forgetRoom({ userId: userId(), roomId }),

    archive: (
      { roomId, archived }: { roomId: string; archived: boolean },
      signal: AbortSignal,
    ): Promise<rooms.Room> => call(care.archiveRoom, { roomId, archived }, signal),

    rename: (
      { roomId, title }: { roomId: string; title: string },
      signal: AbortSignal,
    ): Promise<rooms.Room> => call(care.renameRoom, { roomId, title }, signal),

    exportRoom: (command: ExportCommand, signal: AbortSignal): Promise<ExportedRoom> =>
      exportRoom({ call, http }, command, signal),

    async restore(roomId: string, signal: AbortSignal): Promise<rooms.Room> {
      const room = await call(care.restoreRoom, { roomId }, signal);
      drafts.cancelRoomRemoval({ userId: userId(), roomId });
      return room;
    },
  };
};

const toListed = (
  { rooms: listed, removed: deleted }: rooms.RoomList,
  drafts: Pick<Drafts, 'unsentTexts' | 'readOrphaned'>,
  userId: string,
): ListedRooms => {
  const removed = (deleted ?? []).map(({ room }) => room);
  const known = [...listed, ...removed].map(({ roomId }) => roomId);
  return {
    rooms: listed.toSorted((one, other) => other.updatedAt - one.updatedAt),
    removed,
    canUndo: deleted !== undefined,
    unsent: drafts.unsentTexts(userId),
    orphaned: drafts.readOrphaned(userId, known),
  };
};

async function exportRoom(
  { call, http }: Pick<Services, 'call' | 'http'>,
  { roomId, form }: ExportCommand,
  signal: AbortSignal,
): Promise<ExportedRoom> {
  if (form === 'mates') {
    return { form, file: await fetchCompanion(http, { roomId }, signal) };
  }
  if (form === 'json') {
    try {
      const room = await call(exportRoomFile, { roomId }, signal);
      return { form, mateId: room.mate.mateId, room };
    } catch (error) {
      if (!isUnsupported(toFailure(error))) throw error;
    }
  }
  const room = await call(care.exportRoom, { roomId }, signal);
  return { form, mateId: room.room.mate.mateId, room };
}

export type RoomsService = ReturnType<typeof createRooms>;
