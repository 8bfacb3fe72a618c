import type { CompanionMessages, CompanionRoom } from '../../../contract/account/companion-file.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { doubtAge, judgeOwnWords, toStatements } from '../accounts/own-words.ts';
import { assertWithinCap } from '../caps.ts';
import { recordImported } from '../imported-items.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { lockMate } from '../mates/mate-cards.ts';
import type { MateReference } from '../mates/room-mates.ts';
import { deleteRemovedRoom } from '../rooms/delete-room.ts';
import { maxEarlierLines, type TalkLine } from '../rooms/minors-context.ts';
import type { RoomDeps } from '../rooms/rooms.ts';
import { isSignedRoomFile } from '../signatures.ts';
import { assertWithinStorage } from '../storage.ts';
import { lockRoom } from '../transcript/room-access.ts';
import { changedRow, insertNew, recordFormer, type FormerRow } from '../former-rows.ts';
import { storeMemory } from './imported-memory.ts';
import {
  assertSafeHead,
  insertRoom,
  judgePart,
  scheduleMemory,
  toRoomColumns,
  toTalkLine,
} from './import-room.ts';
import { readKnown, storePart } from './room-parts.ts';

/** A room of an archive, and what its references are here. */
export interface MovedRoom extends Viewer {
  readonly importId: string;
  readonly head: CompanionRoom;
  /** The messages, in their order. */
  readonly parts: () => AsyncIterable<CompanionMessages>;
  readonly mateId: string;
  readonly personaId: string | null;
  readonly bookIds: readonly string[];
}

export type Outcome = 'created' | 'updated' | 'unchanged';

/**
 * Stores a room of an archive part by part: sent again, it goes on where it was interrupted. A room that the user has is updated by a
 * newer one. Yields how many messages were read. Throws as `importRoom` does.
 */
export async function* importMovedRoom(deps: RoomDeps, moved: MovedRoom): AsyncGenerator<number, Outcome> {
  assertSafeHead(moved.head, moved);
  const opened = await openRoom(deps, moved);
  const { isNewer } = opened;
  let shown: string | null = null;
  let earlier: TalkLine[] = [];
  let count = 0;
  let isChanged = false;
  for await (const file of moved.parts()) {
    const { userId, nfsw, head } = moved;
    const isOwn = await isSignedRoomFile(deps.database, { ...file, mate: head.mate });
    const context = { userId, nfsw, mate: opened.mate, notes: head.notes, earlier };
    const { part, said } = await judgePart(deps, context, file, isOwn);
    const at = { shown, isNewer };
    const stored = await deps.database.transaction().execute(async (transaction) => {
      const room = await lockRoom(transaction, deps.dialect, { userId, roomId: opened.roomId });
      const stored = await storePart(transaction, part, { ...at, room, now: deps.now() });
      await transaction
        .updateTable('rooms')
        .set({ last_seq: stored.lastSeq })
        .where('room_id', '=', opened.roomId)
        .execute();
      await remember(transaction, deps.now(), { moved, opened, former: stored.former });
      await countStored(transaction, moved, opened.roomId, stored.lastSeq);
      await assertWithinStorage(transaction, deps.dialect, userId);
      await doubtAge(transaction, { userId, now: deps.now(), statements: toStatements(said, stored.rows) });
      return stored;
    });
    shown = stored.shown;
    isChanged ||= stored.former.length > 0;
    earlier = [...earlier, ...file.messages.map(toTalkLine)].slice(-maxEarlierLines);
    count += file.messages.length;
    yield count;
  }
  if (isNewer) await finish(deps, moved, opened);
  if (opened.before === null) return 'created';
  return isNewer || isChanged ? 'updated' : 'unchanged';
}

interface Opened {
  readonly roomId: string;
  /** The mate as the room has it. */
  readonly mate: MateReference;
  /** Whether the file is newer than the room. */
  readonly isNewer: boolean;
  /** The room as it was before the import; null where the import makes it. */
  readonly before: RoomRow | null;
}

const openRoom = (deps: RoomDeps, moved: MovedRoom): Promise<Opened> =>
  deps.database.transaction().execute(async (transaction) => {
    const { userId, mateId, head, importId } = moved;
    const place = { userId, mateId, clientRoomId: head.roomId };
    await lockMate(transaction, deps, mateId);
    await deleteRemovedRoom(transaction, deps, place);
    const room = await findRoom(transaction, userId, head.roomId).executeTakeFirst();
    if (room === undefined) {
      const createdAt = Math.min(head.createdAt, deps.now());
      // Older than the file until it is complete, so that an interrupted import goes on.
      const updatedAt = Math.min(createdAt, head.updatedAt - 1);
      await insertRoom(transaction, deps, { ...place, head, createdAt, updatedAt });
      const made = await findRoom(transaction, userId, head.roomId).executeTakeFirstOrThrow();
      const { room_id: itemId } = made;
      await recordImported(transaction, deps.now(), { userId, importId, kind: 'room', itemId });
      await assertWithinCap(transaction, deps.dialect, { userId, kind: 'rooms' });
      return { roomId: itemId, mate: made, isNewer: true, before: null };
    }
    const isMade = await isMadeBy(transaction, moved, room.room_id);
    const isNewer = head.updatedAt > room.updated_at;
    return { roomId: room.room_id, mate: room, isNewer, before: isMade ? null : room };
  });

/** Whether this import made the room, and is going on. */
const isMadeBy = async (
  transaction: DatabaseTransaction,
  { userId, importId }: MovedRoom,
  roomId: string,
): Promise<boolean> => {
  const item = await transaction
    .selectFrom('imported_items')
    .select('former')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('kind', '=', 'room')
    .where('item_id', '=', roomId)
    .executeTakeFirst();
  return item?.former === null;
};

const findRoom = (transaction: DatabaseTransaction, userId: string, id: string) =>
  transaction
    .selectFrom('rooms')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('room_id', '=', id), where('client_room_id', '=', id)]))
    .orderBy('created_at');

interface Change {
  readonly moved: MovedRoom;
  readonly opened: Opened;
  readonly former: readonly FormerRow[];
}

/** Remembers what the rows were of a room that existed before. */
const remember = async (
  transaction: DatabaseTransaction,
  now: number,
  { moved: { userId, importId }, opened: { before, roomId }, former }: Change,
): Promise<void> => {
  if (before === null || former.length === 0) return;
  const item = { user_id: userId, import_id: importId, kind: 'room', item_id: roomId } as const;
  await recordFormer(transaction, now, item, former);
};

const countStored = async (
  transaction: DatabaseTransaction,
  { userId, importId }: MovedRoom,
  roomId: string,
  messages: number,
): Promise<void> => {
  await transaction
    .updateTable('imported_items')
    .set({ messages })
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('kind', '=', 'room')
    .where('item_id', '=', roomId)
    .execute();
};

/** Stores what the mate remembers and what the user chose. The room is then as new as the file. */
const finish = (deps: RoomDeps, moved: MovedRoom, opened: Opened): Promise<void> =>
  deps.database.transaction().execute(async (transaction) => {
    const { userId, head, mateId, personaId, bookIds } = moved;
    const { roomId } = opened;
    const now = deps.now();
    const room = await lockRoom(transaction, deps.dialect, { userId, roomId });
    const memory = await storeMemory(transaction, { ...room, mate_id: mateId }, head, now);
    const attached: FormerRow[] = [];
    for (const [index, bookId] of bookIds.entries()) {
      // In the order of the file.
      const row = { room_id: roomId, book_id: bookId, attached_at: now + index };
      attached.push(...(await insertNew(transaction, 'room_lorebooks', row)));
    }
    const recent = head.recentFrom === undefined ? [] : [head.recentFrom];
    const [[, from] = []] = await readKnown(transaction, roomId, recent);
    await transaction
      .updateTable('rooms')
      .set({
        ...toRoomColumns(deps, head),
        archived_at: head.archivedAt ?? null,
        persona_id: personaId,
        recent_from: from?.message_id ?? null,
        updated_at: Math.min(head.updatedAt, now),
        ...(await readOrigin(transaction, userId, head)),
      })
      .where('room_id', '=', roomId)
      .execute();
    await scheduleMemory(transaction, deps, { roomId, lastSeq: room.last_seq, head });
    const former = [...memory, ...attached, changedRow('rooms', { ...(opened.before ?? room) })];
    await remember(transaction, now, { moved, opened, former });
    await countStored(transaction, moved, roomId, room.last_seq);
    await assertWithinStorage(transaction, deps.dialect, userId);
    await judgeOwnWords(transaction, { userId, now, texts: [head.notes] });
  });

/** The room that it continues is before it in the archive; without that it stands alone. */
const readOrigin = async (
  transaction: DatabaseTransaction,
  userId: string,
  { origin }: CompanionRoom,
): Promise<Partial<Pick<RoomRow, 'origin_room_id' | 'origin_message_id'>>> => {
  if (origin === undefined) return {};
  const room = await findRoom(transaction, userId, origin.roomId).executeTakeFirst();
  if (room === undefined) return {};
  const [[, message] = []] = await readKnown(transaction, room.room_id, [origin.messageId]);
  return message === undefined ? {} : { origin_room_id: room.room_id, origin_message_id: message.message_id };
};
