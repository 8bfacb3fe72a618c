import type { Replies } from '../replies/replies.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { AccountDeps } from './account-deps.ts';
import type { StoreDeps } from '../store-deps.ts';
import { eraseFreedPages } from '../../store/erase-content.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { deleteAllMates } from '../mates/delete-user-mate.ts';
import { eraseMessages } from '../rooms/erase-messages.ts';
import { purgeFrames } from '../replies/frames.ts';
import { notifyAddress, readNoticeAddress } from './notify-owner.ts';
import { reauthenticate } from './reauthenticate.ts';
import type { Caller } from './sessions.ts';

/**
 * Deletes the account and everything that belongs to it: sessions, sign-ups, rooms, personas, mates, balances and the
 * mails stored on this server. The last mail to the owner is that it was deleted. Throws as `reauthenticate` does.
 */
export const deleteAccount = async (
  deps: AccountDeps & { readonly replies: Pick<Replies, 'forget'> },
  caller: Caller,
  proof: { password: string | null; origin: ClientOrigin },
): Promise<void> => {
  const { email } = await reauthenticate(deps, caller, proof);
  const owner = await readNoticeAddress(deps.database, caller.userId);
  const change = await deps.database
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  const rooms = await deps.database
    .transaction()
    .execute((transaction) => deleteRows(transaction, deps, { userId: caller.userId, email }));
  rooms.forEach((roomId) => deps.replies.forget(roomId));
  await deps.mailer.forget(email);
  if (change !== undefined) {
    await deps.mailer.forget(change.email);
  }
  await eraseFreedPages(deps.database, deps.dialect);
  await notifyAddress(deps, owner, 'accountDeleted', proof.origin);
};

/**
 * Returns the ids of the deleted rooms. Rooms are locked first, as every writer of a reply does, so that transactions
 * cannot deadlock.
 */
const deleteRows = async (
  transaction: DatabaseTransaction,
  deps: Pick<StoreDeps, 'dialect' | 'now'>,
  user: { userId: string; email: string },
): Promise<string[]> => {
  const rooms = await transaction
    .selectFrom('rooms')
    .select('room_id')
    .where('user_id', '=', user.userId)
    .orderBy('room_id')
    .$if(deps.dialect === 'postgres', (query) => query.forUpdate())
    .execute();
  for (const { room_id: roomId } of rooms) {
    await eraseMessages(transaction, roomId);
  }
  await transaction.deleteFrom('rooms').where('user_id', '=', user.userId).execute();
  await purgeFrames(transaction, deps.dialect);
  await deleteAllMates(transaction, deps, user.userId);
  await transaction.deleteFrom('registrations').where('email', '=', user.email).execute();
  await transaction.deleteFrom('users').where('user_id', '=', user.userId).execute();
  return rooms.map((room) => room.room_id);
};
