import type { Language } from '../../../../contract/languages.ts';
import type { CompanionRequest } from '../../companion.ts';
import { parseMemory } from '../memory/memory.ts';
import { detectLanguage } from './detect-language.ts';

/**
 * Returns the language of the reply: that of the message; where it could be any, that of the conversation, else that of the
 * user's pages. English where the mate does not speak it.
 */
export const chooseLanguage = (
  { message, memory, language }: Pick<CompanionRequest, 'message' | 'memory' | 'language'>,
  spoken: readonly Language[],
): Language => {
  const before = parseMemory(memory).language ?? language ?? null;
  const wanted = detectLanguage(message, before) ?? before ?? 'en';
  return spoken.includes(wanted) ? wanted : 'en';
};
