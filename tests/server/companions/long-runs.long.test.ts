/** No reader of texts takes long for a run of any kind of character: its patterns do not begin inside their own runs. */
import { describe, expect, test } from 'vitest';
import { maxMessageLength } from '../../../contract/limits.ts';
import { plainExcerpt } from '../../../contract/plain-excerpt.ts';
import { maxNotesLength } from '../../../contract/rooms/room-actions.ts';
import { seedMates } from '../../../server/content/seed.ts';

import { spoken, unmarked } from '../../../server/companions/scripted/understanding/format-speech.ts';
import { countTokens } from '../../../server/companions/prompt/tokens/count-tokens.ts';
import { describeMate } from '../../../server/companions/descriptions/describe-mate.ts';
import { tidy } from '../../../server/companions/scripted/understanding/normalize-input.ts';
import { wordByWord } from '../../../server/companions/scripted/replies/typing-delay.ts';
import { findSentenceEnd } from '../../../server/companions/output/sentence-end.ts';
import { toExcerpt } from '../../../server/domain/search/excerpt.ts';
import { findPieces, toIndexTerms, toQueryPieces } from '../../../server/domain/search/terms.ts';
import { toTerms, toWords } from '../../../server/shared/words.ts';
import { fold } from '../../../server/shared/fold.ts';
import { promptFor } from '../support/companions/prompts.ts';
import { measureBest, measureTurnLimit } from '../support/thread-hold.ts';

const length = 32_000;
const limit = measureTurnLimit();

/** Each white space, letters of several scripts, digits, marks, punctuation and emoji. */
const characters = [
  ...Array.from(' \t\n\r\u00a0\u2003\u2028\u3000\u200b\ufeff'),
  ...Array.from('aZßéжλאبहกកမ가山かカ'),
  ...Array.from('0٣९'),
  ...Array.from('.,;:!?…。！？"\'“”()[]{}<>|\\/~_*`#-+=$&%^@'),
  '\u0301',
  '\u0651',
  '😀',
  '👩‍👩‍👧‍👦',
  '🇩🇪',
];

const [mate] = seedMates;
if (mate === undefined) throw new Error('There is no mate.');
const pieces = toQueryPieces('moon 山川');
/** Excerpts are cut before they are read. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  fold,
  toWords,
  toTerms,
  toQueryPieces,
  toIndexTerms,
  findPieces: (text) => findPieces(text, pieces),
  toExcerpt: (text) => toExcerpt(text, pieces),
  plainExcerpt: (text) => plainExcerpt(text.slice(0, 300)),
  tidy,
  // Longer notes and messages are refused.
  buildPrompt: (text) =>
    promptFor({
      mate,
      notes: text.slice(0, maxNotesLength),
      message: text.slice(0, maxMessageLength),
      history: [{ role: 'user', text }],
    }),
  wordByWord: (text) => wordByWord(text, () => 0, AbortSignal.timeout(1000)).next(),
  spoken,
  unmarked,
  describeMate: (text) => describeMate(text, 0),
  findSentenceEnd: (text) => findSentenceEnd(text, 0, text.length),
};

const textsOf = (character: string): string[] => {
  const run = character.repeat(length / character.length);
  return [run, `x${run}x`, `${run}\nx`, `x ${character}`.repeat(length / (character.length + 2))];
};

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.each(characters)('a run of %j', (character) => {
    const slow = textsOf(character)
      .map((text) => measureBest(() => read(text), limit))
      .filter((time) => time >= limit);
    expect(slow).toEqual([]);
  });
});

test('words are counted as fast after many others', () => {
  let made = 0;
  const letterOf = (place: number): string => String.fromCharCode(0x1_00 + ((made >> place) & 63));
  const newWord = (): string => {
    made += 1;
    return letterOf(0) + letterOf(6) + letterOf(12);
  };
  const newWords = (count: number): string => Array.from({ length: count }, newWord).join(' ');
  const timeOfNew = (): number => measureBest(() => countTokens(newWords(500)), 0);
  const before = timeOfNew();
  countTokens(newWords(220_000));
  expect(timeOfNew() / before).toBeLessThan(5);
});
