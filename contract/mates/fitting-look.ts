import type { MateLook } from './mate-look.ts';

/** From this age on a face shows it. */
const aged = 60;

/** Returns a random friendly face that suits a mate. The age may be unknown, as in a form. */
export const fittingLook = (
  { pronouns, age }: { readonly pronouns: string; readonly age: number | null },
  random: () => number,
): MateLook => {
  const pick = (drawings: readonly number[]): string =>
    `variant${String(drawings[Math.floor(random() * drawings.length)] ?? 1).padStart(2, '0')}`;
  const chance = (share: number): boolean => random() < share;
  const isAged = age !== null && age >= aged;
  const hair = pick(isAged ? getAgedHair(pronouns) : getHair(pronouns));
  const canHaveBeard = isHe.test(pronouns);
  const hasBeard = canHaveBeard && chance(isAged ? 0.6 : 0.4);
  // Drawings have no wrinkles: gray hair, a beard or glasses say it.
  const needsGlasses = isAged && !hasBeard && hair !== whiteHair;
  const hasGlasses = needsGlasses || chance(age !== null && age >= 50 ? 0.5 : 0.2);
  return {
    hair,
    eyes: pick([3, 4, 5]),
    brows: pick([1, 5, 8, 9, 10, 12]),
    nose: pick(range(1, 20)),
    lips: pick([3, 14, 17, 22, 23, 25, 30]),
    body: pick(range(1, 25)),
    ...(hasBeard ? { beard: pick(range(1, 12)) } : {}),
    ...(hasGlasses ? { glasses: pick(isAged ? clearGlasses : range(1, 11)) } : {}),
  };
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const long = [2, 4, 8, 10, 20, 23, 28, 30, 36, 37, 39, 41, 43, 47, 48, 57, 58, 62, 63];
const short = [
  1, 3, 5, 6, 7, 9, 12, 13, 15, 16, 17, 18, 19, 21, 22, 24, 25, 26, 27, 31, 32, 33, 34, 35, 38, 44, 49,
];
const either = [9, 11, 16, 20, 24, 29, 30, 36, 40, 43, 52, 54, 55, 56, 57, 61];

/** Combed back, in white lines; gray sides; and buns, with which glasses go. */
const whiteHair = 'variant42';
const grayHair = [42, 42, 42, 32, 60];
const agedLong = [29, 43, 48, 61];
const agedEither = [42, 29, 43, 60];

/** Glasses through which the eyes are seen. */
const clearGlasses = [3, 8, 11];

/** In the languages of the page, as descriptions are read. */
const isShe = /^(?:she|sie|elle|ella|ela|هي|彼女|她)(?!\p{L})/iu;
const isHe = /^(?:he|er|il|él|ele|هو|彼|他)(?!\p{L})/iu;

const getHair = (pronouns: string): readonly number[] => {
  if (isShe.test(pronouns)) {
    return long;
  }
  return isHe.test(pronouns) ? short : either;
};

const getAgedHair = (pronouns: string): readonly number[] => {
  if (isShe.test(pronouns)) return agedLong;
  return isHe.test(pronouns) ? grayHair : agedEither;
};
