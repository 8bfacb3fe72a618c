import type { MessageStatus, Room } from '../../../contract/rooms/room.ts';
import type { Database } from '../../store/database.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { toVisibleCard, type MateReference, type MateView } from '../mates/room-mates.ts';
import { toAiMark } from './history.ts';
import { autoTitled, userOpening } from './room-names.ts';

const excerptLength = 140;

/** Selects rooms with an excerpt of the last shown message that has text. */
export const selectRooms = (database: Database, userId: string) =>
  database
    .selectFrom('rooms')
    .leftJoin('messages as last', (join) =>
      join
        .onRef('last.room_id', '=', 'rooms.room_id')
        .on('last.seq', '=', (query) =>
          query
            .selectFrom('messages as said')
            .select('said.seq')
            .whereRef('said.room_id', '=', 'rooms.room_id')
            .where('said.hidden_at', 'is', null)
            .where('said.text', '<>', '')
            .orderBy('said.seq', 'desc')
            .limit(1),
        ),
    )
    .leftJoin('messages as newest', (join) =>
      join
        .onRef('newest.room_id', '=', 'rooms.room_id')
        .onRef('newest.seq', '=', 'rooms.last_seq')
        .on('newest.hidden_at', 'is', null),
    )
    .leftJoin('rooms as origin', (join) =>
      join.onRef('origin.room_id', '=', 'rooms.origin_room_id').on('origin.removed_at', 'is', null),
    )
    .leftJoin('messages as copied', 'copied.message_id', 'rooms.origin_message_id')
    .select((column) => [
      'rooms.room_id',
      'rooms.mate_id',
      'rooms.created_at',
      'rooms.updated_at',
      'rooms.removed_at',
      'rooms.change_read_at',
      'rooms.card_id',
      'rooms.mature_at',
      'rooms.last_seq',
      'rooms.title',
      'rooms.reply_model',
      'rooms.reply_temper',
      'rooms.archived_at',
      'rooms.temporary_seen_at',
      'origin.room_id as origin_id',
      'origin.title as origin_title',
      'copied.message_id as copied_id',
      'newest.status as newest_status',
      'last.role',
      'last.message_id as last_id',
      'last.edited_at',
      'last.continued_by',
      'last.unread_at',
      'last.created_at as said_at',
      column
        .fn<string | null>('substr', ['last.text', column.lit(1), column.lit(excerptLength)])
        .as('excerpt'),
      userOpening.as('opening'),
    ])
    .where('rooms.user_id', '=', userId);

export interface ListedRoom extends MateReference {
  readonly room_id: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly newest_status: MessageStatus | null;
  readonly role: 'user' | 'mate' | null;
  readonly last_id: string | null;
  readonly unread_at: number | null;
  readonly said_at: number | null;
  readonly edited_at: number | null;
  readonly continued_by: string | null;
  readonly excerpt: string | null;
  readonly opening: string | null;
  readonly title: string | null;
  readonly archived_at: number | null;
  readonly temporary_seen_at: number | null;
  readonly origin_id: string | null;
  readonly origin_title: string | null;
  readonly copied_id: string | null;
}

/** Returns the room as it is listed. Hides the last message of a hidden mate. */
export const toRoom = (row: ListedRoom, view: MateView): Room => ({
  roomId: row.room_id,
  mate: toVisibleCard(view),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastMessage:
    view.access === 'mature' || row.role === null || row.said_at === null || row.excerpt === null
      ? null
      : {
          role: row.role,
          text: row.excerpt,
          createdAt: row.said_at,
          ...toAiMark({ role: row.role, edited_at: row.edited_at, continued_by: row.continued_by }),
        },
  ...(row.newest_status === 'streaming' ? { replying: true } : {}),
  ...(row.unread_at === null ? {} : { unread: true }),
  ...titled(row.title),
  ...(view.access === 'mature' ? {} : autoTitled(row.opening)),
  ...(row.archived_at === null ? {} : { archived: true }),
  ...(row.temporary_seen_at === null ? {} : { temporary: true }),
  ...(view.isAvailable ? {} : { unavailable: true }),
  ...(view.isWithdrawn ? { withdrawn: true } : {}),
  ...(row.origin_id === null
    ? {}
    : { origin: { roomId: row.origin_id, messageId: row.copied_id, ...titled(row.origin_title) } }),
});

/** A title as it is returned: omitted where there is none. */
export const titled = (title: string | null): { title?: string } => (title === null ? {} : { title });

/** Selects the user's room with the mate and the `clientRoomId`. */
export const selectExisting = (
  transaction: Database,
  input: { userId: string; mateId: string; clientRoomId: string | null },
) =>
  transaction
    .selectFrom('rooms')
    .select(['room_id', 'temporary_seen_at'])
    .where('user_id', '=', input.userId)
    .where('mate_id', '=', input.mateId)
    .where('client_room_id', '=', input.clientRoomId ?? '');

/** Returns the room in which the user continues with the mate: the most recent one, however it began; an archived one comes last. */
export const findLatest = (
  database: Database,
  { userId, mateId }: { readonly userId: string; readonly mateId: string },
): Promise<Pick<RoomRow, 'room_id'> | undefined> =>
  database
    .selectFrom('rooms')
    .select('room_id')
    .where('user_id', '=', userId)
    .where('mate_id', '=', mateId)
    .where('removed_at', 'is', null)
    .where('temporary_seen_at', 'is', null)
    .orderBy((order) => order.case().when('archived_at', 'is', null).then(0).else(1).end())
    .orderBy('updated_at', 'desc')
    .orderBy('room_id', 'desc')
    .limit(1)
    .executeTakeFirst();
