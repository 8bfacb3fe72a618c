import { arabicAndHindi } from './age-arabic-hindi.ts';
import { eastAsian } from './age-eastern.ts';
import { english } from './age-english.ts';
import { germanAndFrench } from './age-german-french.ts';
import { iberian } from './age-iberian.ts';
import { italianDutchPolish } from './age-italian-dutch-polish.ts';
import type { AgeLanguage } from './age-patterns.ts';
import { russianTurkishIndonesian } from './age-russian-turkish-indonesian.ts';

/** The languages in which ages are read. */
export const ageLanguages: readonly AgeLanguage[] = [
  english,
  ...germanAndFrench,
  ...iberian,
  ...italianDutchPolish,
  ...russianTurkishIndonesian,
  ...eastAsian,
  ...arabicAndHindi,
];
