import { roomFileVersion, type RoomFile, type RoomFileMessage } from '../../../contract/room-file.ts';
import type { MessageRow } from '../../store/schema-rooms.ts';
import type { Viewer } from '../mates/mate-access.ts';
import type { StoreDeps } from '../store-deps.ts';
import { readPersonaInUse } from '../mates/known-persona.ts';
import { readInParts, toProblem } from './messages.ts';
import { toAiMark } from '../transcript/history.ts';
import { choiceColumns, toExportedReplies } from './reply-settings.ts';
import { readNotes } from './room-notes.ts';
import { signRoomFile } from '../signatures.ts';
import { findVisibleRoom } from '../transcript/room-access.ts';

/** Exports one of the user's rooms with all its branches. Throws as `readNotes` does, and `matureOff`. */
export const exportRoomFile = async (
  deps: Parameters<typeof readNotes>[0] & Pick<StoreDeps, 'now'>,
  input: Viewer & { readonly roomId: string },
): Promise<RoomFile> => {
  const { room, view } = await findVisibleRoom(deps.database, input);
  const { mate, title, createdAt, updatedAt } = room;
  const { notes } = await readNotes(deps, input);
  const { mature_at: matureAt, ...choice } = await deps.database
    .selectFrom('rooms')
    .select(['mature_at', ...choiceColumns])
    .where('room_id', '=', input.roomId)
    .executeTakeFirstOrThrow();
  const place = { roomId: input.roomId, isShown: false };
  const messages = await readInParts(deps.database, place, (rows) => rows.map(toFileMessage));
  return {
    format: 'mates-room',
    version: roomFileVersion,
    exportedAt: deps.now(),
    mate: { mateId: mate.mateId, name: mate.name },
    ...(matureAt === null ? {} : { rating: 'mature' }),
    ...(title === undefined ? {} : { title }),
    createdAt,
    updatedAt,
    notes,
    ...toExportedReplies(choice, view.mate ?? {}),
    persona: await readPersonaInUse(deps.database, input.roomId),
    leaf: messages.findLast(({ hiddenAt }) => hiddenAt === undefined)?.id ?? null,
    messages,
    signature: await signRoomFile(deps.database, { mate, messages }),
  };
};

const toFileMessage = (row: MessageRow): RoomFileMessage => {
  const { problem } = toProblem(row);
  return {
    id: row.message_id,
    parent: row.parent_id,
    role: row.role,
    text: row.text,
    status: row.status,
    createdAt: row.created_at,
    ...(row.liked_at === null ? {} : { liked: true }),
    ...(row.pinned_at === null ? {} : { pinned: true }),
    ...(row.edited_at === null ? {} : { edited: true }),
    ...(problem === undefined ? {} : { problem }),
    ...toAiMark(row),
    ...(row.hidden_at === null ? {} : { hiddenAt: row.hidden_at }),
  };
};
