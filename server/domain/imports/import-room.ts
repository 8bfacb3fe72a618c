import type { ImportedRoomFile, RoomFileMessage } from '../../../contract/room-file.ts';
import type { Room } from '../../../contract/room.ts';
import { newId } from '../../shared/ids.ts';
import type { HelpLevel } from '../../../contract/help.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { MessageRow } from '../../store/schema-rooms.ts';
import { assertWithinCap } from '../caps.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { lockMate, storeCard } from '../mates/mate-cards.ts';
import { getRoomMate, matureContentOff } from '../mates/room-mates.ts';
import { getMate } from '../mates/catalogue.ts';
import { scheduleReading } from '../memory/jobs/schedule.ts';
import { extractFacts, storeImportedFacts } from '../memory/extract-facts.ts';
import { doubtAge, findOwnStatements, judgeOwnWords, toStatements } from '../accounts/own-words.ts';
import { assertMateAvailable } from '../social/blocks.ts';
import { assertSafeTalk } from '../rooms/minors-context.ts';
import { isSignedRoomFile } from '../signatures.ts';
import { assertSafeFields } from '../safety/content-rules.ts';
import { assertWithinStorage } from '../storage.ts';
import { deleteRemovedRoom } from '../rooms/delete-room.ts';
import { readHelpLevels, toImportedRow, type Origin } from './imported-row.ts';
import { readDefaultPersona } from '../mates/known-persona.ts';
import { toChoiceRow, toOfferedChoice } from '../rooms/reply-settings.ts';
import { selectExisting } from '../transcript/room-rows.ts';
import type { RoomDeps } from '../rooms/rooms.ts';
import { readRoom } from '../transcript/room-access.ts';

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
  await assertAllowed(deps, input);
  const helpLevels = await readHelpLevels(file.messages);
  const found = await extractFacts(file.messages);
  const said = await findOwnStatements(file.messages, deps.now());
  const isOwn = await isSignedRoomFile(deps.database, file);
  const roomId = await deps.database.transaction().execute(async (transaction) => {
    await lockMate(transaction, deps, place.mateId);
    await deleteRemovedRoom(transaction, deps, place);
    const existingQuery = selectExisting(transaction, place);
    const existing = await existingQuery.executeTakeFirst();
    if (existing !== undefined) {
      return existing.room_id;
    }
    await assertMateAvailable(transaction, { user_id: userId, mate_id: place.mateId });
    const roomId = await insertRoom(transaction, deps, input);
    if (roomId === null) {
      return (await existingQuery.executeTakeFirstOrThrow()).room_id;
    }
    const rows = toRows(file.messages, { roomId, helpLevels, isOwn, now: deps.now() });
    await insertRows(transaction, 'messages', rows);
    const room = { room_id: roomId, user_id: userId, mate_id: place.mateId };
    await storeImportedFacts(transaction, deps.now(), { room, messages: rows, found });
    if (deps.companion.readFacts !== undefined) {
      await scheduleReading(transaction, room, deps.now());
    }
    await assertWithinCap(transaction, deps.dialect, { userId, kind: 'rooms' });
    await assertWithinStorage(transaction, deps.dialect, userId);
    await doubtAge(transaction, { userId, now: deps.now(), statements: toStatements(said, rows) });
    await judgeOwnWords(transaction, { userId, now: deps.now(), texts: [file.notes] });
    return roomId;
  });
  return readRoom(deps.database, input, roomId);
};

/** The texts are judged before the transaction, which others wait for. */
const assertAllowed = async ({ database, now }: RoomDeps, input: ImportRequest): Promise<void> => {
  const { file, userId } = input;
  await getMate(database, file.mate.mateId, input);
  if (file.rating === 'mature' && !input.nfsw) {
    throw matureContentOff();
  }
  assertSafeFields({ 'file.title': file.title ?? '' });
  assertSafeFields({ 'file.notes': file.notes });
  const partners = {
    mate: await getRoomMate(database, input, { mate_id: file.mate.mateId, card_id: null }),
    persona: await readDefaultPersona(database, userId),
    notes: file.notes,
  };
  const lines = file.messages.map(({ text, hiddenAt }) => ({ text, isShown: hiddenAt === undefined }));
  await assertSafeTalk(partners, lines, now());
};

/** Returns null when a simultaneous request made the room. The companion builds its memory from the messages. */
const insertRoom = async (
  transaction: DatabaseTransaction,
  deps: RoomDeps,
  { userId, clientRoomId, file }: ImportRequest,
): Promise<string | null> => {
  const now = deps.now();
  const { mateId } = file.mate;
  const mate = await transaction
    .selectFrom('mates')
    .select('rating')
    .where('mate_id', '=', mateId)
    .executeTakeFirstOrThrow();
  const made = await transaction
    .insertInto('rooms')
    .values({
      room_id: newId(now),
      user_id: userId,
      mate_id: mateId,
      client_room_id: clientRoomId,
      last_seq: file.messages.length,
      created_at: now,
      updated_at: now,
      notes: file.notes === '' ? null : file.notes,
      card_id: await storeCard(transaction, now, mateId),
      mature_at: file.rating === 'mature' || mate.rating === 'mature' ? now : null,
      title: file.title === undefined || file.title === '' ? null : file.title,
      ...(file.replies === undefined ? {} : toChoiceRow(toOfferedChoice(deps.companion, file.replies))),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'mate_id', 'client_room_id']).doNothing())
    .returning('room_id')
    .executeTakeFirst();
  return made?.room_id ?? null;
};

interface NewPlace {
  readonly roomId: string;
  readonly helpLevels: readonly (HelpLevel | null)[];
  /** Whether this server wrote the file, and nobody has changed its messages. */
  readonly isOwn: boolean;
  readonly now: number;
}

const toRows = (
  messages: readonly RoomFileMessage[],
  { roomId, helpLevels, isOwn, now }: NewPlace,
): MessageRow[] => {
  const ids = new Map(messages.map(({ id }) => [id, newId(now)]));
  const roles = new Map(messages.map(({ id, role }) => [id, role]));
  return messages.map((message, index) => {
    const parent = message.parent ?? '';
    const line = {
      message_id: ids.get(message.id) ?? newId(now),
      room_id: roomId,
      seq: index + 1,
      role: message.role,
      text: message.text,
      status: toStatus(message),
      parent_id: ids.get(parent) ?? null,
      parentRole: roles.get(parent) ?? null,
      hidden_at: message.hiddenAt ?? null,
      created_at: message.createdAt,
      help: helpLevels[index] ?? null,
      origin: originOf(message, isOwn),
    };
    return {
      ...toImportedRow(line, now),
      liked_at: message.liked === true ? now : null,
      pinned_at: message.pinned === true ? now : null,
      problem: message.problem ?? null,
    };
  });
};

/** `aiGenerated` of an unsigned file is believed, because it can only add a label. */
const originOf = ({ edited, aiGenerated }: RoomFileMessage, isOwn: boolean): Origin => {
  if (isOwn) return edited === true ? 'ownEdited' : 'own';
  return aiGenerated === true && edited !== true ? 'machine' : 'anybody';
};

/** Nobody writes a reply of a file any more. */
const toStatus = ({ status, text }: RoomFileMessage): MessageRow['status'] => {
  if (status !== 'streaming') {
    return status;
  }
  return text === '' ? 'failed' : 'interrupted';
};
