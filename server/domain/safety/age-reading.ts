import { asShown } from './as-shown.ts';
import { fold } from './normalize.ts';

/**
 * Normalizes a text for the age patterns: folded, with ASCII digits, spaced letters joined, Japanese era years and
 * years in Chinese characters as numbers, and single spaces. Keeps line breaks.
 */
export const readForAges = (text: string): string =>
  withWesternYears(joinLetters(fold(withPlainDigits(asShown(text)))))
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
    .replaceAll(/(?<![\p{L}\p{N}])x(?:iv|v|vi|vii|iii|ii|i)?(?= y(?:ea)?rs?[ -]old)/gu, (roman) =>
      String(10 + ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'].indexOf(roman.slice(1))),
    );

const eras: Readonly<Record<string, number>> = { 昭和: 1925, 平成: 1988, 令和: 2018 };

const withWesternYears = (text: string): string =>
  text
    .replaceAll(/(昭和|平成|令和)(\d{1,2})(?=年)/gu, (_, era: string, year: string) =>
      String((eras[era] ?? 0) + Number(year)),
    )
    .replaceAll(/[〇零一二三四五六七八九]{4}(?=年)/gu, (year) =>
      Array.from(year, (sign) => '〇一二三四五六七八九'.indexOf(sign === '零' ? '〇' : sign)).join(''),
    );
