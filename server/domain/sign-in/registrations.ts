import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { resendSeconds } from '../../../contract/limits.ts';
import type { NewAccount, Registration, VerificationStatus } from '../../../contract/sign-in/user.ts';
import { hours, seconds } from '../../shared/clock.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import type { StoreDeps } from '../store-deps.ts';
import { hashSecret, newId, newSecret } from '../../shared/ids.ts';
import { toLanguage } from '../../shared/to-language.ts';
import type { MailPermit } from '../../mail/budget.ts';
import { writeLetter } from '../../mail/letters.ts';
import { ClientOrigin, type SignUpOrigin } from '../../mail/origin-text.ts';
import type { RegistrationRow } from '../../store/schema/accounts.ts';
import { DomainError } from '../domain-error.ts';
import { asksForCode, createSignUpCode } from './sign-up-codes.ts';
import { assertAddress } from '../accounts/address-of-nobody.ts';
import { hasAccount, normalizeEmail } from '../accounts/accounts.ts';
import { passFirstStep } from './first-step.ts';
import { hashPassword, assertUncommonPassword } from '../accounts/passwords.ts';
import { sendMail } from '../accounts/send-mail.ts';

/** How long a mailed link and the browser's ticket are valid, in milliseconds. */
export const registrationLifetime = hours(24);

const resendInterval = seconds(resendSeconds);

/**
 * Starts a sign-up and mails its link. An address with an account gets a different mail but the same response, so that
 * nobody can find out who is a member. Throws `tooMany` when `address`, the IP address of the request, has sent too
 * many mails. Stores nothing when the mail cannot be sent.
 */
export const beginRegistration = async (
  deps: AccountDeps,
  account: NewAccount & { language: string; address: string; origin: ClientOrigin },
): Promise<Required<Registration>> => {
  const email = normalizeEmail(account.email);
  assertAddress(email, 'email');
  assertUncommonPassword(account.password, email, 'password');
  await purgeRegistrations(deps);
  const permit = await deps.mailBudget.take({ email, address: account.address });
  const now = deps.now();
  const ticket = newSecret();
  const registration: RegistrationRow = {
    registration_id: newId(now),
    email,
    password_hash: await hashPassword(account.password),
    language: account.language,
    ticket_hash: hashSecret(ticket),
    created_at: now,
    expires_at: now + registrationLifetime,
    mailed_at: now,
    confirmed_at: null,
    user_id: null,
    delivered_at: null,
    origin: JSON.stringify(account.origin),
  };
  await deps.database.insertInto('registrations').values(registration).execute();
  try {
    await sendLink(deps, permit, registration);
  } catch (error) {
    await deps.database
      .deleteFrom('registrations')
      .where('registration_id', '=', registration.registration_id)
      .execute();
    throw error;
  }
  return { ticket };
};

/** Returns the user info once, to the browser that signed up; every other caller only gets `verified: false`. */
export const pollRegistration = async (
  deps: AccountDeps,
  poll: { email: string; ticket: string | null },
): Promise<VerificationStatus> => {
  const registration = await findByTicket(deps, poll);
  if (registration === null || registration.user_id === null) {
    return { verified: false };
  }
  const row = deps.database
    .updateTable('registrations')
    .where('registration_id', '=', registration.registration_id);
  const delivered = await row
    .set({ delivered_at: deps.now() })
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  if (delivered.numUpdatedRows === 0n) {
    return { verified: false };
  }
  try {
    return { verified: true, userInfo: await passFirstStep(deps, registration.user_id) };
  } catch (error) {
    // Without a session nothing was delivered: the browser polls again.
    if (!(error instanceof DomainError) || error.code !== code.secondStepRequired) {
      await row.set({ delivered_at: null }).execute();
    }
    throw error;
  }
};

/**
 * Mails the link again, unless the last mail is too recent. Returns whether it did and the seconds until the next mail is
 * allowed, the same with and without a matching ticket. Throws `tooMany` as `beginRegistration` does.
 */
export const resendLink = async (
  deps: AccountDeps,
  poll: { email: string; ticket: string | null; address: string },
): Promise<{ wait: number; sent: boolean }> => {
  const now = deps.now();
  const registration = await findByTicket(deps, poll);
  if (registration === null || registration.confirmed_at !== null) {
    return { wait: resendSeconds, sent: true };
  }
  const claimed = await deps.database
    .updateTable('registrations')
    .set({ mailed_at: now })
    .where('registration_id', '=', registration.registration_id)
    .where('mailed_at', '<=', now - resendInterval)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) {
    const wait = Math.max(1, Math.ceil((registration.mailed_at + resendInterval - now) / 1000));
    return { wait, sent: false };
  }
  const permit = await deps.mailBudget.take({ email: registration.email, address: poll.address });
  await sendLink(deps, permit, registration);
  return { wait: resendSeconds, sent: true };
};

/** Returns the newest sign-up with this address that nobody has confirmed; null without one. */
export const findUnconfirmed = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  email: string,
): Promise<Pick<RegistrationRow, 'registration_id' | 'password_hash'> | null> => {
  const registration = await deps.database
    .selectFrom('registrations')
    .select(['registration_id', 'password_hash'])
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', deps.now())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return registration ?? null;
};

/** Gives the sign-up another ticket: from now on, this browser polls for its confirmation, and no other does. */
export const renewTicket = async (
  deps: Pick<StoreDeps, 'database'>,
  registrationId: string,
): Promise<Required<Registration>> => {
  const ticket = newSecret();
  await deps.database
    .updateTable('registrations')
    .set({ ticket_hash: hashSecret(ticket) })
    .where('registration_id', '=', registrationId)
    .execute();
  return { ticket };
};

/** Deletes the sign-ups whose links have expired. */
export const purgeRegistrations = async (deps: Pick<StoreDeps, 'database' | 'now'>): Promise<void> => {
  await deps.database.deleteFrom('registrations').where('expires_at', '<=', deps.now()).execute();
};

const findByTicket = async (
  deps: AccountDeps,
  poll: { email: string; ticket: string | null },
): Promise<RegistrationRow | null> => {
  if (poll.ticket === null) {
    return null;
  }
  const registration = await deps.database
    .selectFrom('registrations')
    .selectAll()
    .where('ticket_hash', '=', hashSecret(poll.ticket))
    .where('email', '=', normalizeEmail(poll.email))
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  return registration ?? null;
};

/** The code is in the URL fragment, which browsers do not send to servers, so no access log can contain it. */
const sendLink = async (
  deps: AccountDeps,
  permit: MailPermit,
  registration: RegistrationRow,
): Promise<void> => {
  const to = registration.email;
  const { productName } = deps.config;
  const language = toLanguage(registration.language);
  const { publicUrl } = deps.lifecycle;
  const origin = toOrigin(registration);
  if (await hasAccount(deps, to)) {
    const letter = { to, productName, language, origin, url: `${publicUrl}/` };
    await sendMail(deps, permit, writeLetter('alreadyRegistered', letter), 'email');
    return;
  }
  if (await asksForCode(deps)) {
    if (permit.isGranted) deps.showCode({ email: to, code: await createSignUpCode(deps, registration) });
    return;
  }
  const linkCode = newSecret();
  await deps.database
    .insertInto('registration_codes')
    .values({
      code_hash: hashSecret(linkCode),
      registration_id: registration.registration_id,
      created_at: deps.now(),
    })
    .execute();
  const url = `${publicUrl}/verify-email-address#confirm=${linkCode}`;
  const letter = writeLetter('confirmation', { to, productName, language, origin, url });
  await sendMail(deps, permit, letter, 'email');
};

const toOrigin = ({ created_at: time, origin }: RegistrationRow): SignUpOrigin => ({
  time,
  client: origin === null ? null : v.parse(ClientOrigin, JSON.parse(origin)),
});
