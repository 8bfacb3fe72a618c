import type { Language } from '../../contract/languages.ts';
import type { LetterId } from '../locales/texts.ts';
import { getTexts } from '../locales/translate.ts';
import type { Mail } from './mailer.ts';
import { originText, type SignUpOrigin } from './origin-text.ts';

interface Letter {
  readonly to: string;
  readonly productName: string;
  readonly url: string;
  readonly language: Language;
  /** From where it was requested; null for a letter that does not say so. */
  readonly origin: SignUpOrigin | null;
  /** The new address, the provider or the mate that the letter names. */
  readonly detail?: string;
  /** A paragraph of its own in the words of someone else, such as an operator's reason. */
  readonly note?: string;
}

/** Writes a mail in the language of its reader. */
export const writeLetter = (
  id: LetterId,
  { to, productName, url, language, origin, detail = '', note }: Letter,
): Mail => {
  const { greeting, [id]: write } = getTexts(language);
  const { subject, event, advice, link } = write(productName, detail);
  const paragraphs = [
    greeting,
    event,
    ...(note === undefined ? [] : [note]),
    ...(origin === null ? [] : [originText(origin, language)]),
    advice,
  ];
  return { to, language, subject, paragraphs, link: { label: link, url } };
};
