import { compileFunction } from 'node:vm';
import type { Language } from '../../contract/languages.ts';
import { formatsOf } from '../../src/locales/formats.ts';
import { durationsOf } from '../../src/locales/intl-durations.ts';
import type { AppMessages, ScreenMessages } from '../../src/locales/messages.ts';
import { expressionOf } from './compile-texts.ts';
import { readTexts } from './texts.ts';

/** Returns the texts of a language as the page has them, where no build serves their modules. */
export function evaluateTexts(language: Language): AppMessages & ScreenMessages {
  const groups = Object.entries(readTexts(language)).map(
    ([group, texts]) => `${group}: ${expressionOf(language, texts)}`,
  );
  const evaluate = compileFunction(`return { formats, ${groups.join(', ')} };`, ['formats', 'lasting']);
  // The types are those of the same files.
  return Reflect.apply(evaluate, undefined, [formatsOf(language), durationsOf(language)]) as AppMessages &
    ScreenMessages;
}
