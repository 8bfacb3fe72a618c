import { asShown } from '../as-shown.ts';
import { fold } from '../normalize.ts';

/**
 * Normalizes a text for the age patterns: folded, with ASCII digits, spaced letters joined, Japanese era years and
 * years in Chinese characters as numbers, and single spaces. Keeps line breaks.
 */
export const readForAges = (text: string): string =>
  withWesternYears(withoutHalves(joinLetters(fold(withPlainDigits(withoutFractions(asShown(text)))))))
    .replaceAll(/(?<![^\S\n])[^\S\n]*\n\s*/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ');

/** Replaces digits of all scripts, including circled and boxed ones, by 0 to 9. */
const withPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u20e3\ufe0f]/g, '')
    .replaceAll(/(?<![\p{L}\p{N}])[il|]([0-7])(?= ?(?:y\W?o\b|y(?:ea)?rs?\b))/giu, '1$1')
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(toDigit(digit)));

/** Decimal digits have consecutive code points from 0 to 9. */
const toDigit = (digit: string): number => {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero -= 1;
  }
  return point - zero;
};

/** Joins "f i f t e e n", "1 5 y o" and "fifteeeen" into words, and converts "xv years" to a number. */
const joinLetters = (text: string): string =>
  text
    .replaceAll(/([a-z])\1{2,}/g, '$1$1')
    .replaceAll(
      /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]\p{M}*(?:[ ._*|-]{1,2}[\p{L}\p{N}]\p{M}*){2,}(?![\p{L}\p{M}\p{N}])/gu,
      (apart) => apart.replaceAll(/[ ._*|-]/g, ''),
    )
    .replaceAll(
      /(?<![\p{L}\p{N}])[1il|][ _*|-]{1,2}([0-7])(?= ?(?:y\W?o\b|y(?:ea)?rs?\b|anos|ans\b|jahre))/gu,
      '1$1',
    )
    .replaceAll(roman, (found) => String(toNumber(found)));

/** Behind a word for an age, and before one for years. */
const roman =
  /(?<=(?<![a-z])(?:aged?|turn(?:s|ed|ing)?|alter|edad|idade|eta)(?: is)?[ :=-]{1,3})(?:x(?:ix|iv|v?i{0,3})|v?i{2,3}|iv|vi|ix)(?![a-z0-9])|(?<![a-z0-9])x(?:iv|v?i{0,3})(?= y(?:ea)?rs?[ -]old)/g;

const toNumber = (numeral: string): number =>
  Array.from(numeral, (sign) => ({ i: 1, v: 5, x: 10 })[sign] ?? 0).reduce(
    (sum, value, index, values) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );

/** Drops halves and quarters of years: "15½", "fifteen-and-a-half", "fünfzehneinhalb". */
const withoutFractions = (text: string): string =>
  text
    .replaceAll(/(?<=\d) ?(?:[½¼¾]|1[/⁄]2)(?!\d)/g, '')
    .replaceAll(
      /(?<=(?<!\d)\d{1,2})[.,]\d(?= ?-?(?:y(?:ea)?rs?|y\W?o|jahre|ans|a[nñ]os|anni|jaar|lat|лет|yaş|tahun)(?!\p{L}))/giu,
      '',
    );

const withoutHalves = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z\d])[ -]and[ -]a[ -]half(?![a-z])/g, '')
    .replaceAll(/(?<=zehn|elf|zwolf|acht|neun|sieben|sechs|funf|vier|drei|zwei|\d)einhalb/g, '')
    .replaceAll(/ i pol roku/g, ' lat')
    .replaceAll(/(?: bucuk| с половинои| setengah(?= tahun))/g, '');

const eras: Readonly<Record<string, number>> = { 昭和: 1925, 平成: 1988, 令和: 2018 };

const withWesternYears = (text: string): string =>
  text
    .replaceAll(/(昭和|平成|令和)(\d{1,2})(?=年)/gu, (_, era: string, year: string) =>
      String((eras[era] ?? 0) + Number(year)),
    )
    .replaceAll(/[〇零一二三四五六七八九]{4}(?=年)/gu, (year) =>
      Array.from(year, (sign) => '〇一二三四五六七八九'.indexOf(sign === '零' ? '〇' : sign)).join(''),
    );
