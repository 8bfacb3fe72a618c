import { fold } from '../../../shared/fold.ts';

/**
 * Returns a key, or a text in which keys are looked for, with the signs of a plain keyboard: telephones, word processors and systems of
 * files write the same apostrophe, hyphen or accent in several ways.
 */
export const plainSigns = (text: string): string =>
  /^[\0-\x7f]*$/.test(text)
    ? text
    : text
        .normalize('NFC')
        .replaceAll(/[\p{Default_Ignorable_Code_Point}\u0640]/gu, '')
        .replaceAll(apostrophes, "'")
        .replaceAll(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
        .replaceAll(/\p{Zs}/gu, ' ');

const apostrophes = /[\u2018\u2019\u201a\u201b\u02bc\u02b9\u00b4\uff07\u2032]/g;

/** The same for a regular expression, and for a text in which it is looked for. */
export const plainPattern = (text: string): string => text.normalize('NFC').replaceAll(apostrophes, "'");

/** The same in one case and without accents, as messages are searched. */
export const foldKey = (text: string): string => fold(plainSigns(text));
