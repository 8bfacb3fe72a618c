import { code } from '../../../../contract/envelope.ts';
import type { MateDraft, OwnMate, OwnMateList } from '../../../../contract/mates/own-mate.ts';
import { minutes } from '../../../shared/clock.ts';
import type { MateDeps } from '../mate-deps.ts';
import { newId } from '../../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../../store/database.ts';
import type { MateRow } from '../../../store/schema/mates.ts';
import type { AssumedField } from '../../../content/mate-profile.ts';
import { assumedFields } from '../assumed-fields.ts';
import { findMateOfCard, readCardOriginals, storeCardOriginal } from '../card-originals.ts';
import { ageRules } from './user-mate-ages.ts';
import { deleteMate } from './delete-user-mate.ts';
import { newIdentity, type Identity } from '../mate-identity.ts';
import { recordMateChange, toShownAt } from '../mate-changes.ts';
import { readProfile, toProfile, toOwnMate } from './user-mate-profile.ts';
import { assertAllowedCard } from './user-mate-texts.ts';
import { recordImported } from '../../imported-items.ts';
import { withUserLock } from '../../user-lock.ts';
import { caps, limitReached } from '../../caps.ts';
import { DomainError } from '../../domain-error.ts';
import { assertPassesModeration } from '../../safety/content-rules.ts';
import { claimPicture } from '../../pictures/picture-owners.ts';
import { textsOf } from '../../safety/talk-with-minors.ts';
import { assertWithinStorage } from '../../storage.ts';

type OwnMateDeps = Pick<MateDeps, 'database' | 'dialect' | 'now' | 'moderation'>;

/** Returns the user's mates, newest first. */
export const listOwnMates = async (
  database: Database,
  userId: string,
): Promise<Omit<OwnMateList, 'isScripted'>> => {
  const rows = await selectOwn(database, userId).orderBy('mate_id', 'desc').execute();
  return { mates: rows.map(toOwnMate), most: caps.mates };
};

/** Returns one of the user's mates. Throws `notFound` for any other. */
export const readOwnMate = async (
  database: Database,
  { userId, mateId }: { userId: string; mateId: string },
): Promise<OwnMate> => toOwnMate(await getOwnMateRow(database, userId, mateId));

/** Returns the card that one of the user's mates was made from; null without one. Throws `notFound` for any other mate. */
export const readOwnMateCard = async (
  database: Database,
  { userId, mateId }: { userId: string; mateId: string },
): Promise<{ card: string | null }> => {
  await getOwnMateRow(database, userId, mateId);
  const [original] = await readCardOriginals(database, userId, mateId);
  return { card: original?.card ?? null };
};

interface SaveMateInput {
  readonly userId: string;
  /** Null for a new one. */
  readonly mateId: string | null;
  readonly clientMateId: string | null;
  readonly draft: MateDraft;
  /** The card that it is made from; null retains an earlier one. */
  readonly card: string | null;
  /** The import from another app that creates it. */
  readonly importId: string | undefined;
  /** Whether a new mate is refused where the user has one of the same card. */
  readonly refusesDuplicate: boolean;
  /** The fields that nobody wrote, where that is known. */
  readonly assumed?: readonly AssumedField[] | undefined;
  /** What the mate is on other servers, where its creator's file says it; by default it begins here. */
  readonly identity?: Identity | undefined;
}

/**
 * Replaces the user's mate with that `mateId`, or creates one, once per `clientMateId`. Throws `notFound` for a mate
 * that is not the user's, `limitReached` at the cap, `duplicate` and `contentRefused` for forbidden texts.
 */
export const saveOwnMate = async (deps: OwnMateDeps, input: SaveMateInput): Promise<OwnMate> => {
  await assertAllowedDraft(deps, input.draft);
  return withUserLock(deps, input.userId, (transaction) => storeOwnMate(transaction, deps, input));
};

/** Throws `contentRefused` for forbidden texts. Asks before the transaction, which others wait for. */
export const assertAllowedDraft = async (
  { moderation, now }: Pick<OwnMateDeps, 'moderation' | 'now'>,
  draft: MateDraft,
): Promise<void> => {
  assertAllowedCard(draft, now());
  await assertPassesModeration(moderation, textsOf(draft));
};

/** Does what `saveOwnMate` does with an allowed draft, in a transaction that has the user's lock. */
export const storeOwnMate = async (
  transaction: DatabaseTransaction,
  { dialect, now }: Pick<OwnMateDeps, 'dialect' | 'now'>,
  input: SaveMateInput,
): Promise<OwnMate> => {
  if (typeof input.draft.picture === 'string') {
    await claimPicture(transaction, { ...input, pictureId: input.draft.picture, now: now() });
  }
  const saved = await saveMate(transaction, now(), input);
  if (input.card !== null) {
    await storeCardOriginal(transaction, saved.mateId, input.card);
  }
  await assertWithinStorage(transaction, dialect, input.userId);
  return saved;
};

const saveMate = async (
  transaction: DatabaseTransaction,
  now: number,
  input: SaveMateInput,
): Promise<OwnMate> => {
  if (input.mateId !== null) {
    return updateMate(transaction, now, { ...input, mateId: input.mateId });
  }
  const made = await findByClientId(transaction, input);
  if (made !== null) {
    return toOwnMate(made);
  }
  const mate = await insertMate(transaction, now, input);
  await recordImported(transaction, now, { ...input, kind: 'mate', itemId: mate.mateId });
  return mate;
};

/** Deletes one of the user's mates. Ignores other users' mates and missing ones. */
export const deleteOwnMate = (
  deps: Omit<OwnMateDeps, 'moderation'>,
  input: { userId: string; mateId: string },
): Promise<void> =>
  withUserLock(deps, input.userId, async (transaction) => {
    const mate = await selectOwn(transaction, input.userId)
      .where('mate_id', '=', input.mateId)
      .executeTakeFirst();
    if (mate !== undefined) {
      await deleteMate(transaction, deps, { mateId: mate.mate_id, name: mate.name, isErased: false });
    }
  });

const selectOwn = (database: Database, userId: string) =>
  database.selectFrom('mates').selectAll().where('owner_id', '=', userId).where('closed_at', 'is', null);

const countOwn = async (database: Database, userId: string): Promise<number> => {
  const { count } = await database
    .selectFrom('mates')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('owner_id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Returns one of the user's mates. Throws `notFound` for any other. */
export const getOwnMateRow = async (database: Database, userId: string, mateId: string): Promise<MateRow> => {
  const row = await selectOwn(database, userId).where('mate_id', '=', mateId).executeTakeFirst();
  if (row === undefined) {
    throw new DomainError(code.notFound, 'mateNotFound');
  }
  return row;
};

const findByClientId = async (transaction: Database, input: SaveMateInput): Promise<MateRow | null> => {
  if (input.clientMateId === null) {
    return null;
  }
  const row = await selectOwn(transaction, input.userId)
    .where('client_mate_id', '=', input.clientMateId)
    .executeTakeFirst();
  return row ?? null;
};

const insertMate = async (
  transaction: DatabaseTransaction,
  now: number,
  input: SaveMateInput,
): Promise<OwnMate> => {
  if (input.refusesDuplicate && input.card !== null) {
    const made = await findMateOfCard(transaction, input.userId, input.card);
    if (made !== undefined) {
      const details = { mateId: made.mate_id, name: made.name };
      throw new DomainError(code.duplicate, 'mateDuplicate', { details });
    }
  }
  if ((await countOwn(transaction, input.userId)) >= caps.mates) {
    throw limitReached('mates');
  }
  const row = await transaction
    .insertInto('mates')
    .values({
      mate_id: newId(now),
      creator_id: await getOrCreateCreatorId(transaction, input.userId, now),
      ...toColumns(input, null),
      picture: input.draft.picture ?? null,
      position: toPosition(now),
      chats: 0,
      created_at: now,
      updated_at: now,
      shown_at: toShownAt(input.draft.visibility, now),
      owner_id: input.userId,
      client_mate_id: input.clientMateId,
      ...(input.identity ?? newIdentity()),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOwnMate(row);
};

const updateMate = async (
  transaction: DatabaseTransaction,
  now: number,
  input: SaveMateInput & { mateId: string },
): Promise<OwnMate> => {
  const before = await getOwnMateRow(transaction, input.userId, input.mateId);
  // The index compares this time: the second of two changes within one millisecond must be detected too.
  const time = Math.max(now, before.updated_at + 1);
  const row = await transaction
    .updateTable('mates')
    .set({
      ...toColumns(input, before),
      ...(input.draft.picture === undefined ? {} : { picture: input.draft.picture }),
      updated_at: time,
      shown_at: toShownAt(input.draft.visibility, time, before.shown_at),
      ...input.identity,
    })
    .where('mate_id', '=', input.mateId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = toOwnMate(row);
  if (before.shown_at !== null) {
    await recordMateChange(transaction, { before: toOwnMate(before), after, time });
  }
  return after;
};

const toColumns = ({ draft, card, importId, assumed }: SaveMateInput, before: MateRow | null) => ({
  name: draft.name,
  hue: draft.hue,
  visibility: draft.visibility,
  rating: draft.rating ?? 'everyone',
  age_rules: ageRules,
  profile: JSON.stringify(
    toProfile(
      draft,
      assumed ??
        assumedFields(draft, {
          card,
          isImported: importId !== undefined,
          before: before === null ? null : readProfile(before),
        }),
    ),
  ),
});

/**
 * Returns a position after the product's own mates, newest first. In minutes, so that it stays within an integer
 * column.
 */
export const toPosition = (now: number): number => 1_000_000_000 - Math.floor(now / minutes(1));

/** Shown when the account has no name. */
const fallbackName = 'Anonymous';

export const getOrCreateCreatorId = async (
  transaction: DatabaseTransaction,
  userId: string,
  now: number,
): Promise<string> => {
  await transaction
    .insertInto('creators')
    .values({ creator_id: newId(now), name: fallbackName, created_at: now, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { creator_id } = await transaction
    .selectFrom('creators')
    .select('creator_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return creator_id;
};
