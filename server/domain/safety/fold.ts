/**
 * Brings a text to one plain form before it is judged: compatibility forms, invisible characters, marks, letters of
 * other alphabets that look like Latin ones, and digits in the place of letters. Lower case. Takes time in proportion
 * to the text.
 */
export const fold = (text: string): string =>
  withoutMarks(text.normalize('NFKC').replaceAll(invisible, '').toLowerCase())
    .replaceAll(/[‘’‛`´ʼ＇]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[\p{L}\p{N}@$!+]+/gu, (word) => unmasked(word));

/** Soft hyphens, joiners, direction marks, variation selectors and the like. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Marks on Latin letters and vowel signs of Arabic only: in other scripts they make other letters. */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/(?<=[a-z\u0370-\u04ff\p{Script=Arabic}]\p{M}{0,8})\p{M}/gu, '')
    .replaceAll('\u0640', '')
    .normalize('NFC')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');

const unmasked = (word: string): string => {
  const latin = /[a-z]/.test(word) ? translated(word, twins) : word;
  // "14yo", "3rd" and plain numbers are meant as they stand.
  return /[a-z]/.test(latin) && !/^\d+[a-z]*!*$/.test(latin) ? withLetters(latin) : latin;
};

/** Only between letters, so that "stop!" and "$5" stay as they are. */
const withLetters = (word: string): string =>
  word
    .replaceAll(/(?<=[a-z])[013457@$]+(?=[a-z])|^[13457@$](?=[a-z])|(?<=[a-z])[013457@$]$/g, (signs) =>
      translated(signs, leet),
    )
    .replaceAll(/(?<=[a-z])!(?=[a-z])/g, 'i');

const translated = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text, (sign) => table.get(sign) ?? sign).join('');

const leet = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
]);

/** Cyrillic and Greek letters that pass for Latin ones. */
const twins = new Map(
  Object.entries({
    а: 'a',
    с: 'c',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    ԁ: 'd',
    ԛ: 'q',
    ѵ: 'v',
    ɡ: 'g',
    ı: 'i',
    ο: 'o',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ӏ: 'l',
  }),
);
