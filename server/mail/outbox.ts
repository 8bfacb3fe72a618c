import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Now } from '../clock.ts';
import { newId } from '../ids.ts';
import { composeMessage, type Sender } from './message.ts';
import { MailError, type Mail, type Mailer } from './mailer.ts';

/**
 * Keeps each mail as a file in the folder instead of sending it: what the product does when no mail server is set.
 * `onMail` hears of each, so that a person at the terminal can follow its link.
 */
export const createOutbox = (
  folder: string,
  sender: Sender,
  options: { now: Now; onMail: (mail: Mail) => void },
): Mailer => {
  const transport = createTransport({ streamTransport: true, newline: 'unix' });
  return {
    send: async (mail) => {
      try {
        const { message } = await transport.sendMail(composeMessage(mail, sender));
        await keep(folder, `${newId(options.now())}.eml`, message);
      } catch (error) {
        throw new MailError('unavailable', { cause: error });
      }
      options.onMail(mail);
    },
    close: () => transport.close(),
  };
};

/** Under its name only when it is whole. */
const keep = async (folder: string, name: string, content: Buffer | Readable): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.part`);
  await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
  await rename(unfinished, join(folder, name));
};
