import type { ImportedRoomFile, RoomFileMessage } from '../../../contract/rooms/room-file.ts';
import type { Room } from '../../../contract/rooms/room.ts';
import { newId } from '../../shared/ids.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { assertWithinCap } from '../caps.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { lockMate, storeCard } from '../mates/mate-cards.ts';
import { getRoomMate, matureContentOff, type MateReference } from '../mates/room-mates.ts';
import { getMate } from '../mates/catalogue.ts';
import { scheduleReading, skipReading } from '../memory/jobs/schedule.ts';
import { extractFacts, storeImportedFacts } from '../memory/extract-facts.ts';
import { doubtAge, findOwnStatements, judgeOwnWords, toStatements } from '../accounts/own-words.ts';
import { assertMateAvailable } from '../social/blocks.ts';
import { assertSafeTalk, type TalkLine } from '../rooms/minors-context.ts';
import { isSignedRoomFile } from '../signatures.ts';
import { assertSafeFields } from '../safety/content-rules.ts';
import { assertWithinStorage } from '../storage.ts';
import { deleteRemovedRoom } from '../rooms/delete-room.ts';
import { storeMemory } from './imported-memory.ts';
import { readHelpLevels } from './imported-row.ts';
import { storePart, type RoomPart } from './room-parts.ts';
import { readDefaultPersona } from '../mates/known-persona.ts';
import { toChoiceRow, toOfferedChoice } from '../rooms/reply-settings.ts';
import { selectExisting } from '../transcript/room-rows.ts';
import type { RoomDeps } from '../rooms/rooms.ts';
import { readRoom } from '../transcript/room-access.ts';

/** A room of a file without its messages. */
export type RoomHead = Omit<ImportedRoomFile, 'format' | 'version' | 'messages' | 'signature'>;

interface ImportRequest extends Viewer {
  readonly clientRoomId: string;
  readonly file: ImportedRoomFile;
}

/**
 * Stores the room of a file as a new one of the user's, in one transaction. Repeating a `clientRoomId` returns the first room.
 * Throws `notFound`, `forbidden` or `mateBlocked` for a mate to which no message could be sent, `matureOff`, `contentRefused`
 * as for messages, and `limitReached` at the cap or the limit of the storage.
 */
export const importRoom = async (deps: RoomDeps, input: ImportRequest): Promise<Room> => {
  const { file, userId, clientRoomId } = input;
  const place = { userId, mateId: file.mate.mateId, clientRoomId };
  await getMate(deps.database, place.mateId, input);
  assertSafeHead(file, input);
  const isOwn = await isSignedRoomFile(deps.database, file);
  const { part, said } = await judgePart(
    deps,
    { ...input, mate: { mate_id: place.mateId, card_id: null }, notes: file.notes, earlier: [] },
    file,
    isOwn,
  );
  const found = file.facts === undefined ? await extractFacts(file.messages) : new Map<number, never>();
  const roomId = await deps.database.transaction().execute(async (transaction) => {
    await lockMate(transaction, deps, place.mateId);
    await deleteRemovedRoom(transaction, deps, place);
    const existingQuery = selectExisting(transaction, place);
    const existing = await existingQuery.executeTakeFirst();
    if (existing !== undefined) {
      return existing.room_id;
    }
    await assertMateAvailable(transaction, { user_id: userId, mate_id: place.mateId });
    const roomId = await insertRoom(transaction, deps, { ...place, head: file, createdAt: deps.now() });
    if (roomId === null) {
      return (await existingQuery.executeTakeFirstOrThrow()).room_id;
    }
    const room = { room_id: roomId, user_id: userId, mate_id: place.mateId };
    const at = { room: { room_id: roomId, last_seq: 0 }, shown: null, isNewer: true, now: deps.now() };
    const { rows, lastSeq } = await storePart(transaction, part, at);
    await transaction.updateTable('rooms').set({ last_seq: lastSeq }).where('room_id', '=', roomId).execute();
    await storeImportedFacts(transaction, deps.now(), { room, messages: rows, found });
    await storeMemory(transaction, room, file, deps.now());
    await scheduleMemory(transaction, deps, { roomId, lastSeq, head: file });
    await assertWithinCap(transaction, deps.dialect, { userId, kind: 'rooms' });
    await assertWithinStorage(transaction, deps.dialect, userId);
    await doubtAge(transaction, { userId, now: deps.now(), statements: toStatements(said, rows) });
    await judgeOwnWords(transaction, { userId, now: deps.now(), texts: [file.notes] });
    return roomId;
  });
  return readRoom(deps.database, input, roomId);
};

/** Throws `matureOff` and `contentRefused`. */
export const assertSafeHead = (head: RoomHead, viewer: Viewer): void => {
  if (head.rating === 'mature' && !viewer.nfsw) {
    throw matureContentOff();
  }
  const { facts = [], chapters = [] } = head;
  assertSafeFields({
    'file.title': head.title ?? '',
    'file.notes': head.notes,
    'file.facts': facts.map(({ text }) => text),
    'file.chapters': chapters.map(({ text }) => text),
  });
};

interface PartContext extends Viewer {
  readonly mate: MateReference;
  readonly notes: string;
  /** The lines before the part. */
  readonly earlier: readonly TalkLine[];
}

/** Judges messages of a file as if they were written here, before the transaction, which others wait for. Throws `contentRefused`. */
export const judgePart = async (
  { database, now }: RoomDeps,
  { mate, notes, earlier, ...viewer }: PartContext,
  { messages }: { readonly messages: readonly RoomFileMessage[] },
  isOwn: boolean,
): Promise<{ part: RoomPart; said: Awaited<ReturnType<typeof findOwnStatements>> }> => {
  const partners = {
    mate: await getRoomMate(database, viewer, mate),
    persona: await readDefaultPersona(database, viewer.userId),
    notes,
  };
  await assertSafeTalk(partners, [...earlier, ...messages.map(toTalkLine)], now());
  const helpLevels = await readHelpLevels(messages);
  const said = await findOwnStatements(messages, now());
  return { part: { messages, helpLevels, isOwn }, said };
};

export const toTalkLine = ({ text, hiddenAt }: RoomFileMessage): TalkLine => ({
  text,
  isShown: hiddenAt === undefined,
});

export interface NewRoom {
  readonly userId: string;
  readonly mateId: string;
  readonly clientRoomId: string;
  readonly head: RoomHead;
  readonly createdAt: number;
  /** By default when it was created. */
  readonly updatedAt?: number;
}

/** Returns null when a simultaneous request made the room. The companion builds its memory from the messages. */
export const insertRoom = async (
  transaction: DatabaseTransaction,
  deps: RoomDeps,
  { userId, mateId, clientRoomId, head, createdAt, updatedAt = createdAt }: NewRoom,
): Promise<string | null> => {
  const now = deps.now();
  const mate = await transaction
    .selectFrom('mates')
    .select('rating')
    .where('mate_id', '=', mateId)
    .executeTakeFirstOrThrow();
  const made = await transaction
    .insertInto('rooms')
    .values({
      room_id: newId(createdAt),
      user_id: userId,
      mate_id: mateId,
      client_room_id: clientRoomId,
      last_seq: 0,
      created_at: createdAt,
      updated_at: updatedAt,
      card_id: await storeCard(transaction, now, mateId),
      mature_at: head.rating === 'mature' || mate.rating === 'mature' ? now : null,
      ...toRoomColumns(deps, head),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'mate_id', 'client_room_id']).doNothing())
    .returning('room_id')
    .executeTakeFirst();
  return made?.room_id ?? null;
};

/** Returns what the user chose for the room. */
export const toRoomColumns = ({ companion }: Pick<RoomDeps, 'companion'>, head: RoomHead) => ({
  notes: head.notes === '' ? null : head.notes,
  title: head.title === undefined || head.title === '' ? null : head.title,
  remembers: head.remembers === false ? 0 : 1,
  ...(head.replies === undefined ? {} : toChoiceRow(toOfferedChoice(companion, head.replies))),
});

/** A model reads a file that does not say what the mate remembers, and of any other only what follows. */
export const scheduleMemory = async (
  transaction: DatabaseTransaction,
  { companion, now }: RoomDeps,
  { roomId, lastSeq, head }: { readonly roomId: string; readonly lastSeq: number; readonly head: RoomHead },
): Promise<void> => {
  if (head.facts !== undefined) {
    await skipReading(transaction, { room_id: roomId }, lastSeq, 0);
  } else if (companion.readFacts !== undefined) {
    await scheduleReading(transaction, { room_id: roomId }, now());
  }
};
