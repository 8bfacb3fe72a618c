import type { Selectable } from 'kysely';
import { code } from '../../../contract/envelope.ts';
import { hashSecret } from '../../shared/ids.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import type { EmailChangeRow } from '../../store/schema/accounts.ts';
import { afterCommit } from '../after-commit.ts';
import { DomainError } from '../domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { endSessions } from './end-sessions.ts';
import { notifyAddress, type NoticeAddress } from './notify-owner.ts';
import { checkPassword } from './passwords.ts';

/** The page behind a mailed link, and who opened it. */
export interface MailedLink {
  readonly linkCode: string;
  /** The session of the request; null without one. */
  readonly sessionId: string | null;
  readonly password: string | null;
  /** The IP address of the request. */
  readonly address: string;
  readonly origin: ClientOrigin;
}

/**
 * Confirms a change of address for the mailbox to which the link was mailed. The second one changes the address, and the
 * owner of the former one is notified. The link to the new address also requires the session that requested the change, or
 * the account's password: its reader may be a stranger whose address someone else entered. Throws `notFound` for a link that
 * has expired or belongs to a change that was made or canceled, `forbidden` when the address has got an account meanwhile,
 * `passwordRequired`, `wrongCredentials`, and `tooMany` when passwords are guessed.
 */
export const confirmEmailChange = async (
  deps: AccountDeps,
  link: MailedLink,
): Promise<{ isChanged: boolean }> => {
  await assertRequester(deps, link);
  const former = await deps.database.transaction().execute(async (transaction) => {
    const change = await markConfirmed(transaction, deps.now(), hashSecret(link.linkCode));
    return change.old_confirmed === 1 && change.new_confirmed === 1 ? applyChange(transaction, change) : null;
  });
  if (former !== null) {
    await afterCommit(deps.log, 'mails to a former address', () => deps.mailer.forget(former.email));
    await notifyAddress(deps, former, 'emailChanged', link.origin);
  }
  return { isChanged: former !== null };
};

/** Throws unless the link was mailed to the current address, or the user who follows it has requested the change. */
const assertRequester = async (deps: AccountDeps, link: MailedLink): Promise<void> => {
  const change = await deps.database
    .selectFrom('email_changes')
    .innerJoin('users', 'users.user_id', 'email_changes.user_id')
    .select(['users.user_id', 'users.password_hash', 'email_changes.session_id'])
    .where('new_code_hash', '=', hashSecret(link.linkCode))
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  if (change === undefined || change.session_id === link.sessionId) {
    return;
  }
  if (change.password_hash === null) {
    throw new DomainError(code.forbidden, 'confirmWhereRequested');
  }
  if (link.password === null) {
    throw new DomainError(code.passwordRequired, 'accountPasswordRequired');
  }
  await deps.limits.consume('link-password-address', { ip: link.address });
  await deps.limits.consume('link-password-sign-up', { signUp: change.user_id });
  if (!(await checkPassword(change.password_hash, link.password))) {
    throw new DomainError(code.wrongCredentials, 'wrongCurrentPassword');
  }
};

/** Cancels a change with the link that was mailed to the current address. Throws `notFound` as above. */
export const rejectEmailChange = async (
  deps: Pick<AccountDeps, 'database' | 'now'>,
  linkCode: string,
): Promise<void> => {
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
 * the former address, which is returned. The password was set by someone who has not proven to own the new address: a
 * provider that vouches for its owner removes it.
 */
const applyChange = async (
  transaction: DatabaseTransaction,
  { user_id: userId, session_id: sessionId, email }: Selectable<EmailChangeRow>,
): Promise<NoticeAddress> => {
  const user = await transaction
    .selectFrom('users')
    .select(['email', 'language'])
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
  await transaction
    .updateTable('users')
    .set({ email, password_proven: 0 })
    .where('user_id', '=', userId)
    .execute();
  await transaction.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await endSessions(transaction, { userId, except: sessionId });
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  return user;
};

const linkExpired = (): DomainError => new DomainError(code.notFound, 'resetLinkExpired');
