import { createTransport } from 'nodemailer';
import { composeMessage, type Sender } from './message.ts';
import { MailError, type Mailer } from './mailer.ts';

/** Creates a mailer that sends through the server at `url`, on a pool of connections. */
export const createSmtpMailer = (url: string, sender: Sender): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(composeMessage(mail, sender));
      } catch (error) {
        throw new MailError(isRecipientRejected(error) ? 'refused' : 'unavailable', { cause: error });
      }
    },
    forget: () => Promise.resolve(),
    purge: () => Promise.resolve(),
    close: () => transport.close(),
  };
};

/** Only a permanent error (5xx) for the recipient concerns the address; all others concern the delivery. */
const isRecipientRejected = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  error.command === 'RCPT TO';
