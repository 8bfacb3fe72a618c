import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { canonicalEmail } from '../../contract/sign-in/email-address.ts';
import { days, type Now } from '../shared/clock.ts';
import { hashSecret, newId, timeOfId } from '../shared/ids.ts';
import { composeMessage, type ComposedMail, type Sender } from './message.ts';
import { MailError, type Mail, type Mailer } from './mailer.ts';

/**
 * Creates a mailer that stores each mail as a file in the folder, used when no mail server is configured. `onMail`
 * receives each mail, so that its link can be shown in the terminal.
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
        const { message } = await transport.sendMail(toReadable(composeMessage(mail, sender)));
        await storeFile(folder, `${newId(options.now())}-${keyOf(mail.to)}.eml`, message);
      } catch (error) {
        throw new MailError('unavailable', { cause: error });
      }
      options.onMail(mail);
    },
    forget: async (address) => {
      const end = `-${keyOf(address)}.eml`;
      for (const name of await listFiles(folder)) {
        if (name.endsWith(end)) {
          await rm(join(folder, name), { force: true });
        }
      }
    },
    purge: async (time) => {
      for (const name of await listFiles(folder)) {
        if (mailFile.test(name) && timeOfId(name.replace(/^\./, '')) <= time) {
          await rm(join(folder, name), { force: true });
        }
      }
    },
    close: () => transport.close(),
  };
};

/**
 * Returns the mail with parts that are readable as they are stored, so that a link can be copied from the file: the encodings
 * of mail servers break long lines and rewrite "=".
 */
const toReadable = ({ text, html, ...mail }: ComposedMail): SendMailOptions => ({
  ...mail,
  alternatives: [
    { raw: `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}` },
    { raw: `Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${html}` },
  ],
});

/** How long a mail is stored, in milliseconds: longer than its link can be used. */
export const mailLifetime = days(7);

/** A mail, or the part of one that a crash left. */
const mailFile = /^(?:[\da-f-]{36,53}\.eml|\.[\da-f-]{36,53}\.eml\.part)$/;

/** A missing folder means that no mail was stored; any other error is thrown, because mails would be left behind. */
const listFiles = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

/** Part of the name of each file, so that the mails to an address are found without reading those to others. */
const keyOf = (address: string): string => hashSecret(canonicalEmail(address) ?? address).slice(0, 16);

/** Writes to a temporary file first, so that only complete files have the final name. */
const storeFile = async (folder: string, name: string, content: Buffer | Readable): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${name}.part`);
  await writeFile(temporary, content, { mode: 0o600, flag: 'wx' });
  await rename(temporary, join(folder, name));
};
