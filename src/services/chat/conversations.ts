import * as chat from '../../../contract/chat.ts';
import * as rooms from '../../../contract/room.ts';
import type { FoundRoom } from '../../machines/chat/chat.types.ts';
import type { PageRequest } from '../../machines/chat/older-messages.types.ts';
import type { Drafts } from './drafts.ts';
import type { Http } from '../http/http.ts';
import type { TabDrafts } from './tab-drafts.ts';

/** How many messages a page of history has. */
const pageSize = 50;

interface WantedRoom {
  readonly userId: string;
  readonly roomId: string | null;
  readonly mateId: string | null;
}

/** Rooms, their history and the end of a reply. Every function rejects with an `ApiError`. */
export const createConversations = ({
  call,
  drafts,
  tabDrafts,
}: {
  readonly call: Http['call'];
  readonly drafts: Pick<Drafts, 'readUnsent'>;
  readonly tabDrafts: Pick<TabDrafts, 'open'>;
}) => {
  const fetchMessages = (
    { roomId, before, limit = pageSize }: PageRequest,
    signal: AbortSignal,
  ): Promise<rooms.RoomInfo> => {
    const place = before === null ? {} : { before: String(before) };
    return call(rooms.roomInfo, { roomId, limit: String(limit), ...place }, signal);
  };

  return {
    fetchMessages,

    /** Opens a room with what the browser stored for it. Given a mate, it only resolves the room's id. */
    async open({ userId, roomId, mateId }: WantedRoom, signal: AbortSignal): Promise<FoundRoom> {
      if (roomId === null) {
        const room = await call(rooms.createRoom, { mateId: mateId ?? '' }, signal);
        return { roomId: room.roomId, opened: null };
      }
      const thread = { userId, roomId };
      const [info, draft] = await Promise.all([
        fetchMessages({ roomId, before: null }, signal),
        tabDrafts.open(thread),
      ]);
      return { roomId, opened: { info, draft, unsent: drafts.readUnsent(thread) } };
    },

    stopReply: (replyId: string, signal: AbortSignal): Promise<rooms.Message> =>
      call(chat.stop, { replyId }, signal),
  };
};

export type Conversations = ReturnType<typeof createConversations>;
