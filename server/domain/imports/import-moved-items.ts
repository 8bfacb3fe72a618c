import type { CompanionIndex, CompanionMate } from '../../../contract/account/companion-file.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { judgeOwnWords } from '../accounts/own-words.ts';
import { importBook, replaceBook } from '../lore/own/import-book.ts';
import type { MateDeps } from '../mates/mate-deps.ts';
import { storeCardOriginal } from '../mates/card-originals.ts';
import {
  findChangeable,
  readNamedMates,
  toFreeClientId,
  toIdentity,
  type Identity,
} from '../mates/mate-identity.ts';
import { storeCardFile } from '../mates/own/card-files.ts';
import { reopenFormerMate } from '../mates/own/former-mate.ts';
import { assertAllowedDraft, storeOwnMate } from '../mates/own/user-mates.ts';
import { adoptPicture } from '../pictures/pictures.ts';
import { savePersona } from '../rooms/personas.ts';
import { assertSafeFields } from '../safety/content-rules.ts';
import { assertWithinStorage } from '../storage.ts';
import type { StoreDeps } from '../store-deps.ts';
import { withUserLock } from '../user-lock.ts';
import { changedRow, insertNew, createdRow, recordFormer, type FormerRow } from '../former-rows.ts';
import type { Outcome } from './import-moved-room.ts';

/** Who imports, and with which import. */
export interface Importer {
  readonly userId: string;
  readonly importId: string;
}

/** What something of an archive is here. */
export interface Moved {
  readonly id: string;
  readonly outcome: Outcome;
}

/** The clock shows when it was changed on the other host, so that a newer file is known by that. */
const asOf = <Deps extends StoreDeps>(deps: Deps, time: number): Deps => ({
  ...deps,
  now: () => Math.min(time, deps.now()),
});

/** Stores a persona of an archive, or updates the one that the user has by a newer one. Throws as `savePersona` does. */
export const importPersona = async (
  deps: StoreDeps,
  { userId, importId }: Importer,
  { id, isDefault: _isFirst, updatedAt, ...draft }: CompanionIndex['personas'][number],
): Promise<Moved> => {
  const then = asOf(deps, updatedAt);
  const row = await deps.database
    .selectFrom('personas')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) => where.or([where('persona_id', '=', id), where('client_id', '=', id)]))
    .executeTakeFirst();
  if (row === undefined) {
    const made = await savePersona(then, { userId, uuid: null, clientId: id, importId, draft });
    return { id: made.uuid, outcome: 'created' };
  }
  if (updatedAt <= row.updated_at) return { id: row.persona_id, outcome: 'unchanged' };
  await withUserLock(deps, userId, async (transaction) => {
    assertSafeFields(draft);
    const updated = then.now();
    await transaction
      .updateTable('personas')
      .set({ ...draft, updated_at: updated })
      .where('persona_id', '=', row.persona_id)
      .execute();
    await judgeOwnWords(transaction, { userId, now: deps.now(), texts: Object.values(draft) });
    const item = { user_id: userId, import_id: importId, kind: 'persona', item_id: row.persona_id } as const;
    const former = [changedRow('personas', { ...row })];
    await recordFormer(transaction, deps.now(), { ...item, updated_at: updated }, former);
  });
  return { id: row.persona_id, outcome: 'updated' };
};

/** Stores a lorebook of an archive, or replaces the one that the user has by a newer one. Throws as `importBook` does. */
export const importMovedBook = async (
  deps: StoreDeps,
  { userId, importId }: Importer,
  { id, name, updatedAt, text }: CompanionIndex['lorebooks'][number] & { readonly text: string },
): Promise<Moved> => {
  const then = asOf(deps, updatedAt);
  const row = await deps.database
    .selectFrom('lorebooks')
    .select(['book_id', 'updated_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('book_id', '=', id), where('client_id', '=', id)]))
    .executeTakeFirst();
  if (row === undefined) {
    const { book } = await importBook(then, { userId, clientId: id, name, text, importId });
    return { id: book.bookId, outcome: 'created' };
  }
  if (updatedAt <= row.updated_at) return { id: row.book_id, outcome: 'unchanged' };
  await replaceBook(then, { userId, bookId: row.book_id, name, text }, async (transaction, former) => {
    const item = { user_id: userId, import_id: importId, kind: 'book', item_id: row.book_id } as const;
    await recordFormer(transaction, deps.now(), { ...item, updated_at: then.now() }, former);
  });
  return { id: row.book_id, outcome: 'updated' };
};

/** A mate of the user's own with its other files. */
export interface MovedMate {
  readonly mate: CompanionMate;
  readonly updatedAt: number;
  readonly card: string | null;
  readonly cardFile: Uint8Array | null;
  readonly picture: { readonly id: string; readonly bytes: Uint8Array } | null;
  /** The lorebooks that it uses, here. */
  readonly bookIds: readonly string[];
}

/** Of a mate from a file that another program wrote: what it is elsewhere is not known. */
const noIdentity: Identity = { identity: null, identity_key: null };

/**
 * Stores a mate of the user's own from an archive, private until the user publishes it, or updates the one that the user has by a newer
 * one. Throws as `saveOwnMate` does.
 */
export const importMovedMate = async (
  deps: Pick<MateDeps, 'database' | 'dialect' | 'now' | 'moderation'>,
  { userId, importId }: Importer,
  moved: MovedMate & { readonly mate: { readonly draft: NonNullable<CompanionMate['draft']> } },
): Promise<Moved> => {
  const { mate, updatedAt } = moved;
  const identity = mate.identityKey === undefined ? noIdentity : toIdentity(mate.identityKey);
  const named = { id: mate.id, identity: identity.identity };
  const rows = await readNamedMates(deps.database, userId, named);
  const row = findChangeable(rows, named);
  if (row !== undefined && updatedAt <= row.updated_at) return { id: row.mate_id, outcome: 'unchanged' };
  const picture = moved.picture === null ? null : await adoptPicture(deps, { userId, ...moved.picture });
  const draft = { ...mate.draft, picture, visibility: row?.visibility ?? ('private' as const) };
  await assertAllowedDraft(deps, draft);
  const input = {
    userId,
    mateId: row?.mate_id ?? null,
    clientMateId: toFreeClientId(rows, named),
    identity,
    draft,
    card: null,
    importId: row === undefined ? importId : undefined,
    refusesDuplicate: false,
    assumed: mate.assumed ?? [],
  };
  const { mateId } = await withUserLock(deps, userId, async (transaction) => {
    const now = deps.now();
    if (row !== undefined && row.closed_at !== null) {
      await reopenFormerMate(transaction, { userId, mateId: row.mate_id, now });
    }
    const saved = await storeOwnMate(transaction, asOf(deps, updatedAt), input);
    const files = await storeFilesOfMate(transaction, deps, { ...moved, userId, mateId: saved.mateId });
    if (row !== undefined) {
      const item = { user_id: userId, import_id: importId, kind: 'mate', item_id: saved.mateId } as const;
      const former = [changedRow('mates', { ...row }), ...files];
      await recordFormer(transaction, now, { ...item, updated_at: saved.updatedAt }, former);
      await assertWithinStorage(transaction, deps.dialect, userId);
    }
    return saved;
  });
  return { id: mateId, outcome: row === undefined ? 'created' : 'updated' };
};

/** Stores the card, its file, and which lorebooks the mate uses. Returns what the rows were. */
const storeFilesOfMate = async (
  transaction: DatabaseTransaction,
  deps: StoreDeps,
  {
    userId,
    mateId,
    card,
    cardFile,
    bookIds,
  }: Pick<MovedMate, 'card' | 'cardFile' | 'bookIds'> & {
    readonly userId: string;
    readonly mateId: string;
  },
): Promise<FormerRow[]> => {
  const former: FormerRow[] = [];
  const original = await transaction
    .selectFrom('card_originals')
    .selectAll()
    .where('mate_id', '=', mateId)
    .executeTakeFirst();
  if (card !== null && original?.card !== card) {
    await storeCardOriginal(transaction, mateId, card);
    former.push(
      original === undefined
        ? createdRow('card_originals', { mate_id: mateId })
        : changedRow('card_originals', { ...original }),
    );
  }
  if (cardFile !== null) {
    former.push(...(await replaceCardFile(transaction, deps, { userId, mateId, content: cardFile })));
  }
  for (const [index, bookId] of bookIds.entries()) {
    const attached = { mate_id: mateId, book_id: bookId, attached_at: deps.now() + index };
    former.push(...(await insertNew(transaction, 'mate_lorebooks', attached)));
  }
  return former;
};

/** Stores the file of a card in place of another one, and returns what that was; nothing where it is the same. */
const replaceCardFile = async (
  transaction: DatabaseTransaction,
  deps: StoreDeps,
  file: { readonly userId: string; readonly mateId: string; readonly content: Uint8Array },
): Promise<FormerRow[]> => {
  const key = { mate_id: file.mateId };
  const stored = await transaction
    .selectFrom('card_files')
    .select('content')
    .where('mate_id', '=', file.mateId)
    .executeTakeFirst();
  const content = stored === undefined ? null : Buffer.from(stored.content);
  if (content?.equals(file.content) === true) return [];
  await storeCardFile(transaction, deps, file);
  return [content === null ? createdRow('card_files', key) : changedRow('card_files', { ...key, content })];
};
