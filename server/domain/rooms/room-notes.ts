import { code } from '../../../contract/envelope.ts';
import type { RoomExport, RoomNotes } from '../../../contract/rooms/room-actions.ts';
import type { Message } from '../../../contract/rooms/room.ts';
import { readCopies } from './copy-room.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Companion } from '../../companions/companion.ts';
import type { Database } from '../../store/database.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { readReaderName, withNamesIn } from '../mates/named-mate.ts';
import { viewMates, type MateReference } from '../mates/room-mates.ts';
import type { StoredMate } from '../mates/catalogue.ts';
import { readInParts, readMessage, toMessages } from './messages.ts';
import { readOwnMessage } from '../transcript/history.ts';
import { readPersonaInUse } from '../mates/known-persona.ts';
import { DomainError } from '../domain-error.ts';
import { choiceColumns, toReplySettings, type ChoiceRow } from './reply-settings.ts';
import { readOpenRoom, assertLasting } from '../transcript/room-access.ts';
import { judgeOwnWords } from '../accounts/own-words.ts';
import { assertSafeFields } from '../safety/content-rules.ts';
import { assertWithinStorage } from '../storage.ts';

type CareDeps = StoreDeps;

interface OwnRoom {
  readonly userId: string;
  readonly roomId: string;
}

interface OwnMessage {
  readonly userId: string;
  readonly messageId: string;
}

/** Returns the user's notes for the mate in one of their rooms. Throws `notFound` for any other, `forbidden` for a temporary one. */
export const readNotes = async (
  deps: Pick<StoreDeps, 'database'> & { readonly companion: Pick<Companion, 'models'> },
  input: Viewer & OwnRoom & { readonly timeZone?: string | undefined },
): Promise<RoomNotes> => {
  const row = await readRow(deps, input);
  const copies = await readCopies(deps.database, input);
  const mate = await readVisibleMate(deps.database, input, row);
  const scene = mate === null ? '' : await readScene(deps.database, input, { ...row, mate });
  return {
    notes: row.notes ?? '',
    undo: true,
    ...(copies.length === 0 ? {} : { copies }),
    ...(scene === '' ? {} : { scene }),
    ...toReplySettings(deps.companion, row, mate ?? {}),
  };
};

/** Returns the mate where the room's reader may see it. */
const readVisibleMate = async (
  database: Database,
  viewer: Viewer,
  row: MateReference,
): Promise<StoredMate | null> => {
  const [found] = await viewMates(database, viewer, [row]);
  return found === undefined || found.view.access === 'mature' ? null : found.view.mate;
};

/** Returns the scene of the mate as the room's reader reads it; '' where it has none. */
const readScene = async (
  database: Database,
  viewer: Viewer & { readonly timeZone?: string | undefined },
  { mate, room_id: roomId, created_at: now }: SceneOfRoom,
): Promise<string> => {
  if (mate.scene === '') {
    return '';
  }
  const persona = await readPersonaInUse(database, roomId);
  const person = await readReaderName(database, viewer.userId, persona);
  return withNamesIn(mate, { person, place: roomId, occasion: roomId, now, timeZone: viewer.timeZone }).scene;
};

/**
 * Stores the notes. Throws `notFound` for a room that is not the user's, `contentRefused` for forbidden texts, and
 * `limitReached` for longer ones at the limit of the storage.
 */
export const saveNotes = async (
  deps: CareDeps,
  room: OwnRoom & { readonly notes: string },
): Promise<RoomNotes> => {
  const { notes } = await readRow(deps, room);
  assertSafeFields({ notes: room.notes });
  await deps.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('rooms')
      .set({ notes: room.notes })
      .where('room_id', '=', room.roomId)
      .execute();
    if (room.notes.length > (notes?.length ?? 0)) {
      await assertWithinStorage(transaction, deps.dialect, room.userId);
    }
    await judgeOwnWords(transaction, { userId: room.userId, now: deps.now(), texts: [room.notes] });
  });
  return { notes: room.notes, undo: true };
};

/** Exports one of the user's rooms with all messages that it shows. Throws as `readOpenRoom` does. */
export const exportRoom = async (deps: CareDeps, input: Viewer & OwnRoom): Promise<RoomExport> => {
  const room = await readOpenRoom(deps.database, input, input.roomId);
  const { notes } = await readRow(deps, input);
  return {
    exportedAt: deps.now(),
    room,
    notes: notes ?? '',
    persona: await readPersonaInUse(deps.database, input.roomId),
    messages: await readInParts(deps.database, { roomId: input.roomId, isShown: true }, (rows) =>
      toMessages(deps.database, rows),
    ),
  };
};

/**
 * Likes or unlikes a mate's message. Throws `notFound` for a message that is not in a room of the user's, and `invalid`
 * for a user's own message.
 */
export const likeMessage = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  input: OwnMessage & { readonly liked: boolean },
): Promise<Message> => {
  const row = await readOwnMessage(deps.database, input.userId, input.messageId);
  if (row.role !== 'mate') {
    throw new DomainError(code.invalid, { english: 'Only replies can be liked.' });
  }
  const likedAt = input.liked ? deps.now() : null;
  await deps.database
    .updateTable('messages')
    .set({ liked_at: likedAt })
    .where('message_id', '=', input.messageId)
    .execute();
  return readMessage(deps.database, { ...row, liked_at: likedAt });
};

/** Pins or unpins a message. Throws `notFound` for one that is not in a room of the user's. */
export const pinMessage = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  input: OwnMessage & { readonly pinned: boolean },
): Promise<Message> => {
  const row = await readOwnMessage(deps.database, input.userId, input.messageId);
  const pinnedAt = input.pinned ? deps.now() : null;
  await deps.database
    .updateTable('messages')
    .set({ pinned_at: pinnedAt })
    .where('message_id', '=', input.messageId)
    .execute();
  return readMessage(deps.database, { ...row, pinned_at: pinnedAt });
};

interface SceneOfRoom extends Pick<RoomForNotes, 'room_id' | 'created_at'> {
  readonly mate: StoredMate;
}

interface RoomForNotes extends MateReference, ChoiceRow {
  readonly room_id: string;
  readonly created_at: number;
  readonly notes: string | null;
}

const readRow = async (
  { database }: Pick<StoreDeps, 'database'>,
  { userId, roomId }: OwnRoom,
): Promise<RoomForNotes> => {
  const row = await database
    .selectFrom('rooms')
    .select(['room_id', 'created_at', 'notes', 'mate_id', 'card_id', 'mature_at', 'temporary_seen_at'])
    .select(choiceColumns)
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) {
    throw new DomainError(code.notFound, 'roomNotFound');
  }
  assertLasting(row.temporary_seen_at !== null);
  return row;
};
