import type { MateDraft } from '../../../contract/own-mate.ts';
import type { MateLook } from '../../../contract/mate-look.ts';

/** Returns a random friendly face and color that suit the texts. */
export const randomLook = (
  { pronouns, age }: Pick<MateDraft, 'pronouns' | 'age'>,
  random: () => number = Math.random,
): Pick<MateDraft, 'look' | 'hue'> => {
  const pick = (drawings: readonly number[]): string =>
    `variant${String(drawings[Math.floor(random() * drawings.length)] ?? 1).padStart(2, '0')}`;
  const chance = (share: number): boolean => random() < share;
  const look: MateLook = {
    hair: pick(getHair(pronouns)),
    eyes: pick([3, 4, 5]),
    brows: pick([1, 5, 8, 9, 10, 12]),
    nose: pick(range(1, 20)),
    lips: pick([3, 14, 17, 22, 23, 25, 30]),
    body: pick(range(1, 25)),
    ...(isHe.test(pronouns) && chance(0.4) ? { beard: pick(range(1, 12)) } : {}),
    ...(chance(age >= 50 ? 0.5 : 0.2) ? { glasses: pick(range(1, 11)) } : {}),
  };
  return { look, hue: Math.floor(random() * 24) * 15 };
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const long = [2, 4, 8, 10, 20, 23, 28, 30, 36, 37, 39, 41, 43, 47, 48, 57, 58, 62, 63];
const short = [
  1, 3, 5, 6, 7, 9, 12, 13, 15, 16, 17, 18, 19, 21, 22, 24, 25, 26, 27, 31, 32, 33, 34, 35, 38, 44, 49,
];
const either = [9, 11, 16, 20, 24, 29, 30, 36, 40, 43, 52, 54, 55, 56, 57, 61];

/** In the languages of the page, as descriptions are read. */
const isShe = /^(?:she|sie|elle|ella|ela|هي|彼女|她)(?!\p{L})/iu;
const isHe = /^(?:he|er|il|él|ele|هو|彼|他)(?!\p{L})/iu;

const getHair = (pronouns: string): readonly number[] => {
  if (isShe.test(pronouns)) {
    return long;
  }
  return isHe.test(pronouns) ? short : either;
};
