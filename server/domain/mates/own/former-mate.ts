import type { CompanionMate } from '../../../../contract/account/companion-file.ts';
import { PortraitOptions } from '../../../content/portrait-options.ts';
import * as v from 'valibot';
import { newId } from '../../../shared/ids.ts';
import { toShortName } from '../../../shared/short-name.ts';
import type { DatabaseTransaction } from '../../../store/database.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { assertSafeFields } from '../../safety/content-rules.ts';
import { withUserLock } from '../../user-lock.ts';
import { toEmptyProfile } from '../mate-cards.ts';
import { findMeant, readNamedMates, toFreeClientId, type NamedMate } from '../mate-identity.ts';
import { insertDeletedCreator } from './delete-user-mate.ts';
import { getOrCreateCreatorId, toPosition } from './user-mates.ts';

interface FormerMate extends Pick<CompanionMate, 'name' | 'hue' | 'look'> {
  readonly userId: string;
  readonly named: NamedMate;
}

/**
 * Returns the mate for rooms with one that is not on this server. It is like a deleted one: its rooms can be read, nobody finds it, and
 * nobody can write to it. Made once for each user.
 */
export const makeFormerMate = (
  deps: StoreDeps,
  { userId, named, name, hue, look }: FormerMate,
): Promise<string> =>
  withUserLock(deps, userId, async (transaction) => {
    assertSafeFields({ name });
    const rows = await readNamedMates(transaction, userId, named);
    const known = findMeant(rows, named);
    if (known !== undefined) return known.mate_id;
    const now = deps.now();
    const portrait = v.parse(PortraitOptions, look);
    const profile = toEmptyProfile({ portrait }, toShortName(name));
    const mateId = newId(now);
    await transaction
      .insertInto('mates')
      .values({
        mate_id: mateId,
        creator_id: await insertDeletedCreator(transaction, now),
        name,
        hue,
        profile: JSON.stringify(profile),
        position: toPosition(now),
        chats: 0,
        created_at: now,
        // Any file that has the mate itself is newer.
        updated_at: 0,
        owner_id: userId,
        client_mate_id: toFreeClientId(rows, named),
        identity: named.identity,
        visibility: 'private',
        closed_at: now,
      })
      .execute();
    return mateId;
  });

/** Makes it a mate of the user's own again, whose texts are saved in the same transaction. */
export const reopenFormerMate = async (
  transaction: DatabaseTransaction,
  { userId, mateId, now }: { readonly userId: string; readonly mateId: string; readonly now: number },
): Promise<void> => {
  await transaction
    .updateTable('mates')
    .set({ creator_id: await getOrCreateCreatorId(transaction, userId, now), closed_at: null })
    .where('mate_id', '=', mateId)
    .execute();
};
