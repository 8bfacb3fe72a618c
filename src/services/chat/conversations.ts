import * as chat from '../../../contract/rooms/chat.ts';
import { code } from '../../../contract/envelope.ts';
import { showMessage } from '../../../contract/rooms/message-actions.ts';
import * as rooms from '../../../contract/rooms/room.ts';
import type { FoundRoom, WantedRoom } from '../../machines/chat/chat.reducers.ts';
import type { OpenedRoom } from '../../machines/chat/conversation.types.ts';
import type { PageRequest } from '../../machines/chat/history/older-messages.machine.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import type { Http } from '../http/http.ts';
import { answerOrCopy, patience } from '../offline/answer-or-copy.ts';
import type { RoomCopies } from '../offline/room-copies.ts';
import type { TabDrafts } from './tab-drafts.ts';
import type { UnsentOwners } from './unsent-owners.ts';

/** How many messages a page of history has. */
const pageSize = 50;

/** The largest page that the server sends. */
const largestPage = 100;

interface PlaceInRoom {
  readonly roomId: string;
  /** The message back to which it is read; null for the newest page. */
  readonly messageId: string | null;
  /** Whether a message that cannot be found is a failure; else the newest page is returned. */
  readonly isRequired?: boolean;
}

/** Rooms, their history and the end of a reply. Every function rejects with an `ApiError`. */
export const createConversations = ({
  call,
  drafts,
  tabDrafts,
  copies,
  onLate,
  holdInMemory,
  keepTrial,
}: {
  readonly call: Http['call'];
  readonly drafts: Pick<UnsentOwners, 'readUnsent'>;
  readonly tabDrafts: Pick<TabDrafts, 'open'>;
  readonly copies: Pick<RoomCopies, 'findRoom'>;
  /** Called when the server takes long to send a page. */
  readonly onLate: () => void;
  /** Stores nothing of what is written in this room. */
  readonly holdInMemory: (roomId: string) => void;
  /** Moves what the user said to the mate before they signed in into a room, and returns its id; null where there is nothing. */
  readonly keepTrial: (mateId: string, signal: AbortSignal) => Promise<string | null>;
}) => {
  const fetchMessages = async (
    { roomId, before, limit = pageSize, isCountRequested = false }: PageRequest,
    signal: AbortSignal,
  ): Promise<rooms.RoomInfo> => {
    const place = before === null ? {} : { before: String(before) };
    const count = isCountRequested ? { countOlder: '1' as const } : {};
    const timer = setTimeout(onLate, patience);
    try {
      return await call(rooms.roomInfo, { roomId, limit: String(limit), ...place, ...count }, signal);
    } finally {
      clearTimeout(timer);
    }
  };

  /** Returns the newest page, and where the message is not in it, the branch that has it, back to the message. */
  const fetchBackTo = async (
    { roomId, messageId, isRequired = false }: PlaceInRoom,
    signal: AbortSignal,
  ): Promise<rooms.RoomInfo> => {
    const newest = await fetchMessages({ roomId, before: null }, signal);
    const isIn = ({ messages }: rooms.RoomInfo) =>
      messages.some((message) => message.messageId === messageId);
    if (messageId === null || isIn(newest)) return newest;
    const branch = await call(showMessage, { messageId }, signal).catch((error: unknown) => {
      const refusal = toFailure(error).code;
      if (isRequired && (refusal === undefined || refusal === code.notFound)) throw error;
      // The branch does not change while a reply is written; the message may be in the shown one.
      return refusal === code.notFound ? null : newest;
    });
    if (branch === null) return newest;
    let info = branch;
    while (info.hasMore && !isIn(info)) {
      const before = info.messages[0]?.seq ?? null;
      const { messages, hasMore } = await fetchMessages({ roomId, before, limit: largestPage }, signal);
      info = { ...info, messages: [...messages, ...info.messages], hasMore };
    }
    return info;
  };

  /**
   * Returns the room from the copy that this browser has, before the server has answered. The copy may lack a given message, and after
   * a failure the server is asked first.
   */
  const fetchRoom = async (
    { messageId, failure }: WantedRoom,
    roomId: string,
    signal: AbortSignal,
  ): Promise<Pick<OpenedRoom, 'info' | 'isCopy'>> => {
    const findCopy = async () => {
      const info = await copies.findRoom(roomId);
      return info === null ? null : { info, isCopy: true };
    };
    const fetchAnswer = async () => ({
      info: await fetchBackTo({ roomId, messageId }, signal),
      isCopy: false,
    });
    const copy = messageId === null && failure === null ? await findCopy() : null;
    return copy ?? answerOrCopy(fetchAnswer(), findCopy);
  };

  return {
    fetchMessages,
    fetchBackTo,

    /**
     * Opens a room, at a message if one is given, with what the browser stored for it: a copy of it at once, or where the server
     * does not answer. Given a mate, it only resolves the room's id.
     */
    async open(wanted: WantedRoom, signal: AbortSignal): Promise<FoundRoom> {
      const { userId, roomId, mateId, another } = wanted;
      if (roomId === null) {
        const kept = another === null ? await keepTrial(mateId ?? '', signal) : null;
        if (kept !== null) return { roomId: kept, opened: null };
        const place = another === null ? {} : { clientRoomId: another.id };
        const kind = another?.isTemporary === true ? { temporary: '1' as const } : {};
        const room = await call(rooms.createRoom, { mateId: mateId ?? '', ...place, ...kind }, signal);
        return { roomId: room.roomId, opened: null };
      }
      const thread = { userId, roomId };
      const [found, draft] = await Promise.all([fetchRoom(wanted, roomId, signal), tabDrafts.open(thread)]);
      if (found.info.room.temporary === true) holdInMemory(roomId);
      return { roomId, opened: { ...found, draft, unsent: await drafts.readUnsent(thread) } };
    },

    stopReply: (replyId: string, signal: AbortSignal): Promise<rooms.Message> =>
      call(chat.stop, { replyId }, signal),
  };
};

export type Conversations = ReturnType<typeof createConversations>;
