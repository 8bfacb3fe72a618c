import { code } from '../../../contract/envelope.ts';
import type { FoundMessage, FoundMessages } from '../../../contract/rooms/search-messages.ts';
import { yieldWhenDue } from '../../shared/event-loop.ts';
import { getMessageIndex, type MatchingMessage } from '../../store/message-index.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { matureContentOff, toVisibleCard, viewMates } from '../mates/room-mates.ts';
import { toAiMark } from '../transcript/history.ts';
import { titled } from '../transcript/room-rows.ts';
import { autoTitled, userOpening } from '../transcript/room-names.ts';
import { assertLasting } from '../transcript/room-access.ts';
import type { StoreDeps } from '../store-deps.ts';
import { toExcerpt, toOpening } from './excerpt.ts';
import { indexMessages, ownWordsOf } from './index-messages.ts';
import { toIndexQuery, toQueryPieces, type Piece } from './terms.ts';

/** The number of messages per page of results. */
const pageSize = 20;

/**
 * The work of one search: how many candidates are read at once, and after how many of them, or UTF-16 units of their texts, it
 * returns what it has found with the place where the next search continues.
 */
const candidatesAtOnce = 1000;
const maxCandidates = 2000;
const maxText = 500_000;

type SearchDeps = Pick<StoreDeps, 'database' | 'dialect'>;
type Place = NonNullable<FoundMessages['next']>;

interface MessageSearch {
  readonly text: string;
  /** Whether only pinned messages are found. */
  readonly pinned: boolean;
  /** Null for all rooms. */
  readonly roomId: string | null;
  /** Where the page before ended; null for the first page. */
  readonly before: Place | null;
}

/**
 * Returns a page of the messages in the viewer's rooms that contain all words of the text, the newest first. A page may be short
 * or empty before the end: a search looks at a limited number of messages. A text without letters and digits finds nothing, or
 * all pinned messages where only those are wanted. Throws `notFound` and `matureOff` for a room as a reader of it does, and
 * `forbidden` for a temporary one.
 */
export const searchMessages = async (
  deps: SearchDeps,
  input: Viewer & MessageSearch,
): Promise<FoundMessages> => {
  const rooms = await readVisibleRooms(deps, input);
  const pieces = toQueryPieces(input.text);
  if (rooms.size === 0 || (pieces.length === 0 && !input.pinned)) {
    return { messages: [], next: null };
  }
  if (!input.pinned) {
    await indexMessages(deps, { userId: input.userId, roomIds: [...rooms.keys()] });
  }
  return findPage(deps, input, { rooms, pieces });
};

/** The room of a found message. */
type FoundRoom = Pick<FoundMessage, 'mate' | 'title' | 'autoTitle'>;

/** Returns the rooms that the viewer may read, by their ids. */
const readVisibleRooms = async (
  { database }: SearchDeps,
  { roomId, ...viewer }: Viewer & Pick<MessageSearch, 'roomId'>,
): Promise<Map<string, FoundRoom>> => {
  const rows = await database
    .selectFrom('rooms')
    .select(['room_id', 'mate_id', 'card_id', 'mature_at', 'title', 'temporary_seen_at'])
    .select(userOpening.as('opening'))
    .where('user_id', '=', viewer.userId)
    .where('removed_at', 'is', null)
    .$if(roomId !== null, (query) => query.where('room_id', '=', roomId))
    .$if(roomId === null, (query) => query.where('temporary_seen_at', 'is', null))
    .execute();
  rows.forEach((row) => assertLasting(row.temporary_seen_at !== null));
  const rooms = await viewMates(database, viewer, rows);
  const visible = rooms.filter(({ view }) => view.access !== 'mature');
  if (roomId !== null && visible.length === 0) {
    throw rooms.length === 0 ? new DomainError(code.notFound, 'roomNotFound') : matureContentOff();
  }
  return new Map(
    visible.map(({ row, view }) => [
      row.room_id,
      { mate: toVisibleCard(view), ...titled(row.title), ...autoTitled(row.opening) },
    ]),
  );
};

interface Wanted {
  readonly rooms: ReadonlyMap<string, FoundRoom>;
  readonly pieces: readonly Piece[];
}

/** The index finds runs of letters by their pairs, so that what it finds need not contain the whole run. */
const findPage = async (
  deps: SearchDeps,
  input: Viewer & MessageSearch,
  wanted: Wanted,
): Promise<FoundMessages> => {
  const messages: FoundMessage[] = [];
  let before = input.before === null ? null : withinColumns(input.before);
  let candidates = 0;
  let length = 0;
  for (;;) {
    const rows = await readCandidates(deps, { ...input, before }, wanted);
    for (const row of rows) {
      if (messages.length === pageSize || candidates >= maxCandidates || length >= maxText) {
        return { messages, next: before };
      }
      await yieldWhenDue();
      candidates += 1;
      before = toPlace(row);
      const room = wanted.rooms.get(row.room_id);
      const said = room && (await readText(deps, row));
      if (room !== undefined && said !== undefined) {
        length += said.text.length;
        messages.push(...toFound(row, said, room, wanted.pieces));
      }
    }
    if (rows.length < candidatesAtOnce) {
      return { messages, next: null };
    }
  }
};

const toPlace = ({ created_at: createdAt, seq, message_id: messageId }: MatchingMessage): Place => ({
  createdAt,
  seq,
  messageId,
});

type Said = Pick<MessageRow, 'role' | 'text' | 'edited_at' | 'continued_by'>;

/** Undefined for a message that is deleted meanwhile. */
const readText = ({ database }: SearchDeps, { message_id: messageId }: MatchingMessage) =>
  database
    .selectFrom('messages')
    .select(['role', 'text', 'edited_at', 'continued_by'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();

/** Returns the message as it is found; nothing if it does not contain all pieces. */
const toFound = (
  row: MatchingMessage,
  said: Said,
  room: FoundRoom,
  pieces: readonly Piece[],
): FoundMessage[] => {
  const { role, text } = said;
  const excerpt = pieces.length === 0 ? toOpening(text) : toExcerpt(text, pieces);
  const { created_at: createdAt, message_id: messageId, room_id: roomId } = row;
  return excerpt === null
    ? []
    : [{ createdAt, messageId, roomId, ...room, role, ...toAiMark(said), excerpt }];
};

/** Numbers that no message has, and PostgreSQL's columns cannot hold, are after all messages. */
const withinColumns = ({ createdAt, seq, messageId }: Place): Place => ({
  createdAt: Math.min(createdAt, Number.MAX_SAFE_INTEGER),
  seq: Math.min(seq, 2 ** 31 - 1),
  messageId,
});

const readCandidates = (
  deps: SearchDeps,
  { userId, pinned, before }: Viewer & MessageSearch,
  { rooms, pieces }: Wanted,
): Promise<readonly MatchingMessage[]> => {
  if (pinned) {
    return readPinned(deps, [...rooms.keys()], before);
  }
  const ownWord = ownWordsOf(userId);
  const terms = toIndexQuery(pieces).map((term) => ({ ...term, text: ownWord(term.text) }));
  return getMessageIndex(deps.dialect).match(deps.database, { terms, before, limit: candidatesAtOnce });
};

const readPinned = (
  { database }: SearchDeps,
  roomIds: readonly string[],
  before: Place | null,
): Promise<readonly MatchingMessage[]> =>
  database
    .selectFrom('messages')
    .select(['message_id', 'room_id', 'seq', 'created_at'])
    .where('room_id', 'in', roomIds)
    .where('pinned_at', 'is not', null)
    .$if(before !== null, (query) =>
      query.where((where) =>
        where(
          where.refTuple('created_at', 'seq', 'message_id'),
          '<',
          where.tuple(before?.createdAt ?? 0, before?.seq ?? 0, before?.messageId ?? ''),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .orderBy('message_id', 'desc')
    .limit(candidatesAtOnce)
    .execute();
