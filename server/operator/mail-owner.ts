import { hasNoAddress } from '../domain/accounts/address-of-nobody.ts';
import { readNoticeAddress } from '../domain/accounts/notify-owner.ts';
import { toOrigin } from '../http/listener/listen.ts';
import { toLanguage } from '../shared/to-language.ts';
import { createMailer } from '../mail/create-mailer.ts';
import type { NoticeId } from '../locales/texts.ts';
import { writeLetter } from '../mail/letters.ts';
import { MailError } from '../mail/mailer.ts';
import { StartupError } from '../shared/startup-errors.ts';
import type { OperatorDeps } from './command.ts';

/** Mails the owner of the account what an operator changed. Returns false when the mail cannot be sent, or there is no address. */
export const mailOwner = async (
  { database, config, now }: OperatorDeps,
  userId: string,
  notice: NoticeId,
  { path, ...content }: { readonly path: string; readonly detail?: string; readonly note?: string } = {
    path: '/security',
  },
): Promise<boolean> => {
  const { email, language } = await readNoticeAddress(database, userId);
  if (hasNoAddress(email)) {
    return false;
  }
  const letter = writeLetter(notice, {
    to: email,
    productName: config.productName,
    url: `${config.publicUrl ?? toOrigin(config.host, config.port)}${path}`,
    language: toLanguage(language),
    origin: { time: now(), client: null },
    ...content,
  });
  try {
    const mailer = createMailer(config, now, () => undefined);
    await mailer.send(letter).finally(() => mailer.close());
    return true;
  } catch (error) {
    if (error instanceof MailError || error instanceof StartupError) {
      return false;
    }
    throw error;
  }
};
