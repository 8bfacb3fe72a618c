import { toLanguage } from '../../locales/translate.ts';
import { noticeLetter, type NoticeId } from '../../mail/letters.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { AccountDeps } from './account-deps.ts';
import { sendNotice } from './send-mail.ts';

/** Mails the owner of the account that a way to sign in was changed. */
export const notifyOwner = async (
  deps: AccountDeps,
  userId: string,
  notice: NoticeId,
  origin: ClientOrigin,
): Promise<void> => {
  const owner = await deps.database
    .selectFrom('users')
    .select(['email', 'language'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await sendNotice(
    deps,
    noticeLetter(notice, {
      to: owner.email,
      productName: deps.config.productName,
      url: `${deps.lifecycle.publicUrl}/profile`,
      language: toLanguage(owner.language),
      origin: { time: deps.now(), client: origin },
    }),
  );
};
