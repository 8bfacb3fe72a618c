import type { Config } from '../config/config.ts';
import type { Now } from '../shared/clock.ts';
import type { Mail, Mailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { assertOutboxUsable, toOutbox } from './outbox-folder.ts';
import { createSmtpMailer } from './smtp.ts';

/** The settings that decide how mails are sent. */
export type MailConfig = Pick<Config, 'productName' | 'operator' | 'mailFrom' | 'smtpUrl' | 'dataDir'>;

/**
 * Creates the mailer of the configured mail server; without one, mails are stored as files, and `onMail` is called with each.
 * Throws `StartupError` when these cannot be stored.
 */
export const createMailer = (config: MailConfig, now: Now, onMail: (mail: Mail) => void): Mailer => {
  const { name, contact } = config.operator;
  const operator = [name, contact].filter((part) => part !== null);
  const sender = { name: config.productName, address: config.mailFrom, operator };
  if (config.smtpUrl !== null) {
    return createSmtpMailer(config.smtpUrl, sender);
  }
  assertOutboxUsable(config.dataDir);
  return createOutbox(toOutbox(config.dataDir), sender, { now, onMail });
};
