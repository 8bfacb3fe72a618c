import type { Selectable } from 'kysely';
import type { EmailChange } from '../../../contract/account/email-change.ts';
import { code } from '../../../contract/envelope.ts';
import { minutes } from '../../shared/clock.ts';
import { hashSecret, newSecret } from '../../shared/ids.ts';
import { toLanguage } from '../../shared/to-language.ts';
import { writeLetter } from '../../mail/letters.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { EmailChangeRow } from '../../store/schema/accounts.ts';
import { DomainError } from '../domain-error.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { AccountDeps } from './account-deps.ts';
import { assertAddress, hasNoAddress } from './address-of-nobody.ts';
import { hasAccount, normalizeEmail } from './accounts.ts';
import { maskEmail } from './profile.ts';
import { reauthenticate } from './reauthenticate.ts';
import { sendMail } from './send-mail.ts';
import type { Caller } from './sessions.ts';

/** How long the mailed links are valid, in milliseconds. */
export const emailChangeLifetime = minutes(30);

export interface EmailChangeRequest {
  readonly newEmail: string;
  readonly password: string | null;
  /** The IP address of the request. */
  readonly address: string;
  readonly language: string;
  readonly origin: ClientOrigin;
}

/**
 * Mails a link to the new address and one to the current address, if there is one, both of which have to be followed. An address with an
 * account gets a different mail, so that neither the response nor its time shows who is a member. Stores nothing when a
 * mail cannot be sent. Throws as `reauthenticate` and `sendMail` do, `invalid` for the current address, and `tooMany`.
 */
export const requestEmailChange = async (
  deps: AccountDeps,
  caller: Caller,
  request: EmailChangeRequest,
): Promise<{ pending: EmailChange }> => {
  const owner = await reauthenticate(deps, caller, request);
  const email = normalizeEmail(request.newEmail);
  if (email === owner.email) {
    throw new DomainError(code.invalid, 'emailUnchanged', { field: 'newEmail' });
  }
  assertAddress(email, 'newEmail');
  await deps.limits.consume('change-email-user', caller);
  const codes = { old: newSecret(), new: newSecret() };
  const change: Selectable<EmailChangeRow> = {
    user_id: caller.userId,
    session_id: caller.sessionId,
    email,
    old_code_hash: hashSecret(codes.old),
    new_code_hash: hashSecret(codes.new),
    old_confirmed: hasNoAddress(owner.email) ? 1 : 0,
    new_confirmed: 0,
    expires_at: deps.now() + emailChangeLifetime,
  };
  const permit = await deps.mailBudget.take({ email, address: request.address });
  await deps.database
    .insertInto('email_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
  try {
    const toNew = await createNewAddressMail(deps, { email, linkCode: codes.new, request });
    await sendMail(deps, permit, toNew, 'newEmail');
    if (change.old_confirmed === 0) {
      await deps.mailBudget.count(owner.email);
      await sendMail(
        deps,
        alwaysGranted,
        createOldAddressMail(deps, owner.email, codes.old, { caller, request }),
      );
    }
  } catch (error) {
    await deps.database
      .deleteFrom('email_changes')
      .where('new_code_hash', '=', change.new_code_hash)
      .execute();
    throw error;
  }
  return { pending: toEmailChange(change) };
};

/** Returns the pending change of the account's address; null without one. */
export const readEmailChange = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  userId: string,
): Promise<EmailChange | null> => {
  const row = await deps.database
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  return row === undefined ? null : toEmailChange(row);
};

/** Cancels the pending change of the account's address, if there is one. */
export const cancelEmailChange = async (
  { database }: Pick<StoreDeps, 'database'>,
  userId: string,
): Promise<void> => {
  await database.deleteFrom('email_changes').where('user_id', '=', userId).execute();
};

const toEmailChange = (row: Selectable<EmailChangeRow>): EmailChange => ({
  email: maskEmail(row.email),
  confirmed: { old: row.old_confirmed === 1, new: row.new_confirmed === 1 },
  expiresAt: row.expires_at,
});

/** The owner of the account is notified whatever others requested. */
const alwaysGranted = { isGranted: true, refund: () => Promise.resolve() };

/** The codes are in URL fragments, which browsers do not send to servers, so no access log can contain them. */
const createNewAddressMail = async (
  deps: AccountDeps,
  { email, linkCode, request }: { email: string; linkCode: string; request: EmailChangeRequest },
) => {
  const { publicUrl } = deps.lifecycle;
  const letter = { ...letterBase(deps, request), to: email, language: toLanguage(request.language) };
  return (await hasAccount(deps, email))
    ? writeLetter('addressTaken', { ...letter, url: `${publicUrl}/` })
    : writeLetter('newAddress', { ...letter, url: `${publicUrl}/change-email#new=${linkCode}` });
};

const createOldAddressMail = (
  deps: AccountDeps,
  to: string,
  linkCode: string,
  { caller, request }: { caller: Caller; request: EmailChangeRequest },
) =>
  writeLetter('oldAddress', {
    ...letterBase(deps, request),
    to,
    language: toLanguage(caller.language),
    url: `${deps.lifecycle.publicUrl}/change-email#old=${linkCode}`,
    detail: maskEmail(normalizeEmail(request.newEmail)),
  });

const letterBase = ({ config, now }: AccountDeps, { origin }: EmailChangeRequest) => ({
  productName: config.productName,
  origin: { time: now(), client: origin },
});
