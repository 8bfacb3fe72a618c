import {
  companionFileVersion,
  companionPaths,
  messagesInPart,
  type CompanionIndex,
  type CompanionMate,
  type CompanionMessages,
  type CompanionRoom,
} from '../../../contract/account/companion-file.ts';
import type { RoomFileMessage } from '../../../contract/rooms/room-file.ts';
import { yieldWhenDue } from '../../shared/event-loop.ts';
import { exportRoomParts } from '../rooms/room-file.ts';
import { signRoomFile } from '../signatures.ts';
import type { Viewer } from '../mates/mate-access.ts';
import type { ExportScope } from './export-scope.ts';
import { readBooksToExport } from './exported-books.ts';
import { readMatesToExport, type ExportedMate } from './exported-mates.ts';
import { readLists, readPersonasToExport, readRoomIds } from './exported-lists.ts';

type ExportDeps = Parameters<typeof exportRoomParts>[0];

/**
 * Writes the archive of what the viewer has: each part is read, written and forgotten before the next. Throws `notFound` and `matureOff`
 * for a room or a mate that the viewer does not have or see, before anything is written.
 */
export const writeCompanion = async (
  deps: ExportDeps,
  viewer: Viewer,
  scope: ExportScope,
): Promise<(sink: WritableStream<Uint8Array>) => Promise<void>> => {
  const { roomIds, hiddenRooms } = await readRoomIds(deps.database, viewer, scope);
  const mates = await readMatesToExport(deps.database, viewer, { scope, roomIds });
  return async (sink) => {
    const { TextReader, Uint8ArrayReader, ZipWriter } = await import('./zip-library.ts');
    const zip = new ZipWriter(sink, { level: 6 });
    const addJson = async (path: string, value: unknown): Promise<void> => {
      await yieldWhenDue();
      await zip.add(path, new TextReader(JSON.stringify(value)));
    };
    const rooms: CompanionIndex['rooms'] = [];
    for (const roomId of roomIds) {
      rooms.push(await addRoom(deps, { ...viewer, roomId }, addJson));
    }
    for (const mate of mates) {
      await addMate(mate, addJson, (path, bytes) => zip.add(path, new Uint8ArrayReader(bytes)));
    }
    const books = await readBooksToExport(deps.database, viewer.userId, { scope, roomIds, mates });
    for (const { id, text } of books) await zip.add(companionPaths.lorebook(id), new TextReader(text));
    const index: CompanionIndex = {
      format: 'mates-companion',
      version: companionFileVersion,
      exportedAt: deps.now(),
      scope: scopeName(scope),
      personas: await readPersonasToExport(deps.database, viewer.userId, { scope, roomIds }),
      mates: mates.map(({ entry }) => entry),
      lorebooks: books.map(({ text: _text, ...book }) => book),
      rooms,
      hiddenRooms,
      ...(await readLists(deps.database, viewer.userId, scope)),
    };
    await addJson(companionPaths.index, index);
    await zip.close();
  };
};

const scopeName = ({ mateId, roomId }: ExportScope): CompanionIndex['scope'] => {
  if (roomId !== undefined) return 'room';
  return mateId === undefined ? 'account' : 'mate';
};

type AddJson = (path: string, value: unknown) => Promise<void>;

/** How many letters the messages of a part have: a reader checks a part at once, and others wait for that. */
const lettersInPart = 500_000;

const addRoom = async (
  deps: ExportDeps,
  input: Viewer & { readonly roomId: string },
  addJson: AddJson,
): Promise<CompanionIndex['rooms'][number]> => {
  let [part, letters, count, parts]: [RoomFileMessage[], number, number, number] = [[], 0, 0, 0];
  const addPart = async ({ roomId, mate }: Pick<CompanionRoom, 'roomId' | 'mate'>): Promise<void> => {
    if (part.length === 0) return;
    const signature = await signRoomFile(deps.database, { mate, messages: part });
    parts += 1;
    const file: CompanionMessages = { messages: part, signature };
    await addJson(companionPaths.messages(roomId, parts), file);
    [part, letters] = [[], 0];
  };
  const head = await exportRoomParts(deps, input, async (room, messages) => {
    for (const message of messages) {
      if (part.length === messagesInPart || letters >= lettersInPart) await addPart(room);
      part.push(message);
      letters += message.text.length;
    }
    count += messages.length;
  });
  await addPart(head);
  const { roomId: id, mate, title = '', updatedAt } = head;
  await addJson(companionPaths.room(id), head satisfies CompanionRoom);
  return { id, mateId: mate.mateId, title, messages: count, parts, updatedAt };
};

const addMate = async (
  { entry, readDetails, readCard, readCardFile, readPicture }: ExportedMate,
  addJson: AddJson,
  addBytes: (path: string, bytes: Uint8Array) => Promise<unknown>,
): Promise<void> => {
  const details: CompanionMate = await readDetails();
  await addJson(companionPaths.mate(entry.id), details);
  const card = entry.hasCard ? await readCard() : null;
  if (card !== null) await addBytes(companionPaths.card(entry.id), new TextEncoder().encode(card));
  const file = entry.hasCardFile ? await readCardFile() : null;
  if (file !== null) await addBytes(companionPaths.cardFile(entry.id), file);
  const picture = entry.picture === null ? null : await readPicture();
  if (picture !== null && entry.picture !== null) {
    await addBytes(companionPaths.picture(entry.picture), picture);
  }
};
