import { toLanguage } from '../../shared/to-language.ts';
import type { NoticeId } from '../../locales/texts.ts';
import { writeLetter } from '../../mail/letters.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { Database } from '../../store/database.ts';
import { afterCommit } from '../after-commit.ts';
import type { AccountDeps } from './account-deps.ts';
import { sendNotice } from './send-mail.ts';

/** The dependencies that send a notice. */
export type NoticeDeps = Pick<
  AccountDeps,
  'database' | 'now' | 'config' | 'lifecycle' | 'mailer' | 'mailBudget' | 'log'
>;

/** Where and in which language the owner of an account is notified. */
export interface NoticeAddress {
  readonly email: string;
  readonly language: string;
}

/** Mails the owner of the account that a way to sign in was changed, which is done whether or not the mail can be sent. */
export const notifyOwner = async (
  deps: NoticeDeps,
  userId: string,
  notice: NoticeId,
  origin: ClientOrigin,
): Promise<void> => {
  await afterCommit(deps.log, 'a notice', async () =>
    notifyAddress(deps, await readNoticeAddress(deps.database, userId), notice, origin),
  );
};

/** As `notifyOwner`, for an account that no longer has this address. */
export const notifyAddress = async (
  deps: NoticeDeps,
  { email, language }: NoticeAddress,
  notice: NoticeId,
  origin: ClientOrigin,
): Promise<void> => {
  await sendNotice(
    deps,
    writeLetter(notice, {
      to: email,
      productName: deps.config.productName,
      url: `${deps.lifecycle.publicUrl}${pages[notice] ?? '/security'}`,
      language: toLanguage(language),
      origin: { time: deps.now(), client: origin },
    }),
  );
};

/** Returns where the owner of the account is notified. */
export const readNoticeAddress = (database: Database, userId: string): Promise<NoticeAddress> =>
  database
    .selectFrom('users')
    .select(['email', 'language'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** The page for a reader who may be unable to open the settings. */
const pages: Partial<Record<NoticeId, string>> = {
  passwordChanged: '/reset-password',
  emailChanged: '/support',
  accountDeleted: '/support',
};
