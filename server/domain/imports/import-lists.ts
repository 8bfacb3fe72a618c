import type { CompanionIndex, CompanionMate } from '../../../contract/account/companion-file.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { assertWithinCap } from '../caps.ts';
import { findMate } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { storeCard } from '../mates/mate-cards.ts';
import { assertSafeFields } from '../safety/content-rules.ts';
import type { StoreDeps } from '../store-deps.ts';
import { withUserLock } from '../user-lock.ts';
import { insertNew, recordFormer, type FormerRow } from '../former-rows.ts';
import { addMateFacts } from './imported-memory.ts';
import type { Importer } from './import-moved-items.ts';

type Lists = Pick<CompanionIndex, 'favorites' | 'blocks' | 'follows' | 'followedTags'>;

/** Adds what the user likes, follows and blocks, as far as it is here. Returns whether there was something new. */
export const importLists = (
  deps: StoreDeps,
  { userId, importId, nfsw }: Importer & Viewer,
  { favorites, blocks, follows, followedTags }: Lists,
  mateIdOf: (id: string) => string,
): Promise<boolean> =>
  withUserLock(deps, userId, async (transaction) => {
    const made: FormerRow[] = [];
    const at = (time: number): number => Math.min(time, deps.now());
    const isSeen = async (mateId: string): Promise<boolean> =>
      (await findMate(transaction, mateId, { userId, nfsw })) !== null;
    for (const { mateId: id, createdAt } of favorites) {
      const row = { user_id: userId, mate_id: mateIdOf(id), created_at: at(createdAt) };
      if (await isSeen(row.mate_id)) made.push(...(await insertNew(transaction, 'favorites', row)));
    }
    for (const { mateId: id, createdAt } of blocks) {
      const mateId = mateIdOf(id);
      if (!(await isSeen(mateId))) continue;
      const card = await storeCard(transaction, deps.now(), mateId);
      const row = { user_id: userId, mate_id: mateId, created_at: at(createdAt), card_id: card };
      made.push(...(await insertNew(transaction, 'blocks', row)));
    }
    for (const { creatorId, createdAt } of follows) {
      const creator = await transaction
        .selectFrom('creators')
        .select('creator_id')
        .where('creator_id', '=', creatorId)
        .executeTakeFirst();
      const row = { user_id: userId, creator_id: creatorId, created_at: at(createdAt) };
      if (creator !== undefined) made.push(...(await insertNew(transaction, 'follows', row)));
    }
    for (const { tag, createdAt } of followedTags) {
      const row = { user_id: userId, tag, created_at: at(createdAt) };
      made.push(...(await insertNew(transaction, 'tag_follows', row)));
    }
    for (const kind of ['favorites', 'blocks', 'follows', 'tag_follows'] as const) {
      await assertWithinCap(transaction, deps.dialect, { userId, kind });
    }
    await rememberAdded(transaction, deps.now(), { userId, importId }, made);
    return made.length > 0;
  });

/** Adds what a mate remembers in all rooms. Returns whether there was something new. */
export const importMateFacts = (
  deps: StoreDeps,
  { userId, importId }: Importer,
  { mateId, facts }: { readonly mateId: string; readonly facts: CompanionMate['facts'] },
): Promise<boolean> =>
  withUserLock(deps, userId, async (transaction) => {
    assertSafeFields({ facts: facts.map(({ text }) => text) });
    const made = await addMateFacts(transaction, { userId, mateId }, facts, deps.now());
    await rememberAdded(transaction, deps.now(), { userId, importId }, made);
    return made.length > 0;
  });

const rememberAdded = (
  transaction: DatabaseTransaction,
  now: number,
  { userId, importId }: Importer,
  made: readonly FormerRow[],
): Promise<void> =>
  recordFormer(
    transaction,
    now,
    { user_id: userId, import_id: importId, kind: 'list', item_id: importId },
    made,
  );
