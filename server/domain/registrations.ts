import { code } from '../../contract/envelope.ts';
import type { NewAccount, Registration, VerificationStatus } from '../../contract/user.ts';
import { hours, seconds } from '../clock.ts';
import type { AppDeps } from '../dependencies.ts';
import { hashSecret, newId, newSecret } from '../ids.ts';
import { spokenAs } from '../locales/speak.ts';
import { alreadyRegisteredLetter, confirmationLetter } from '../mail/letters.ts';
import { MailError } from '../mail/mailer.ts';
import type { RegistrationRow } from '../store/schema.ts';
import { createAccount, hasAccount, normalEmail, startSession } from './accounts.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { Refusal } from './refusal.ts';

/** How long a mailed link, and the browser's ticket with it, stays good. */
export const registrationLife = hours(24);

/** The least time between two mails of one sign-up. */
export const resendPause = seconds(60);

/**
 * Begins a sign-up and mails its link. An address that has an account gets another mail but the same answer, so that
 * nobody learns who is a member. When the mail cannot be sent nothing is kept.
 */
export const beginRegistration = async (
  deps: AppDeps,
  account: NewAccount & { language: string },
): Promise<Required<Registration>> => {
  const email = normalEmail(account.email);
  refuseCommonPassword(account.password, email);
  await purgeRegistrations(deps);
  const now = deps.now();
  const ticket = newSecret();
  const registration: RegistrationRow = {
    registration_id: newId(now),
    email,
    password_hash: await hashPassword(account.password),
    language: account.language,
    ticket_hash: hashSecret(ticket),
    created_at: now,
    expires_at: now + registrationLife,
    mailed_at: now,
    confirmed_at: null,
    user_id: null,
    delivered_at: null,
  };
  await deps.database.insertInto('registrations').values(registration).execute();
  try {
    await mailLink(deps, registration);
  } catch (error) {
    await deps.database
      .deleteFrom('registrations')
      .where('registration_id', '=', registration.registration_id)
      .execute();
    throw error;
  }
  return { ticket };
};

/**
 * Follows a mailed link: the first one of an address makes its account. Following it again succeeds and changes nothing.
 */
export const confirmRegistration = async (deps: AppDeps, linkCode: string): Promise<void> => {
  const now = deps.now();
  const registration = await deps.database
    .selectFrom('registrations')
    .innerJoin('registration_codes as codes', 'codes.registration_id', 'registrations.registration_id')
    .selectAll('registrations')
    .where('codes.code_hash', '=', hashSecret(linkCode))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (registration === undefined) {
    throw new Refusal(
      code.notFound,
      'This link is not good any more. Please sign up again to get a new one.',
    );
  }
  if (registration.confirmed_at !== null) {
    return;
  }
  await deps.database.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .updateTable('registrations')
      .set({ confirmed_at: now })
      .where('registration_id', '=', registration.registration_id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) {
      return;
    }
    const userId = await createAccount(transaction, {
      email: registration.email,
      passwordHash: registration.password_hash,
      language: registration.language,
      chats: deps.config.grantChats,
      now,
    });
    if (userId === null) {
      // Somebody else's sign-up must not open the account that another one has made.
      throw new Refusal(code.forbidden, 'This address has an account already. Please sign in.');
    }
    await transaction
      .updateTable('registrations')
      .set({ user_id: userId })
      .where('registration_id', '=', registration.registration_id)
      .execute();
  });
};

/** Hands out the user info, once, to the browser that signed up; everybody else only ever hears `verified: false`. */
export const pollRegistration = async (
  deps: AppDeps,
  poll: { email: string; ticket: string | null },
): Promise<VerificationStatus> => {
  const registration = await findByTicket(deps, poll);
  if (registration === null || registration.user_id === null) {
    return { verified: false };
  }
  const delivered = await deps.database
    .updateTable('registrations')
    .set({ delivered_at: deps.now() })
    .where('registration_id', '=', registration.registration_id)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  if (delivered.numUpdatedRows === 0n) {
    return { verified: false };
  }
  return { verified: true, userInfo: await startSession(deps, registration.user_id) };
};

/** Mails the link again, unless the last mail is too fresh. Answers the seconds until the next time, to anybody alike. */
export const resendLink = async (
  deps: AppDeps,
  poll: { email: string; ticket: string | null },
): Promise<{ wait: number }> => {
  const now = deps.now();
  const registration = await findByTicket(deps, poll);
  if (registration === null || registration.confirmed_at !== null) {
    return { wait: resendPause / 1000 };
  }
  const claimed = await deps.database
    .updateTable('registrations')
    .set({ mailed_at: now })
    .where('registration_id', '=', registration.registration_id)
    .where('mailed_at', '<=', now - resendPause)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) {
    return { wait: Math.max(1, Math.ceil((registration.mailed_at + resendPause - now) / 1000)) };
  }
  await mailLink(deps, registration);
  return { wait: resendPause / 1000 };
};

/** Forgets the sign-ups whose links are not good any more. */
export const purgeRegistrations = async (deps: Pick<AppDeps, 'database' | 'now'>): Promise<void> => {
  await deps.database.deleteFrom('registrations').where('expires_at', '<=', deps.now()).execute();
};

const findByTicket = async (
  deps: AppDeps,
  poll: { email: string; ticket: string | null },
): Promise<RegistrationRow | null> => {
  if (poll.ticket === null) {
    return null;
  }
  const registration = await deps.database
    .selectFrom('registrations')
    .selectAll()
    .where('ticket_hash', '=', hashSecret(poll.ticket))
    .where('email', '=', normalEmail(poll.email))
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  return registration ?? null;
};

/** The code stands in the link's fragment, which browsers keep to themselves: no log on the way can hold it. */
const mailLink = async (deps: AppDeps, registration: RegistrationRow): Promise<void> => {
  const to = registration.email;
  const { productName } = deps.config;
  const language = spokenAs(registration.language);
  const { publicUrl } = deps.lifecycle;
  if (await hasAccount(deps, to)) {
    await send(deps, alreadyRegisteredLetter({ to, productName, language, url: `${publicUrl}/` }));
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
  await send(deps, confirmationLetter({ to, productName, language, url }));
};

const send = async (deps: AppDeps, mail: Parameters<AppDeps['mailer']['send']>[0]): Promise<void> => {
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError)) {
      throw error;
    }
    deps.log.warn({ err: error }, 'a mail was not sent');
    throw error.kind === 'refused'
      ? new Refusal(code.invalid, 'No mail can be delivered to this address. Please check it.', {
          cause: error,
        })
      : new Refusal(code.unavailable, 'The mail could not be sent. Please try again in a few minutes.', {
          cause: error,
          retryAfter: 60,
        });
  }
};
