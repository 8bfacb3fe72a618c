import { compileFunction } from 'node:vm';
import type { Language } from '../../../contract/languages.ts';
import { formatsOf } from '../../../src/locales/formats.ts';
import { durationsOf } from '../../../src/locales/intl-durations.ts';
import type { AppMessages, ScreenMessages } from '../../../src/locales/messages.ts';
import { expressionOf } from './compile-texts.ts';
import { readTexts } from './texts.ts';

type Groups = AppMessages & ScreenMessages;

/** Returns groups of texts, or all of them, as the page has them, where no build serves their modules. */
export function evaluateTexts<Group extends keyof Groups = keyof Groups>(
  language: Language,
  only?: readonly Group[],
): Pick<Groups, Group> {
  const groups = Object.entries(readTexts(language))
    .filter(([group]) => only?.some((name) => name === group) ?? true)
    .map(([group, texts]) => `${group}: ${expressionOf(language, texts)}`);
  const evaluate = compileFunction(`return { formats, ${groups.join(', ')} };`, ['formats', 'lasting']);
  // The types come from the same files.
  return Reflect.apply(evaluate, undefined, [formatsOf(language), durationsOf(language)]) as Groups;
}
