import { trimmed } from '../blank-text.ts';
import { cutText } from '../letters.ts';
import { objectIn, objectOf } from '../parse-json.ts';

/** The maximum length of the notes that are shown, in UTF-16 units. */
const longest = 20_000;

/**
 * Returns the creator notes of a character card as plain text, in the language of the reader where the card has them in it; '' without
 * any. They are for people who use the card and never part of a prompt.
 */
export function creatorNotesIn(card: string, language: string): string {
  const top = objectIn(card.replace(/^\uFEFF/, ''));
  const data = 'data' in top ? objectOf(top['data']) : top;
  const notes =
    textOf(data['creator_notes']) || textOf(data['creatorcomment']) || textOf(top['creatorcomment']);
  const found = translation(objectOf(data['creator_notes_multilingual']), notes, language);
  const { tagline } = objectOf(objectOf(data['extensions'])['mates']);
  // A card of ours repeats the tagline as its notes.
  return found === tagline ? '' : cutText(toPlainText(found), longest);
}

/** By language codes; some programs add a region to them. Notes without a language are in English (version 3). */
function translation(notes: Fields, untranslated: string, language: string): string {
  const byLanguage = new Map(
    Object.entries(notes).map(([tag, text]) => [tag.toLowerCase().replaceAll('_', '-'), textOf(text)]),
  );
  const baseOf = (tag: string): string => tag.split('-')[0] ?? '';
  const inLanguage = (tag: string): string =>
    byLanguage.get(tag) ||
    byLanguage.get(baseOf(tag)) ||
    [...byLanguage].find(([other, text]) => baseOf(other) === baseOf(tag) && text !== '')?.[1] ||
    '';
  const any = [...byLanguage.values()].find((text) => text !== '') ?? '';
  return inLanguage(language.toLowerCase()) || untranslated || inLanguage('en') || any;
}

/** Without the HTML in which many notes are written, and without characters that reorder or break text. */
const toPlainText = (text: string): string =>
  trimmed(
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu, '')
      .replaceAll(/<!--[\s\S]*?(?:-->|$)|<(style|script)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      .replaceAll(/<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi, '\n')
      .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
      .replaceAll(/\n[^\S\n]*(?=\n)/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n'),
  );

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? trimmed(value) : '');
