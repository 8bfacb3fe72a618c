import type { SendMailOptions } from 'nodemailer';
import { directionOf } from '../../contract/languages.ts';
import type { Mail } from './mailer.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
  /** Who runs the server and how to reach them, as far as it is set. */
  readonly operator: readonly string[];
}

/** A composed mail with both parts. */
export type ComposedMail = SendMailOptions & { readonly text: string; readonly html: string };

/** Returns the mail as text and as simple HTML with the same content. The HTML loads no external resources. */
export const composeMessage = (mail: Mail, sender: Sender): ComposedMail => ({
  from: { name: sender.name, address: sender.address },
  // As an object, so that a comma or a line break in an address cannot add another recipient.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: textOf(mail, sender),
  html: htmlOf(mail, sender),
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const textOf = (mail: Mail, sender: Sender): string =>
  [
    ...mail.paragraphs,
    ...(mail.link === null ? [] : [`${mail.link.label}:\n${mail.link.url}`]),
    [sender.name, ...sender.operator].join('\n'),
  ].join('\n\n');

const htmlOf = (mail: Mail, sender: Sender): string => {
  const paragraphs = mail.paragraphs.map((words) => `<p>${escape(words).replaceAll('\n', '<br>')}</p>`);
  const link =
    mail.link === null
      ? []
      : [
          `<p><a href="${escape(mail.link.url)}">${escape(mail.link.label)}</a></p>`,
          `<p>${escape(mail.link.url)}</p>`,
        ];
  const { language = 'en' } = mail;
  const direction = directionOf(language);
  return `<!doctype html><html lang="${language}" dir="${direction}"><body>${[...paragraphs, ...link].join('')}<p>${[sender.name, ...sender.operator].map(escape).join('<br>')}</p></body></html>`;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
