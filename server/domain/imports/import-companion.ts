import {
  CompanionMate,
  CompanionMessages,
  CompanionRoom,
  companionPaths,
  type CompanionImport,
  type CompanionImportFrame,
  type CompanionIndex,
} from '../../../contract/account/companion-file.ts';
import { code } from '../../../contract/envelope.ts';
import { maxCardFileBytes } from '../../../contract/mates/own-mate.ts';
import { maxPictureFileBytes } from '../../../contract/mates/picture.ts';
import type { CompanionFile } from '../export/open-companion.ts';
import type { Database } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import { findMate } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';
import type { MateDeps } from '../mates/mate-deps.ts';
import { findMeant, readNamedMates, readOthersMates, type NamedMate } from '../mates/mate-identity.ts';
import { makeFormerMate } from '../mates/own/former-mate.ts';
import { matureContentOff } from '../mates/room-mates.ts';
import { assertAllPassModeration } from '../safety/content-rules.ts';
import type { RoomDeps } from '../rooms/rooms.ts';
import { importLists, importMateFacts } from './import-lists.ts';
import {
  importMovedBook,
  importMovedMate,
  importPersona,
  type Importer,
  type Moved,
} from './import-moved-items.ts';
import { importMovedRoom } from './import-moved-room.ts';
import { undoRoom } from './undo-import.ts';

type ImportDeps = RoomDeps & Pick<MateDeps, 'database' | 'dialect' | 'now' | 'moderation'>;

/** What became of the things in the archive: the text of a refusal is in the language of the page. */
export type ImportReport =
  | Exclude<CompanionImportFrame, { readonly type: 'refused' | 'error' }>
  | { readonly type: 'refused'; readonly kind: Kind; readonly id: string; readonly error: DomainError };

type Kind = Extract<CompanionImportFrame, { readonly type: 'item' }>['kind'];

/** The ids here of what the archive names, by the ids there. */
interface Places {
  readonly personas: Map<string, string>;
  readonly books: Map<string, string>;
  readonly mates: Map<string, string>;
}

/**
 * Imports what is in an archive, and yields what became of each part. What this server refuses is reported and leaves nothing behind; the
 * rest goes on.
 */
export async function* importCompanion(
  deps: ImportDeps,
  viewer: Viewer,
  { importId, excluded }: CompanionImport,
  file: CompanionFile,
): AsyncGenerator<ImportReport> {
  const who: Importer & Viewer = { ...viewer, importId };
  const places: Places = { personas: new Map(), books: new Map(), mates: new Map() };
  const isWanted = (kind: Kind, id: string): boolean => !excluded.includes(`${kind}:${id}`);
  const { index } = file;
  for (const persona of defaultFirst(index.personas)) {
    if (!isWanted('persona', persona.id)) continue;
    const { id } = persona;
    yield* reported({ kind: 'persona', id, places: places.personas }, () =>
      importPersona(deps, who, persona),
    );
  }
  for (const book of index.lorebooks) {
    if (!isWanted('book', book.id)) continue;
    yield* reported({ kind: 'book', id: book.id, places: places.books }, async () => {
      const text = await file.readText(companionPaths.lorebook(book.id));
      return importMovedBook(deps, who, { ...book, text: text ?? '' });
    });
  }
  for (const mate of index.mates.filter(({ own }) => own)) {
    if (!isWanted('mate', mate.id)) continue;
    yield* reported({ kind: 'mate', id: mate.id, places: places.mates }, () =>
      moveMate(deps, who, { file, mate, places }),
    );
  }
  for (const room of index.rooms) {
    if (isWanted('room', room.id)) yield* moveRoom(deps, who, { file, room, places });
  }
  if (isWanted('list', 'lists')) yield* moveLists(deps, who, { file, places });
  yield { type: 'done' };
}

/** The first persona of an account becomes the default. */
const defaultFirst = (personas: CompanionIndex['personas']) =>
  personas.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));

interface Reported {
  readonly kind: Kind;
  readonly id: string;
  readonly places: Map<string, string>;
}

async function* reported(
  { kind, id, places }: Reported,
  work: () => Promise<Moved>,
): AsyncGenerator<ImportReport> {
  try {
    const moved = await work();
    places.set(id, moved.id);
    yield { type: 'item', kind, id, outcome: moved.outcome };
  } catch (error) {
    yield { type: 'refused', kind, id, error: refusalOf(error) };
  }
}

/** Anything but a refusal of the content ends the import. */
const refusalOf = (error: unknown): DomainError => {
  const ending: readonly number[] = [code.serverError, code.unavailable, code.loginExpired];
  if (!(error instanceof DomainError) || ending.includes(error.code)) throw error;
  return error;
};

interface Part {
  readonly file: CompanionFile;
  readonly places: Places;
}

const moveMate = async (
  deps: ImportDeps,
  who: Importer & Viewer,
  { file, mate, places }: Part & { readonly mate: CompanionIndex['mates'][number] },
): Promise<Moved> => {
  const details = await file.readJson(companionPaths.mate(mate.id), CompanionMate);
  const { draft } = details;
  if (draft === undefined) throw new DomainError(code.invalid, 'companionFileDamaged');
  if (draft.rating === 'mature' && !who.nfsw) throw matureContentOff();
  const picture = mate.picture === null ? null : await readPicture(file, mate.picture);
  return importMovedMate(deps, who, {
    mate: { ...details, draft },
    updatedAt: mate.updatedAt,
    card: mate.hasCard ? await file.readText(companionPaths.card(mate.id)) : null,
    cardFile: mate.hasCardFile
      ? await file.readBytes(companionPaths.cardFile(mate.id), maxCardFileBytes)
      : null,
    picture,
    bookIds: toPlaces(places.books, details.lorebooks),
  });
};

const readPicture = async (file: CompanionFile, id: string) => {
  const bytes = await file.readBytes(companionPaths.picture(id), maxPictureFileBytes);
  return bytes === null ? null : { id, bytes };
};

const toPlaces = (places: ReadonlyMap<string, string>, ids: readonly string[]): string[] =>
  ids.flatMap((id) => places.get(id) ?? []);

/** A room that is refused in the middle is as it was before. */
async function* moveRoom(
  deps: ImportDeps,
  who: Importer & Viewer,
  { file, room, places }: Part & { readonly room: CompanionIndex['rooms'][number] },
): AsyncGenerator<ImportReport> {
  const { id } = room;
  try {
    const head = await file.readJson(companionPaths.room(id), CompanionRoom);
    if (head.roomId !== id) throw new DomainError(code.invalid, 'companionFileDamaged');
    const mateId = await placeOfMate(deps, who, { file, places, id: head.mate.mateId });
    const moving = importMovedRoom(deps, {
      ...who,
      head,
      mateId,
      personaId: places.personas.get(head.personaId ?? '') ?? null,
      bookIds: toPlaces(places.books, head.lorebooks ?? []),
      parts: () => readMessages(deps, file, room),
    });
    for (;;) {
      const next = await moving.next();
      if (next.done === true) {
        yield { type: 'item', kind: 'room', id, outcome: next.value };
        return;
      }
      yield { type: 'progress', id, messages: next.value };
    }
  } catch (error) {
    const refusal = refusalOf(error);
    await undoRoom(deps, { ...who, id });
    yield { type: 'refused', kind: 'room', id, error: refusal };
  }
}

async function* readMessages(
  { moderation }: ImportDeps,
  file: CompanionFile,
  { id, parts }: CompanionIndex['rooms'][number],
): AsyncGenerator<CompanionMessages> {
  for (let part = 1; part <= parts; part += 1) {
    const read = await file.readJson(companionPaths.messages(id, part), CompanionMessages);
    await assertAllPassModeration(
      moderation,
      read.messages.map(({ text }) => text),
    );
    yield read;
  }
}

/**
 * Returns the mate here: the user's own, or the same one of this server. With any other the room stays readable: of that mate only what
 * the archive says is kept.
 */
const placeOfMate = async (
  deps: ImportDeps,
  viewer: Viewer,
  { file, places, id }: Part & { readonly id: string },
): Promise<string> => {
  const known = places.mates.get(id);
  if (known !== undefined) return known;
  const identity = file.index.mates.find((mate) => mate.id === id)?.identity ?? null;
  const found = await findMeantMate(deps.database, viewer, { id, identity });
  const mateId = found ?? (await makeFormer(deps, viewer.userId, { file, named: { id, identity } }));
  places.mates.set(id, mateId);
  return mateId;
};

/** Returns the user's own mate that the archive means, or one that the user may see; null without one. */
const findMeantMate = async (
  database: Database,
  { userId, nfsw }: Viewer,
  named: NamedMate,
): Promise<string | null> => {
  const rows = await readNamedMates(database, userId, named);
  const own = findMeant(
    rows.filter((row) => row.closed_at === null),
    named,
  );
  if (own !== undefined) return own.mate_id;
  for (const mateId of await readOthersMates(database, named)) {
    if ((await findMate(database, mateId, { userId, nfsw })) !== null) return mateId;
  }
  return null;
};

const makeFormer = async (
  deps: ImportDeps,
  userId: string,
  { file, named }: { readonly file: CompanionFile; readonly named: NamedMate },
): Promise<string> => {
  const { name, hue, look } = await file.readJson(companionPaths.mate(named.id), CompanionMate);
  return makeFormerMate(deps, { userId, named, name, hue, look });
};

async function* moveLists(
  deps: ImportDeps,
  who: Importer & Viewer,
  { file, places }: Part,
): AsyncGenerator<ImportReport> {
  const { index } = file;
  const id = 'lists';
  try {
    const marked = new Map<string, string>();
    for (const { mateId, identity = null } of [...index.favorites, ...index.blocks]) {
      const found = places.mates.get(mateId);
      const named = { id: mateId, identity };
      marked.set(mateId, found ?? (await findMeantMate(deps.database, who, named)) ?? mateId);
    }
    let isNew = await importLists(deps, who, index, (mateId) => marked.get(mateId) ?? mateId);
    for (const mate of index.mates) {
      const { facts } = await file.readJson(companionPaths.mate(mate.id), CompanionMate);
      const mateId = facts.length === 0 ? null : await placeOfMate(deps, who, { file, places, id: mate.id });
      if (mateId !== null && (await importMateFacts(deps, who, { mateId, facts }))) isNew = true;
    }
    yield { type: 'item', kind: 'list', id, outcome: isNew ? 'created' : 'unchanged' };
  } catch (error) {
    yield { type: 'refused', kind: 'list', id, error: refusalOf(error) };
  }
}
