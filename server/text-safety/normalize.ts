/**
 * Normalizes a text before it is judged: compatibility forms, invisible characters, diacritics, letters of other alphabets
 * that look like Latin ones, digits in place of letters, and upper case. In linear time.
 */
export const fold = (text: string): string =>
  withoutStrayMarks(
    ordinary.test(text) && !mixedCase.test(text) ? text.toLowerCase().replaceAll('`', "'") : foldAny(text),
  );

/** Removes marks that are shown as they are written, since they have no partner. Those between letters mask a letter. */
export const withoutStrayMarks = (text: string): string =>
  text.replaceAll(
    /(?<![a-z\u00aa-\u024f\u0370-\u052f*_~])[*_~]+|(?<![*_~])[*_~]+(?![a-z\u00aa-\u024f\u0370-\u052f*_~])/gi,
    '',
  );

/** Text in which only upper case and the grave accent change: most of what is written in English, Chinese or Japanese. */
const ordinary =
  /^[\t\n\r "#%&'()*,\-./:;<=>?A-Z[\\\]^_`a-z{}~\u3001\u3002\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff]*$/;

/** A capital I that passes for a small L. */
const mixedCase = /[a-z]I[a-z]/;

const foldAny = (text: string): string =>
  withoutMarks(
    plainLetters(text.normalize('NFKC').replaceAll(invisible, ''))
      .replaceAll(/(?<=[a-z])I(?=[a-z])/g, 'l')
      .toLowerCase(),
  )
    .replaceAll(/[‘’‛`´ʼ＇]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[\p{L}\p{N}@$!¡|+]+/gu, (word) => unmasked(word));

/** Soft hyphens, joiners, direction marks, variation selectors and the like. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Letters in boxes and circles, flags that spell a word, and small capitals. */
const plainLetters = (text: string): string =>
  text
    .replaceAll(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]|[\u{1f1e6}-\u{1f1ff}]{3,}/gu, (signs) =>
      Array.from(signs, boxed).join(''),
    )
    .replaceAll(/[\u0262-\u029f\u1d00-\u1d22\ua730\ua731]/gu, (sign) => smallCapitals.get(sign) ?? sign);

const boxed = (sign: string): string => {
  const point = sign.codePointAt(0) ?? 0;
  const first = [0x1f1e6, 0x1f170, 0x1f150].find((start) => point >= start) ?? point;
  return String.fromCodePoint(0x61 + point - first);
};

const smallCapitals = new Map(
  Array.from(
    'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'.matchAll(/(.)(.)/gu),
    ([, from = '', to = '']) => [from, to],
  ),
);

/** Removes marks on Latin letters and vowel signs of Arabic only: in other scripts they make other letters. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/(?<=[a-z\u0370-\u04ff\p{Script=Arabic}]\p{M}{0,8})\p{M}/gu, '')
    .replaceAll('\u0640', '')
    .normalize('NFC')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');

const unmasked = (word: string): string => {
  const latin = /[a-z]/.test(word) ? translated(word, twins) : word;
  if (/[\u0400-\u04ff]/.test(latin)) {
    return withCyrillic(word);
  }
  // "14yo", "3rd" and plain numbers are literal.
  return /[a-z]/.test(latin) && !/^\d+[a-z]*!*$/.test(latin) ? withLetters(latin) : latin;
};

/** Only between letters, so that "stop!" and "$5" stay as they are. */
const withLetters = (word: string): string =>
  word
    .replaceAll(
      /(?<=[a-z][!¡|]?)[013457@$]+(?=[a-z])|^[13457@$](?=[a-z])|(?<=[a-z][!¡|]?)[013457@$]$/g,
      (signs) => translated(signs, leet),
    )
    .replaceAll(/(?<=[a-z])[!¡|](?=[a-z])/g, 'i');

/** A letter of another alphabet that remains without the look-alikes shows that the word is Cyrillic. */
const withCyrillic = (word: string): string =>
  translated(word, latinTwins)
    .replaceAll(/^3(?=[а-я])/g, 'з')
    .replaceAll(/(?<=[а-я])[0346@](?=[а-я])|^[046@](?=[а-я]{2})/g, (sign) => cyrillicLeet.get(sign) ?? sign);

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

const cyrillicLeet = new Map([
  ['0', 'о'],
  ['3', 'е'],
  ['4', 'ч'],
  ['6', 'б'],
  ['@', 'а'],
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
    ł: 'l',
    đ: 'd',
    ø: 'o',
  }),
);

/** Latin letters that pass for Cyrillic ones. */
const latinTwins = new Map(
  Array.from(twins).flatMap(([from, to]) => (/[а-я]/.test(from) ? [[to, from] as const] : [])),
);
