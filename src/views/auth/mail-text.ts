import { useMessages } from '../../locales/messages.ts';

/** Says that a mail was sent. `hint` is what to do when it does not arrive. */
interface MailText {
  readonly title: string;
  readonly text: string;
  readonly hint?: string | undefined;
}

/** Returns what to show after a mail was requested: where its link is, on a server that delivers no mail. */
export function useMailText({ title, text, hint }: MailText): MailText {
  const { mail } = useMessages('site');
  const { noMail } = useMessages('authPanel');
  return mail === 'delivered' ? { title, text, hint } : { title: noMail.title, text: noMail[mail] };
}
