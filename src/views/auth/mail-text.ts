import { useMessages } from '../../locales/messages.ts';

interface MailText {
  readonly title: string;
  readonly text: string;
}

interface MailState extends MailText {
  /** Whether the text is about a mail that was requested. */
  readonly isSent: boolean;
  readonly email: string | null;
}

/**
 * Returns what to show after a mail was requested: where its link is, on a server that delivers no mail. `address` is shown below
 * a text that does not contain it.
 */
export function useMailText({
  title,
  text,
  email,
  isSent,
}: MailState): MailText & { address: string | null } {
  const { mail } = useMessages('site');
  const { noMail } = useMessages('authPanel');
  if (mail === 'delivered' || !isSent) return { title, text, address: null };
  return { title: noMail.title, text: noMail[mail], address: email };
}
