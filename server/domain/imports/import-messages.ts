import { code } from '../../../contract/envelope.ts';
import type { HelpLevel } from '../../../contract/safety/help.ts';
import { newId } from '../../shared/ids.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { MessageRow, RoomRow } from '../../store/schema/rooms.ts';
import { assertWithinCap } from '../caps.ts';
import { doubtAge, findOwnStatements, toStatements } from '../accounts/own-words.ts';
import { DomainError } from '../domain-error.ts';
import { getMate } from '../mates/catalogue.ts';
import { lockMate, storeCard } from '../mates/mate-cards.ts';
import { scheduleReading } from '../memory/jobs/schedule.ts';
import { extractFacts, storeImportedFacts } from '../memory/extract-facts.ts';
import { assertMateAvailable } from '../social/blocks.ts';
import { lockRoom } from '../transcript/room-access.ts';
import { deleteRemovedRoom } from '../rooms/delete-room.ts';
import { readHelpLevels, toImportedRow } from './imported-row.ts';
import { selectExisting } from '../transcript/room-rows.ts';
import type { RoomDeps } from '../rooms/rooms.ts';
import { assertWithinStorage } from '../storage.ts';
import { recordImported } from '../imported-items.ts';
import type { ImportedPart } from './imported-part.ts';
import { assertSafePart } from './safe-part.ts';

/**
 * Appends a part of a chat to the user's room with the mate and the `clientRoomId`, which the first part creates, in one transaction. A
 * part that is already stored changes nothing. Returns how many messages of the chat are stored. Throws as the call says.
 */
export const importMessages = async (
  deps: RoomDeps,
  part: ImportedPart,
): Promise<{ roomId: string; stored: number }> => {
  await getMate(deps.database, part.mateId, part);
  await assertSafePart(deps, part);
  const helpLevels = await readHelpLevels(part.messages);
  const found = await extractFacts(
    part.messages.map(({ role, text, shown }) => ({ role, text, hiddenAt: shown === true ? undefined : 0 })),
  );
  const said = await findOwnStatements(part.messages, deps.now());
  return deps.database.transaction().execute(async (transaction) => {
    await lockMate(transaction, deps, part.mateId);
    const room = await openImportedRoom(transaction, deps, part);
    const stored = await readStored(transaction, part, room.room_id);
    if (stored >= part.from + part.messages.length) {
      return { roomId: room.room_id, stored };
    }
    if (stored !== part.from || stored !== room.last_seq) {
      throw new DomainError(code.invalid, 'importChanged');
    }
    const rows = await toRows(transaction, { part, room, helpLevels, now: deps.now() });
    await insertRows(transaction, 'messages', rows);
    await storeImportedFacts(transaction, deps.now(), { room, messages: rows, found });
    if (deps.companion.readFacts !== undefined) {
      await scheduleReading(transaction, room, deps.now());
    }
    await countStored(transaction, part, { room, rows });
    await assertWithinCap(transaction, deps.dialect, { userId: part.userId, kind: 'rooms' });
    await assertWithinStorage(transaction, deps.dialect, part.userId);
    const statements = toStatements(said, rows);
    await doubtAge(transaction, { userId: part.userId, now: deps.now(), statements });
    return { roomId: room.room_id, stored: stored + rows.length };
  });
};

const openImportedRoom = async (
  transaction: DatabaseTransaction,
  deps: RoomDeps,
  part: ImportedPart,
): Promise<RoomRow> => {
  if (part.from === 0) {
    await deleteRemovedRoom(transaction, deps, part);
    await assertMateAvailable(transaction, { user_id: part.userId, mate_id: part.mateId });
    await insertRoom(transaction, deps, part);
  }
  const existing = await selectExisting(transaction, part).executeTakeFirst();
  const room = { userId: part.userId, roomId: existing?.room_id ?? '' };
  return lockRoom(transaction, deps.dialect, room);
};

/** Does nothing where the first part was sent before. */
const insertRoom = async (
  transaction: DatabaseTransaction,
  deps: RoomDeps,
  { userId, mateId, clientRoomId, title, importId, messages }: ImportedPart,
): Promise<void> => {
  const now = deps.now();
  const { rating } = await transaction
    .selectFrom('mates')
    .select('rating')
    .where('mate_id', '=', mateId)
    .executeTakeFirstOrThrow();
  const time = Math.min(messages[0]?.createdAt ?? now, now);
  const made = await transaction
    .insertInto('rooms')
    .values({
      room_id: newId(now),
      user_id: userId,
      mate_id: mateId,
      client_room_id: clientRoomId,
      last_seq: 0,
      created_at: time,
      updated_at: time,
      card_id: await storeCard(transaction, now, mateId),
      mature_at: rating === 'mature' ? now : null,
      title: title === '' ? null : title,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'mate_id', 'client_room_id']).doNothing())
    .returning('room_id')
    .executeTakeFirst();
  if (made !== undefined) {
    await recordImported(transaction, now, { userId, importId, kind: 'room', itemId: made.room_id });
  }
};

/** How many messages of the chat are stored; -1 in a room that the import did not create. */
const readStored = async (
  transaction: DatabaseTransaction,
  { userId, importId }: ImportedPart,
  roomId: string,
): Promise<number> => {
  const item = await transaction
    .selectFrom('imported_items')
    .select('messages')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('kind', '=', 'room')
    .where('item_id', '=', roomId)
    .executeTakeFirst();
  return item?.messages ?? -1;
};

/** The room has the time of its last message, so that old chats are below recent ones. */
const countStored = async (
  transaction: DatabaseTransaction,
  { userId, importId, own }: ImportedPart,
  { room, rows }: { room: RoomRow; rows: readonly MessageRow[] },
): Promise<void> => {
  const count = room.last_seq + rows.length;
  await transaction
    .updateTable('rooms')
    .set({
      last_seq: count,
      memory: own?.memory ?? null,
      updated_at: Math.max(room.updated_at, ...rows.map((row) => row.created_at)),
    })
    .where('room_id', '=', room.room_id)
    .execute();
  await transaction
    .updateTable('imported_items')
    .set({ messages: count })
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('kind', '=', 'room')
    .where('item_id', '=', room.room_id)
    .execute();
};

type Place = Pick<MessageRow, 'message_id' | 'role' | 'hidden_at'>;

/** Throws `invalid` where the messages do not continue the tree: each follows an earlier one, and the shown ones are one branch. */
const toRows = async (
  transaction: DatabaseTransaction,
  {
    part,
    room,
    helpLevels,
    now,
  }: { part: ImportedPart; room: RoomRow; helpLevels: readonly (HelpLevel | null)[]; now: number },
): Promise<MessageRow[]> => {
  const places = await readPlaces(transaction, part, room.room_id);
  let shown = await readShown(transaction, room.room_id);
  let time = room.updated_at;
  return part.messages.map((message, index) => {
    const seq = part.from + index + 1;
    const parent = places.get(message.parent) ?? null;
    const isRight = message.parent === 0 || (message.parent < seq && parent !== null);
    if (!isRight || (message.shown === true && message.parent !== shown)) {
      throw new DomainError(code.invalid, 'roomFileDamaged');
    }
    shown = message.shown === true ? seq : shown;
    time = message.createdAt ?? time;
    const row = toImportedRow(
      {
        message_id: newId(now),
        room_id: room.room_id,
        seq,
        role: message.role,
        text: message.text,
        status: message.role === 'user' ? 'sent' : 'done',
        parent_id: parent?.message_id ?? null,
        parentRole: parent?.role ?? null,
        hidden_at: message.shown === true ? null : now,
        created_at: time,
        help: helpLevels[index] ?? null,
        origin: part.own === null ? 'anybody' : 'own',
      },
      now,
    );
    places.set(seq, row);
    return row;
  });
};

/** The stored messages that these follow, by their positions. */
const readPlaces = async (
  transaction: DatabaseTransaction,
  { from, messages }: ImportedPart,
  roomId: string,
): Promise<Map<number, Place>> => {
  const positions = [...new Set(messages.map(({ parent }) => parent))].filter((seq) => seq <= from);
  const rows = await transaction
    .selectFrom('messages')
    .select(['seq', 'message_id', 'role', 'hidden_at'])
    .where('room_id', '=', roomId)
    .where('seq', 'in', [0, ...positions])
    .execute();
  return new Map(rows.map((row) => [row.seq, row]));
};

/** The position of the last shown message; 0 in an empty room. */
const readShown = async (transaction: DatabaseTransaction, roomId: string): Promise<number> => {
  const row = await transaction
    .selectFrom('messages')
    .select('seq')
    .where('room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return row?.seq ?? 0;
};
