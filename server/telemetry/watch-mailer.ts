import { MailError, type Mailer } from '../mail/mailer.ts';

/** Returns a mailer that does the same; `start` is called for each mail, and what it returns with the outcome. */
export const watchMailer = (mailer: Mailer, start: () => (outcome: string) => void): Mailer => ({
  send: async (mail) => {
    const ended = start();
    try {
      await mailer.send(mail);
      ended('sent');
    } catch (error) {
      ended(error instanceof MailError ? error.kind : 'unforeseen');
      throw error;
    }
  },
  forget: (address) => mailer.forget(address),
  purge: (time) => mailer.purge(time),
  close: () => mailer.close(),
});
