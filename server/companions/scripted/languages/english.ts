import { recallFrames } from '../../../content/shared-lines/recall-lines.ts';
import { sharedLines } from '../../../content/shared-lines/lines.ts';
import { suggestionTexts } from '../../../content/shared-lines/suggestion-texts.ts';
import { englishQuotes } from '../understanding/format-speech.ts';
import { likedThing, toSecondPerson } from './second-person.ts';
import { turnedRound } from '../understanding/user-mate-text.ts';
import { contentWords, keys, readQuestion } from './english-questions.ts';
import type { ScriptLanguage } from './script-language.ts';

/** How scripted mates speak English. */
export const englishScript: ScriptLanguage = {
  language: 'en',
  lines: sharedLines,
  frames: recallFrames,
  suggestions: suggestionTexts,
  notes: {
    read: 'I have read what you wrote down for me. I will keep it in mind.',
    taken: 'I have it written down: {x}. I will keep that in mind.',
    recalled: 'And you asked me to remember: {x}.',
  },
  gap: ' ',
  quotes: englishQuotes,
  address: ', {name}',
  listed: (clauses) =>
    clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1) ?? ''}`,
  toClause: toSecondPerson,
  likedThing,
  isDislike: ({ text }) => text.startsWith('Dislikes '),
  turned: turnedRound,
  readQuestion,
  contentWords,
  isPerson: (word) => keys.has(word),
};
