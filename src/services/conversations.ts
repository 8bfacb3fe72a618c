import * as chat from '../../contract/chat.ts';
import * as rooms from '../../contract/room.ts';
import type { FoundRoom } from '../machines/chat.types.ts';
import type { Drafts } from './drafts.ts';
import type { Http } from './http.ts';

/** How many messages a page of history has. */
const pageSize = '50';

interface WantedRoom {
  readonly userId: string;
  readonly roomId: string | null;
  readonly mateId: string | null;
}

/** Rooms, their history and the end of a reply. Every function rejects with an `ApiError`. */
export const createConversations = ({
  call,
  drafts,
}: {
  readonly call: Http['call'];
  readonly drafts: Drafts;
}) => {
  const readPage = (
    { roomId, before }: { readonly roomId: string; readonly before: number | null },
    signal: AbortSignal,
  ): Promise<rooms.RoomInfo> => {
    const place = before === null ? {} : { before: String(before) };
    return call(rooms.roomInfo, { roomId, limit: pageSize, ...place }, signal);
  };

  return {
    readPage,

    /** Opens a room with what the browser keeps for it; asked by mate, it only finds the room out. */
    async open({ userId, roomId, mateId }: WantedRoom, signal: AbortSignal): Promise<FoundRoom> {
      if (roomId === null) {
        const room = await call(rooms.createRoom, { mateId: mateId ?? '' }, signal);
        return { roomId: room.roomId, opened: null };
      }
      const info = await readPage({ roomId, before: null }, signal);
      const desk = { userId, roomId };
      return { roomId, opened: { info, draft: drafts.readDraft(desk), unsent: drafts.readUnsent(desk) } };
    },

    stopReply: (replyId: string, signal: AbortSignal): Promise<rooms.Message> =>
      call(chat.stop, { replyId }, signal),
  };
};

export type Conversations = ReturnType<typeof createConversations>;
