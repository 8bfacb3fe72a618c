import type { CompanionRequest } from '../../companion.ts';
import type { RecallQuestion, ScriptLanguage } from '../languages/script-language.ts';
import { isSexual } from '../../../text-safety/minors.ts';
import { fillFrame, type Speaker } from './pick-line.ts';
import { knownLines, type RememberedFact } from '../memory/remembered-facts.ts';

const maxRecalled = 4;
const maxSummarized = 8;
const longestQuotation = 160;

/**
 * Answers a question about the user: from facts, else from the lines of passages and of the history. Says so where
 * a question about a known topic has no answer. Null for any other message.
 */
export const recall = (
  speaker: Speaker,
  { message, ...source }: Pick<CompanionRequest, 'message' | 'passages' | 'history'>,
): string | null => {
  const { language } = speaker;
  const question = language.readQuestion(message);
  // The script has lines about the name.
  if (question === null || question.topics.includes('name')) return null;
  const facts = question.isOpen
    ? speaker.facts.slice(-maxSummarized)
    : factsFor(language, question, [...speaker.facts, ...speaker.noted]);
  if (facts.length > 0) return fillFrame(speaker, language.frames.known, joined(language, facts));
  if (question.isOpen) return null;
  // Other lines about the person do not name them.
  const line =
    question.topics[0]?.startsWith('person:') === true
      ? null
      : lineFor(language, question, knownLines(source));
  if (line !== null) return fillFrame(speaker, language.frames.quoted, line);
  return question.topics.length === 0 ? null : fillFrame(speaker, language.frames.unknown, '');
};

const joined = ({ listed, toClause }: ScriptLanguage, facts: readonly RememberedFact[]): string =>
  listed([...new Set(facts.map(toClause))]);

const overlap = ({ contentWords }: ScriptLanguage, words: ReadonlySet<string>, text: string): number => {
  const others = contentWords(text);
  return [...words].filter((word) => others.has(word)).length;
};

const factsFor = (
  language: ScriptLanguage,
  { topics, words, isClosed }: RecallQuestion,
  facts: readonly RememberedFact[],
): readonly RememberedFact[] => {
  const onTopic = facts.filter(({ topic }) => topics.some((start) => isUnder(topic, start)));
  const candidates = topics.length === 0 ? facts : onTopic;
  const rated = candidates.map((fact) => ({
    fact,
    score: overlap(language, words, `${fact.text} ${fact.topic}`),
  }));
  const highest = Math.max(0, ...rated.map(({ score }) => score));
  const min = topics.length === 0 ? Math.min(words.size, 2) : 1;
  if (highest > 0 && highest >= min)
    return rated
      .filter(({ score }) => score === highest)
      .map(({ fact }) => fact)
      .slice(-maxRecalled);
  const needsWords = topics.length === 0 || isClosed || topics[0] === 'date:' || topics[0] === 'favorite:';
  const answers = needsWords ? [] : ofTaste(language, topics, onTopic);
  return answers.slice(-maxRecalled);
};

const isUnder = (topic: string, start: string): boolean =>
  start.endsWith(':') ? topic.startsWith(start) : topic === start;

/** Likes and dislikes share their topics; a question about favorites is one about likes. */
const ofTaste = (
  { isDislike }: ScriptLanguage,
  topics: readonly string[],
  facts: readonly RememberedFact[],
): readonly RememberedFact[] =>
  facts.filter(
    (fact) => !fact.topic.startsWith('likes:') || isDislike(fact) !== topics.includes('favorite:'),
  );

/** Returns what the user said last, or the end of it; null where that is too long or too coarse to repeat. */
export const lastSaid = (history: CompanionRequest['history']): string | null => {
  const text = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const quotable = [text, ...sentencesOf(text).toReversed()].map(unquoted);
  const isFit = (part: string): boolean => part !== '' && part.length <= longestQuotation && !isSexual(part);
  return quotable.find(isFit) ?? null;
};

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…؟])\s+|(?<=[。！？])|\n+/u);

const unquoted = (text: string): string =>
  text
    .replaceAll(/["“”„«»「」*_{}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[.!。！]$/u, '');

/** Returns the user's statement that answers a question best, by shared words; the newest among several. */
const lineFor = (
  language: ScriptLanguage,
  question: RecallQuestion,
  lines: CompanionRequest['history'],
): string | null => {
  // Whom a question is about does not say what it asks.
  const words = new Set([...question.words].filter((word) => !language.isPerson(word)));
  const said = lines.filter(({ role }) => role === 'user').map(({ text }) => text);
  const rated = said.flatMap((text, at) => {
    const answersTheSame = asksTheSame(language, words, said[at - 1] ?? '') ? 1 : 0;
    return sentencesOf(text)
      .filter((sentence) => !/[?？؟]/u.test(sentence))
      .map(unquoted)
      .filter((sentence) => sentence !== '' && sentence.length <= longestQuotation)
      .map((sentence) => ({
        sentence,
        score:
          overlap(language, words, sentence) + (question.isAnsweredBy(sentence) ? 1 : 0) + answersTheSame,
      }));
  });
  const highest = Math.max(0, ...rated.map(({ score }) => score));
  const min = words.size > 2 ? 2 : 1;
  return highest < min ? null : (rated.findLast(({ score }) => score === highest)?.sentence ?? null);
};

/** Whether the user asked the mate the same: after "What did you have for breakfast?" people tell what they had themselves. */
const asksTheSame = (language: ScriptLanguage, words: ReadonlySet<string>, before: string): boolean =>
  /[?？؟]/u.test(before) && language.readQuestion(before) === null && overlap(language, words, before) > 0;
