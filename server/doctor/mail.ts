import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { assertOutboxUsable } from '../mail/outbox-folder.ts';
import { isLoopback } from '../shared/networks.ts';
import { checkTimeout, describeFailure, ok, problem, type Finding } from './finding.ts';

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

/** Connects to the mail server and signs in, but sends nothing. */
export const checkMail = async ({
  smtpUrl,
  mailFrom,
  publicUrl,
  dataDir,
}: MailSettings): Promise<Finding> => {
  if (smtpUrl === null) {
    assertOutboxUsable(dataDir);
    return publicUrl === null || isLoopback(new URL(publicUrl).hostname)
      ? ok('stored as files in DATA_DIR/outbox')
      : problem('Users receive no mails. Set SMTP_URL to a mail server.');
  }
  if (mailFrom.endsWith('.invalid')) {
    return problem('Mail servers reject the sender. Set MAIL_FROM to an address of your domain.');
  }
  const { host } = new URL(smtpUrl);
  const timeouts = {
    connectionTimeout: checkTimeout,
    greetingTimeout: checkTimeout,
    socketTimeout: checkTimeout,
  };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
    return ok(host);
  } catch (error) {
    return problem(`${host}: ${explain(error)}`);
  } finally {
    transport.close();
  }
};

/** The server's own words may repeat the user or the password. */
const explain = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return advice[code] ?? `it cannot be used (${describeFailure(error)}). Check SMTP_URL.`;
};

const advice: Readonly<Record<string, string>> = {
  EAUTH: 'it refused the user or the password. Correct them in SMTP_URL.',
  EDNS: 'the host name is not known. Correct SMTP_URL.',
  ESOCKET: 'it cannot be reached, or TLS failed. Check host, port and smtp or smtps in SMTP_URL.',
  ECONNECTION: 'it cannot be reached. Check host and port in SMTP_URL.',
  ETIMEDOUT: 'it does not answer as a mail server. Check host, port and smtp or smtps in SMTP_URL.',
  ETLS: 'TLS failed. Check its certificate, and smtp or smtps in SMTP_URL.',
};
