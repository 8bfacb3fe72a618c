import { code } from '../../../contract/envelope.ts';
import type { FoundMessage, FoundMessages } from '../../../contract/search-messages.ts';
import { getMessageIndex } from '../../store/message-index.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { matureContentOff, toVisibleCard, viewMates } from '../mates/room-mates.ts';
import { toAiMark } from '../rooms/messages.ts';
import { titled } from '../rooms/room-rows.ts';
import type { StoreDeps } from '../store-deps.ts';
import { toExcerpt, toOpening } from './excerpt.ts';
import { indexMessages, ownWordsOf } from './index-messages.ts';
import { toIndexQuery, toQueryPieces, type Piece } from './terms.ts';

/** The number of messages per page of results. */
const pageSize = 20;

type SearchDeps = Pick<StoreDeps, 'database' | 'dialect'>;

interface MessageSearch {
  readonly text: string;
  /** Whether only pinned messages are found. */
  readonly pinned: boolean;
  /** Null for all rooms. */
  readonly roomId: string | null;
  /** The last message of the page before; null for the first page. */
  readonly before: FoundMessages['next'];
}

/**
 * Returns a page of the messages in the viewer's rooms that contain all words of the text, the newest first. A text without
 * letters and digits finds nothing, or all pinned messages where only those are wanted. Throws `notFound` and `matureOff` for a room as a reader of it does.
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
  await indexMessages(deps, { userId: input.userId, roomIds: [...rooms.keys()] });
  return findPage(deps, input, { rooms, pieces });
};

/** What a found message says about its room. */
type FoundRoom = Pick<FoundMessage, 'mate' | 'title'>;

/** Returns the rooms that the viewer may read, by their ids. */
const readVisibleRooms = async (
  { database }: SearchDeps,
  { roomId, ...viewer }: Viewer & Pick<MessageSearch, 'roomId'>,
): Promise<Map<string, FoundRoom>> => {
  const rows = await database
    .selectFrom('rooms')
    .select(['room_id', 'mate_id', 'card_id', 'mature_at', 'title'])
    .where('user_id', '=', viewer.userId)
    .where('removed_at', 'is', null)
    .$if(roomId !== null, (query) => query.where('room_id', '=', roomId))
    .execute();
  const rooms = await viewMates(database, viewer, rows);
  const visible = rooms.filter(({ view }) => view.access !== 'mature');
  if (roomId !== null && visible.length === 0) {
    throw rooms.length === 0 ? new DomainError(code.notFound, 'roomNotFound') : matureContentOff();
  }
  return new Map(
    visible.map(({ row, view }) => [row.room_id, { mate: toVisibleCard(view), ...titled(row.title) }]),
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
  { rooms, pieces }: Wanted,
): Promise<FoundMessages> => {
  const messages: FoundMessage[] = [];
  let { before } = input;
  for (;;) {
    const rows = await readCandidates(deps, { ...input, before }, { rooms, pieces });
    for (const row of rows) {
      if (messages.length === pageSize) {
        return { messages, next: before };
      }
      const excerpt = pieces.length === 0 ? toOpening(row.text) : toExcerpt(row.text, pieces);
      const room = rooms.get(row.room_id);
      const { created_at: createdAt, message_id: messageId, room_id: roomId, role, seq } = row;
      before = { createdAt, seq, messageId };
      if (excerpt !== null && room !== undefined) {
        messages.push({ createdAt, messageId, roomId, ...room, role, ...toAiMark(row), excerpt });
      }
    }
    if (rows.length <= pageSize) {
      return { messages, next: null };
    }
  }
};

const readCandidates = (
  { database, dialect }: SearchDeps,
  { userId, pinned, before }: Viewer & MessageSearch,
  { rooms, pieces }: Wanted,
) => {
  const terms = pieces.flatMap(toIndexQuery).map(ownWordsOf(userId));
  return database
    .selectFrom('messages')
    .select(['message_id', 'room_id', 'seq', 'role', 'text', 'created_at', 'edited_at', 'continued_by'])
    .where('room_id', 'in', [...rooms.keys()])
    .$if(terms.length > 0, (query) => query.where('message_id', 'in', getMessageIndex(dialect).match(terms)))
    .$if(pinned, (query) => query.where('pinned_at', 'is not', null))
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
    .limit(pageSize + 1)
    .execute();
};
