import type { Selectable } from 'kysely';
import { code } from '../../../contract/envelope.ts';
import { hashSecret } from '../../ids.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import type { EmailChangeRow } from '../../store/schema-accounts.ts';
import { DomainError } from '../domain-error.ts';
import type { AccountDeps } from './account-deps.ts';

type ConfirmDeps = Pick<AccountDeps, 'database' | 'now' | 'mailer'>;

/**
 * Confirms a change of address for the mailbox to which the link was mailed. The second one changes the address. Throws
 * `notFound` for a link that has expired or belongs to a change that was made or canceled, and `forbidden` when the
 * address has got an account meanwhile.
 */
export const confirmEmailChange = async (
  deps: ConfirmDeps,
  linkCode: string,
): Promise<{ isChanged: boolean }> => {
  const formerEmail = await deps.database.transaction().execute(async (transaction) => {
    const change = await markConfirmed(transaction, deps.now(), hashSecret(linkCode));
    return change.old_confirmed === 1 && change.new_confirmed === 1 ? applyChange(transaction, change) : null;
  });
  if (formerEmail !== null) {
    await deps.mailer.forget(formerEmail);
  }
  return { isChanged: formerEmail !== null };
};

/** Cancels a change with the link that was mailed to the current address. Throws `notFound` as above. */
export const rejectEmailChange = async (deps: ConfirmDeps, linkCode: string): Promise<void> => {
  const rejected = await deps.database
    .deleteFrom('email_changes')
    .where('old_code_hash', '=', hashSecret(linkCode))
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  if (rejected.numDeletedRows === 0n) {
    throw linkExpired();
  }
};

/** Both links may be followed at the same time: the row is locked until the first of them is done. */
const markConfirmed = async (
  transaction: DatabaseTransaction,
  now: number,
  codeHash: string,
): Promise<Selectable<EmailChangeRow>> => {
  const change = await transaction
    .updateTable('email_changes')
    .set((build) => ({
      old_confirmed: build
        .case()
        .when('old_code_hash', '=', codeHash)
        .then(1)
        .else(build.ref('old_confirmed'))
        .end(),
      new_confirmed: build
        .case()
        .when('new_code_hash', '=', codeHash)
        .then(1)
        .else(build.ref('new_confirmed'))
        .end(),
    }))
    .where((where) =>
      where.or([where('old_code_hash', '=', codeHash), where('new_code_hash', '=', codeHash)]),
    )
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (change === undefined) {
    throw linkExpired();
  }
  return change;
};

/**
 * Changes the address and closes every path into the account that others may have: other sessions, and links mailed to
 * the former address, which is returned.
 */
const applyChange = async (
  transaction: DatabaseTransaction,
  { user_id: userId, session_id: sessionId, email }: Selectable<EmailChangeRow>,
): Promise<string> => {
  const user = await transaction
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const taken = await transaction
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (taken !== undefined) {
    throw new DomainError(code.forbidden, 'emailTaken');
  }
  await transaction.updateTable('users').set({ email }).where('user_id', '=', userId).execute();
  await transaction.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('session_id', '<>', sessionId)
    .execute();
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('registrations').where('user_id', '=', userId).execute();
  return user.email;
};

const linkExpired = (): DomainError => new DomainError(code.notFound, 'resetLinkExpired');
