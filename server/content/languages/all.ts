import type { Language } from '../../../contract/languages.ts';
import type { SpokenLanguage } from '../spoken-language.ts';
import { german } from './de/language.ts';
import { noorHaddad as noorInGerman } from './de/noor-haddad.ts';
import { french } from './fr/language.ts';
import { noorHaddad as noorInFrench } from './fr/noor-haddad.ts';
import { spanish } from './es/language.ts';
import { noorHaddad as noorInSpanish } from './es/noor-haddad.ts';
import { portuguese } from './pt-br/language.ts';
import { noorHaddad as noorInPortuguese } from './pt-br/noor-haddad.ts';
import { arabic } from './ar/language.ts';
import { noorHaddad as noorInArabic } from './ar/noor-haddad.ts';
import { japanese } from './ja/language.ts';
import { noorHaddad as noorInJapanese } from './ja/noor-haddad.ts';
import { chinese } from './zh-cn/language.ts';
import { noorHaddad as noorInChinese } from './zh-cn/noor-haddad.ts';
import type { SpokenMate } from './spoken-mate.ts';

/** The languages other than English that a scripted mate speaks. */
export const spokenLanguages: ReadonlyMap<Language, SpokenLanguage> = new Map(
  [german, french, spanish, portuguese, arabic, japanese, chinese].map((one) => [one.language, one]),
);

const noorHaddad: ReadonlyMap<Language, SpokenMate> = new Map([
  ['de', noorInGerman],
  ['fr', noorInFrench],
  ['es', noorInSpanish],
  ['pt-BR', noorInPortuguese],
  ['ar', noorInArabic],
  ['ja', noorInJapanese],
  ['zh-CN', noorInChinese],
]);

const spokenMates: ReadonlyMap<string, ReadonlyMap<Language, SpokenMate>> = new Map([
  ['noor-haddad', noorHaddad],
]);

const none: ReadonlyMap<Language, SpokenMate> = new Map();

/** Returns what a mate says in each of the languages that it speaks besides English. */
export const spokenBy = (mateId: string): ReadonlyMap<Language, SpokenMate> =>
  spokenMates.get(mateId) ?? none;
