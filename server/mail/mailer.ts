import type { Language } from '../../contract/languages.ts';

/** One mail to one person. The words are plain text; the HTML is made from them. */
export interface Mail {
  /** A bare address; nothing in it may be read as a second one. */
  readonly to: string;
  readonly language?: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string } | null;
}

export interface Mailer {
  /** Resolves when the mail was taken over; throws `MailError`. */
  send(mail: Mail): Promise<void>;
  /** Removes the mails to that address that are still kept here. */
  forget(address: string): Promise<void>;
  close(): void;
}

/** `refused`: this address cannot be delivered to. `unavailable`: nothing can be sent at the moment. */
export type MailFailure = 'refused' | 'unavailable';

export class MailError extends Error {
  readonly kind: MailFailure;

  constructor(kind: MailFailure, options?: ErrorOptions) {
    super(`The mail was not sent: ${kind}.`, options);
    this.name = 'MailError';
    this.kind = kind;
  }
}
