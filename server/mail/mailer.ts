import type { Language } from '../../contract/languages.ts';

/** One mail to one recipient. The paragraphs are plain text, from which the HTML is generated. */
export interface Mail {
  /** A bare address; it must not be parsed as more than one. */
  readonly to: string;
  readonly language?: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string } | null;
}

export interface Mailer {
  /** Resolves when the mail was accepted for delivery. Throws `MailError`. */
  send(mail: Mail): Promise<void>;
  /** Deletes the mails to that address that are stored on this server. */
  forget(address: string): Promise<void>;
  /** Deletes the mails stored on this server that were written at that time or before. */
  purge(time: number): Promise<void>;
  close(): void;
}

/** `refused`: the address cannot be delivered to. `unavailable`: no mail can be sent at the moment. */
export type MailFailure = 'refused' | 'unavailable';

export class MailError extends Error {
  readonly kind: MailFailure;

  constructor(kind: MailFailure, options?: ErrorOptions) {
    super(`The mail was not sent: ${kind}.`, options);
    this.name = 'MailError';
    this.kind = kind;
  }
}
