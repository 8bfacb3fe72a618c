import { useMessages } from '../../locales/messages.ts';

/** Says that a mail was sent. `hint` is what to do when it does not arrive, or to whom it would have been sent. */
interface MailText {
  readonly title: string;
  readonly text: string;
  readonly hint?: string | undefined;
}

interface MailState extends MailText {
  /** Whether the text is about a mail that was requested. */
  readonly isSent: boolean;
  /** The address, which the text of a server that delivers mails contains; null if it is not known. */
  readonly email: string | null;
}

/** Returns what to show after a mail was requested: where its link is, on a server that delivers no mail. */
export function useMailText({ title, text, hint, email, isSent }: MailState): MailText {
  const { mail } = useMessages('site');
  const { noMail } = useMessages('authPanel');
  if (mail === 'delivered' || !isSent) return { title, text, hint };
  return { title: noMail.title, text: noMail[mail], hint: email ?? undefined };
}
