/**
 * Makes letters comparable without changing the length of a text: in lower case, without accents, with plain apostrophes and
 * commas, and with one form of Arabic letters that are often confused.
 */
export const foldLetters = (text: string): string =>
  foldCase(text).replaceAll(/[\u00c0-\u024f\u1e00-\u1eff]/gu, withoutAccent);

/** The same with accents. */
export const foldCase = (text: string): string => {
  const lower = text.toLowerCase();
  const cased = lower.length === text.length ? lower : text.replaceAll(/./gsu, toLower);
  return cased.replaceAll(/[\u0080-\u{10ffff}]/gu, (letter) => alike.get(letter) ?? letter);
};

const toLower = (letter: string): string => {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
};

const withoutAccent = (letter: string): string => Array.from(letter.normalize('NFD'))[0] ?? letter;

const alike = new Map(
  Array.from("’'‘'`'´'ʼ'、,،,，,أاإاآاٱاةهىيؤوئي".matchAll(/(.)(.)/gu), ([, from = '', to = '']) => [
    from,
    to,
  ]),
);

/** Composes a text, widens its letters as usual, and removes what is not seen and Arabic vowel signs. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\u064b-\u0652\u0640]/gu, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
