import type { Language } from '../../contract/languages.ts';
import { getTexts } from '../locales/translate.ts';
import type { LetterTexts } from '../locales/texts.ts';
import { originText, type SignUpOrigin } from './origin-text.ts';
import type { Mail } from './mailer.ts';

interface Letter {
  readonly to: string;
  readonly productName: string;
  readonly url: string;
  readonly language: Language;
}

interface RequestedLetter extends Letter {
  readonly origin: SignUpOrigin;
}

/** Returns the mail that asks the owner of an address to confirm a sign-up with it. */
export const confirmationLetter = (letter: RequestedLetter): Mail =>
  written(
    letter,
    getTexts(letter.language).confirmation(letter.productName, originText(letter.origin, letter.language)),
  );

/** Returns the mail that notifies the owner of an account of another sign-up with its address. */
export const alreadyRegisteredLetter = (letter: RequestedLetter): Mail =>
  written(
    letter,
    getTexts(letter.language).alreadyRegistered(
      letter.productName,
      originText(letter.origin, letter.language),
    ),
  );

/** Returns the mail with the link that sets a new password. */
export const passwordResetLetter = (letter: RequestedLetter): Mail =>
  written(
    letter,
    getTexts(letter.language).passwordReset(letter.productName, originText(letter.origin, letter.language)),
  );

/** Returns the mail to an address without an account for which a new password was requested. */
export const unknownAddressLetter = (letter: RequestedLetter): Mail =>
  written(
    letter,
    getTexts(letter.language).unknownAddress(letter.productName, originText(letter.origin, letter.language)),
  );

/** Returns the mail with the link by which the owner of a new address confirms it. */
export const newAddressLetter = (letter: RequestedLetter): Mail =>
  written(
    letter,
    getTexts(letter.language).newAddress(letter.productName, originText(letter.origin, letter.language)),
  );

/** Returns the mail with the link by which the owner of an account confirms or cancels the change of its address. */
export const oldAddressLetter = (letter: RequestedLetter & { readonly newEmail: string }): Mail =>
  written(
    letter,
    getTexts(letter.language).oldAddress(letter.productName, {
      newEmail: letter.newEmail,
      origin: originText(letter.origin, letter.language),
    }),
  );

/** Returns the mail to the owner of an account whose address was requested for another account. */
export const addressTakenLetter = (letter: RequestedLetter): Mail =>
  written(
    letter,
    getTexts(letter.language).addressTaken(letter.productName, originText(letter.origin, letter.language)),
  );

/** What the owner of an account is notified of. */
export type NoticeId =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondStepOn'
  | 'secondStepOff'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'passwordChanged'
  | 'emailChanged'
  | 'accountDeleted';

/** Returns the mail that notifies the owner of an account of a change of how to sign in, or of its end. */
export const noticeLetter = (notice: NoticeId, letter: RequestedLetter): Mail =>
  written(
    letter,
    getTexts(letter.language)[notice](letter.productName, originText(letter.origin, letter.language)),
  );

/** Returns the mail that notifies the owner of an account that a provider can sign in to it from now on. */
export const providerLinkedLetter = (letter: RequestedLetter & { readonly provider: string }): Mail =>
  written(
    letter,
    getTexts(letter.language).providerLinked(letter.productName, {
      provider: letter.provider,
      origin: originText(letter.origin, letter.language),
    }),
  );

/** Returns the mail that notifies the owner of an account that a provider sign-in removed its password. */
export const passwordRemovedLetter = (letter: Letter & { readonly provider: string }): Mail =>
  written(letter, getTexts(letter.language).passwordRemoved(letter.productName, letter.provider));

const written = ({ to, url, language }: Letter, { subject, paragraphs, link }: LetterTexts): Mail => ({
  to,
  language,
  subject,
  paragraphs,
  link: { label: link, url },
});
