import { code } from '../../../contract/envelope.ts';
import type { AccountDeps } from './account-deps.ts';
import type { MailPermit } from '../../mail/budget.ts';
import { MailError, type Mail } from '../../mail/mailer.ts';
import { DomainError } from '../domain-error.ts';
import { hasNoAddress } from './address-of-nobody.ts';

type MailDeps = Pick<AccountDeps, 'mailer' | 'log'>;

/** Notifies the owner of an account that has an address of a change, which is done whether or not the mail can be sent. */
export const sendNotice = async (
  deps: MailDeps & Pick<AccountDeps, 'mailBudget'>,
  mail: Mail,
): Promise<void> => {
  if (hasNoAddress(mail.to)) {
    return;
  }
  try {
    await deps.mailBudget.count(mail.to);
    await deps.mailer.send(mail);
  } catch (error) {
    deps.log.warn({ err: error }, 'a mail was not sent');
  }
};

/**
 * Sends a requested mail, unless the budget withholds it. Throws `invalid` when the address, which is in `field` of the input if in
 * any, cannot be delivered to, and `unavailable` when no mail can be sent now, which refunds the budget.
 */
export const sendMail = async (
  deps: MailDeps,
  permit: MailPermit,
  mail: Mail,
  field?: string,
): Promise<void> => {
  if (!permit.isGranted) {
    return;
  }
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError)) {
      throw error;
    }
    deps.log.warn({ err: error }, 'a mail was not sent');
    if (error.kind === 'refused') {
      throw new DomainError(code.invalid, 'mailUndeliverable', { cause: error, field });
    }
    await permit.refund();
    throw new DomainError(code.unavailable, 'mailNotSent', {
      cause: error,
      retryAfter: 60,
    });
  }
};
