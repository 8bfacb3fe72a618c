import type { Language } from '../../../../contract/languages.ts';
import { cutText } from '../../../../contract/letters.ts';
import { foldCase } from '../../facts/fold-letters.ts';
import { grammars } from '../../facts/grammars.ts';

/** Returns the language in which a message is written; null where it could be several, or none. */
export const detectLanguage = (message: string, known: Language | null): Language | null => {
  if (/[ぁ-ヿ]/u.test(message)) return 'ja';
  // Japanese can consist of Chinese characters only.
  if (/\p{Script=Han}/u.test(message)) return known === 'ja' ? 'ja' : 'zh-CN';
  if (/\p{Script=Arabic}/u.test(message)) return 'ar';
  const text = foldCase(cutText(message, maxCompared));
  const scores = grammars.latin.map(({ grammar: { language }, common }) => ({
    language,
    score: count(text, common) + count(text, signs[language]),
  }));
  const highest = Math.max(...scores.map(({ score }) => score));
  const [first, ...others] = scores.filter(({ score }) => score === highest);
  return highest === 0 || others.length > 0 ? null : (first?.language ?? null);
};

/** In UTF-16 units. */
const maxCompared = 600;

const count = (text: string, pattern: RegExp | undefined): number =>
  pattern === undefined ? 0 : (text.match(pattern)?.length ?? 0);

const word = (alternatives: string): string => `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`;

/** Letters and greetings that only one of the languages has. */
const signs: Readonly<Partial<Record<Language, RegExp>>> = {
  en: new RegExp(word('hello|hi|hey there|thanks|thank you|please|yes|tell|what|who|how|why|where'), 'gu'),
  de: new RegExp(`[ßäöü]|${word('hallo|danke|bitte|guten|tschüss|erzähl|sich|ich|warum|wer|wo|nein')}`, 'gu'),
  fr: new RegExp(
    `[œêèùû]|${word("bonjour|bonsoir|salut|merci|oui|coucou|raconte|quoi|tu|été|pourquoi|qui|où|d'accord")}`,
    'gu',
  ),
  es: new RegExp(`[ñ¿¡]|${word('hola|gracias|buenas|buenos|adiós|adios|cuéntame|quién|dónde|vale')}`, 'gu'),
  'pt-BR': new RegExp(
    `[ãõ]|${word('olá|oi|obrigado|obrigada|tchau|você|voce|quem|onde|tudo bem|conta')}`,
    'gu',
  ),
};
