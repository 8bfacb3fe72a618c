import { roomFileVersion, type RoomFile, type RoomFileMessage } from '../../../contract/rooms/room-file.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { portableId, portableMateId } from '../portable-id.ts';
import { readRoomMemory, type MessageIds } from '../memory/portable-memory.ts';
import type { Viewer } from '../mates/mate-access.ts';
import type { StoreDeps } from '../store-deps.ts';
import { readPersonaInUse } from '../mates/known-persona.ts';
import { readParts, toHeardTo, toProblem } from './messages.ts';
import { toAiMark } from '../transcript/history.ts';
import { choiceColumns, toExportedReplies } from './reply-settings.ts';
import { readNotes } from './room-notes.ts';
import { signRoomFile } from '../signatures.ts';
import { findVisibleRoom } from '../transcript/room-access.ts';

type ExportDeps = Parameters<typeof readNotes>[0] & Pick<StoreDeps, 'now'>;

interface ExportedRoom extends Viewer {
  readonly roomId: string;
}

/** What names a room in a file. */
interface RoomName {
  readonly roomId: string;
  readonly mate: RoomFile['mate'];
}

/** A room of a file, without its messages. */
type RoomHead = Omit<
  RoomFile,
  'format' | 'version' | 'exportedAt' | 'messages' | 'signature' | keyof RoomName
> &
  RoomName;

/** Exports one of the user's rooms with all its branches and what its mate knows of it. Throws as `readNotes` does, and `matureOff`. */
export const exportRoomFile = async (deps: ExportDeps, input: ExportedRoom): Promise<RoomFile> => {
  const messages: RoomFileMessage[] = [];
  const head = await exportRoomParts(deps, input, (_room, part) => void messages.push(...part));
  return {
    format: 'mates-room',
    version: roomFileVersion,
    exportedAt: deps.now(),
    ...head,
    messages,
    signature: await signRoomFile(deps.database, { mate: head.mate, messages }),
  };
};

/** The same part by part, so that a long room is never in memory as a whole: `write` gets all messages, and then the rest is returned. */
export const exportRoomParts = async (
  deps: ExportDeps,
  input: ExportedRoom,
  write: (room: RoomName, messages: readonly RoomFileMessage[]) => Promise<void> | void,
): Promise<RoomHead> => {
  const { database } = deps;
  const { room, view } = await findVisibleRoom(database, input);
  const { title, createdAt, updatedAt } = room;
  const { notes } = await readNotes(deps, input);
  const row = await readRow(database, input.roomId);
  const roomId = portableId(row.client_room_id, input.roomId);
  const mateId = portableMateId(row, input.userId);
  const mate = { mateId, name: room.mate.name };
  const ids = new Map<string, string>();
  let leaf: string | null = null;
  for await (const rows of readParts(database, { roomId: input.roomId, isShown: false })) {
    for (const { message_id: id, client_message_id: clientId } of rows) ids.set(id, portableId(clientId, id));
    const messages = rows.map((message) => toFileMessage(message, ids, mateId));
    leaf = messages.findLast(({ hiddenAt }) => hiddenAt === undefined)?.id ?? leaf;
    await write({ roomId, mate }, messages);
  }
  const recentFrom = ids.get(row.recent_from ?? '');
  return {
    roomId,
    mate,
    members: [mateId],
    ...(row.mature_at === null ? {} : { rating: 'mature' }),
    ...(title === undefined ? {} : { title }),
    createdAt,
    updatedAt,
    notes,
    ...toExportedReplies(row, view.mate ?? {}),
    persona: await readPersonaInUse(database, input.roomId),
    ...(row.persona_id === null ? {} : { personaId: portableId(row.client_persona_id, row.persona_id) }),
    ...(row.remembers === 1 ? {} : { remembers: false }),
    ...(row.archived_at === null ? {} : { archivedAt: row.archived_at }),
    ...toOrigin(row),
    lorebooks: await readRoomBooks(database, input.roomId),
    ...(await readRoomMemory(database, input.roomId, ids)),
    ...(recentFrom === undefined ? {} : { recentFrom }),
    leaf,
  };
};

const readRow = (database: Database, roomId: string) =>
  database
    .selectFrom('rooms')
    .innerJoin('mates', 'mates.mate_id', 'rooms.mate_id')
    .leftJoin('personas', 'personas.persona_id', 'rooms.persona_id')
    .leftJoin('rooms as origin', 'origin.room_id', 'rooms.origin_room_id')
    .leftJoin('messages as copied', 'copied.message_id', 'rooms.origin_message_id')
    .select([
      'rooms.client_room_id',
      'rooms.mature_at',
      'rooms.persona_id',
      'rooms.remembers',
      'rooms.archived_at',
      'rooms.recent_from',
      'mates.mate_id',
      'mates.client_mate_id',
      'mates.owner_id',
      'personas.client_id as client_persona_id',
      'origin.room_id as origin_id',
      'origin.client_room_id as origin_client_id',
      'copied.message_id as copied_id',
      'copied.client_message_id as copied_client_id',
      ...choiceColumns,
    ])
    .where('rooms.room_id', '=', roomId)
    .executeTakeFirstOrThrow();

type OriginRow = Pick<
  Awaited<ReturnType<typeof readRow>>,
  'origin_id' | 'origin_client_id' | 'copied_id' | 'copied_client_id'
>;

const toOrigin = (row: OriginRow): Pick<RoomFile, 'origin'> =>
  row.origin_id === null || row.copied_id === null
    ? {}
    : {
        origin: {
          roomId: portableId(row.origin_client_id, row.origin_id),
          messageId: portableId(row.copied_client_id, row.copied_id),
        },
      };

const readRoomBooks = async (database: Database, roomId: string): Promise<string[]> => {
  const rows = await database
    .selectFrom('room_lorebooks')
    .innerJoin('lorebooks', 'lorebooks.book_id', 'room_lorebooks.book_id')
    .select(['lorebooks.book_id', 'client_id'])
    .where('room_id', '=', roomId)
    .where('deleted_at', 'is', null)
    .orderBy('attached_at')
    .execute();
  return rows.map(({ book_id: bookId, client_id: clientId }) => portableId(clientId, bookId));
};

const toFileMessage = (row: MessageRow, ids: MessageIds, mateId: string): RoomFileMessage => {
  const { problem } = toProblem(row);
  return {
    id: ids.get(row.message_id) ?? row.message_id,
    parent: row.parent_id === null ? null : (ids.get(row.parent_id) ?? row.parent_id),
    role: row.role,
    text: row.text,
    status: row.status,
    createdAt: row.created_at,
    ...(row.liked_at === null ? {} : { liked: true }),
    ...(row.pinned_at === null ? {} : { pinned: true }),
    ...(row.edited_at === null ? {} : { edited: true }),
    ...(problem === undefined ? {} : { problem }),
    ...toHeardTo(row),
    ...toAiMark(row),
    ...(row.hidden_at === null ? {} : { hiddenAt: row.hidden_at }),
    ...(row.role === 'mate' ? { speaker: mateId } : {}),
  };
};
