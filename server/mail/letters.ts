import type { Language } from '../../contract/languages.ts';
import { textsIn } from '../locales/speak.ts';
import type { LetterTexts } from '../locales/texts.ts';
import type { Mail } from './mailer.ts';

interface Letter {
  readonly to: string;
  readonly productName: string;
  readonly url: string;
  readonly language: Language;
}

/** Asks somebody to confirm that the address is theirs. */
export const confirmationLetter = (letter: Letter): Mail =>
  written(letter, textsIn(letter.language).confirmation(letter.productName));

/** Tells the owner of an account that somebody, most likely they, tried to sign up with it again. */
export const alreadyRegisteredLetter = (letter: Letter): Mail =>
  written(letter, textsIn(letter.language).alreadyRegistered(letter.productName));

const written = ({ to, url, language }: Letter, { subject, paragraphs, link }: LetterTexts): Mail => ({
  to,
  language,
  subject,
  paragraphs,
  link: { label: link, url },
});
