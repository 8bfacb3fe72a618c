import type { CompanionRequest } from '../companion.ts';
import { keysOf } from '../facts/compile-grammar.ts';
import { people, pets } from '../../content/fact-rules/people/en.ts';
import { tidy } from './normalize-input.ts';
import { recallFrames } from '../../content/shared-lines/recall-lines.ts';
import { fillFrame, type Speaker } from './pick-line.ts';
import { knownLines, type RememberedFact } from './remembered-facts.ts';
import { toSecondPerson } from './second-person.ts';

const mostRecalled = 4;
const mostSummarized = 8;
const longestQuotation = 160;

/** What a user asks about themselves. */
interface RecallQuestion {
  /** The beginnings of the topics that answer it; empty where only its words tell. */
  readonly topics: readonly string[];
  /** Its words that may occur in a fact. */
  readonly words: ReadonlySet<string>;
  /** Whether it asks for everything. */
  readonly isOpen: boolean;
  /** Whether it is to be answered by yes or no, so that only facts with its words answer it. */
  readonly isClosed: boolean;
}

/**
 * Answers a question about the user: from facts, else from the lines of passages and of the history. Says so where
 * a question about a known topic has no answer. Null for any other message.
 */
export const recall = (
  speaker: Speaker,
  { message, ...source }: Pick<CompanionRequest, 'message' | 'passages' | 'history'>,
): string | null => {
  const question = readQuestion(message);
  // The script has lines about the name.
  if (question === null || question.topics.includes('name')) return null;
  const facts = question.isOpen
    ? speaker.facts.slice(-mostSummarized)
    : factsFor(question, [...speaker.facts, ...speaker.noted]);
  if (facts.length > 0) return fillFrame(speaker, recallFrames.known, joined(facts));
  if (question.isOpen) return null;
  // Other lines about the person do not name them.
  const line =
    question.topics[0]?.startsWith('person:') === true ? null : lineFor(question, knownLines(source));
  if (line !== null) return fillFrame(speaker, recallFrames.quoted, line);
  return question.topics.length === 0 ? null : fillFrame(speaker, recallFrames.unknown, '');
};

const joined = (facts: readonly RememberedFact[]): string => {
  const clauses = [...new Set(facts.map(toSecondPerson))];
  return clauses.length < 2
    ? clauses.join('')
    : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1) ?? ''}`;
};

const readQuestion = (message: string): RecallQuestion | null => {
  for (const { text, question } of tidy(message).sentences) {
    const asked = text.toLowerCase();
    if (!(question || opensQuestion.test(asked)) || !isAboutUser.test(asked) || asksForAdvice.test(asked))
      continue;
    const topics = topicsOf(asked);
    return {
      topics,
      words: contentWords(asked, topics.length === 0 ? grammarWords : stopWords),
      isOpen: asksForAll.test(asked),
      isClosed: /^(?:do|did|am|have) i\b/u.test(asked),
    };
  }
  return null;
};

const opensQuestion =
  /^(?:what|who|where|when|which|how old|do|did|am|have|can|could|tell|remember|remind)\b/u;
const isAboutUser =
  /\bmy\b|\b(?:do|did|am|have|was) i\b|\b(?:about|of) me\b|\bi (?:say|said|tell|told|promised?|like|love|live|work|am|was|have)\b|^who is \p{L}+$/u;
const asksForAdvice =
  /\b(?:should|could|would|can|may|shall|must|might) i\b|\byou (?:think|like|love|feel|want)\b|\bhave to\b|\bneed to\b|\bdo i (?:do|say|get|know|make|start|stop|look)\b(?! for (?:a living|work))|^how (?!old)|^why\b/u;
const asksForAll =
  /\b(?:know|remember|learn(?:ed|t)?|recall|noted|told you|tell you|say) (?:\p{L}+ )?(?:about|of) (?:me|myself)\b|^(?:do you )?remember me$/u;

/** Which topics a question is about, by its words. */
const topicsByWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bpromis/u, ['promise:']],
  [/\ballerg|\bcan ?not eat\b|\bmy health\b/u, ['health:']],
  [/\bhow old am i\b|\bmy age\b/u, ['age']],
  [/\bi (?:\p{L}+ )?live\b|\bmy (?:home|city|town|address)\b|\bi (?:just )?moved?\b/u, ['home', 'dwelling']],
  [/\bam i from\b|\bi (?:come from|grow up|grew up)\b|\bwas i born\b|\bmy home ?town\b/u, ['origin']],
  [
    /\bmy (?:job|work|profession|occupation)\b|\bdo i (?:work|do) (?:for|as)\b|\bdo i work\b|\bi work as\b/u,
    ['work', 'workplace'],
  ],
  [/\bi stud(?:y|ying)\b|\bmy (?:studies|major)\b/u, ['study']],
  [/\bi (?:\p{L}+ )?(?:hate|dislike)\b|\b(?:not|can ?not) (?:like|love|enjoy|stand|bear)\b/u, ['likes:']],
  [/\bmy (?:most |all-time )?favorite\b/u, ['favorite:', 'likes:']],
  [
    /\bi (?:\p{L}+ )?(?:like|love|enjoy)\b|\bmy (?:hobby|hobbies|interests|likes)\b/u,
    ['likes:', 'favorite:'],
  ],
  [
    /\bmy (?:plans?|trip)\b|\bam i (?:\p{L}+ )?(?:going|flying|planning|travell?ing|moving|leaving|meeting|seeing|visiting)\b|\bdo i plan\b/u,
    ['plan:', 'date:'],
  ],
  [/\blanguages?\b|\bdo i speak\b/u, ['speaks:']],
  [/\bdo i play\b|\binstrument\b/u, ['hobby:']],
  [/\bam i (?:married|single|divorced|engaged)\b/u, ['relationship']],
  [
    /\b(?:siblings?|my family|my pets?)\b|\bi have (?:any |an? )?(?:pets?|kids|children|brothers?|sisters?|cats?|dogs?)\b/u,
    ['family:', 'person:', 'pet:'],
  ],
  [/\bwhen is my\b|\bwhat day is my\b|\bdate of my\b/u, ['date:']],
  [/\bmy name\b|\bwho am i\b|\bam i called\b/u, ['name']],
];

const keys = new Map([...keysOf(people), ...keysOf(pets)]);

const topicsOf = (asked: string): readonly string[] => {
  const key = personAskedFor(asked);
  if (key !== null) {
    return /\bbirthday\b/u.test(asked) ? [`date:birthday:${key}`] : [`person:${key}`, `pet:${key}`];
  }
  if (/\bmy birthday\b|\bi born on\b/u.test(asked)) return ['date:birthday'];
  const found = topicsByWords.find(([words]) => words.test(asked))?.[1];
  return (
    found ??
    (/\bmy .+ (?:called|named)\b|\bthe name of my\b/u.test(asked) ? ['owned:', 'pet:', 'person:'] : [])
  );
};

/** Returns the key of the person or pet whose name or birthday is asked for. */
const personAskedFor = (asked: string): string | null => {
  if (!/\bnames?\b|\bcalled\b|^who is\b|\bbirthday\b|\bremember my\b|\bknow my\b/u.test(asked)) return null;
  const words = asked.split(/[\s-]+/u).map((word) => word.replace(/'s$/u, ''));
  const at = words.findIndex((word, index) => keys.has(word) && words.slice(0, index).includes('my'));
  return keys.get(words[at] ?? '') ?? null;
};

const contentWords = (text: string, without = grammarWords): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !without.has(word))
      .map(stemOf),
  );

const stemOf = (word: string): string => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '');

const grammarWords = new Set(
  `the and what who where when which how did does you your yours remember know tell told said say about are was were have has had
  for with not can could again that this these those there from out anything something ever really still just please mine one ones
  thing things him her his hers them they whom`.split(/\s+/u),
);

/** With those that only say which topic a question is about. */
const stopWords = new Set([
  ...grammarWords,
  ...`name names called love loves loved like likes liked enjoy hate dislike favorite promise promised live work plan plans going day
  date old`.split(/\s+/u),
]);

const overlap = (words: ReadonlySet<string>, text: string): number => {
  const others = contentWords(text);
  return [...words].filter((word) => others.has(word)).length;
};

const factsFor = (
  { topics, words, isClosed }: RecallQuestion,
  facts: readonly RememberedFact[],
): readonly RememberedFact[] => {
  const onTopic = facts.filter(({ topic }) => topics.some((start) => isUnder(topic, start)));
  const candidates = topics.length === 0 ? facts : onTopic;
  const rated = candidates.map((fact) => ({ fact, score: overlap(words, `${fact.text} ${fact.topic}`) }));
  const most = Math.max(0, ...rated.map(({ score }) => score));
  const least = topics.length === 0 ? Math.min(words.size, 2) : 1;
  if (most > 0 && most >= least)
    return rated
      .filter(({ score }) => score === most)
      .map(({ fact }) => fact)
      .slice(-mostRecalled);
  const needsWords = topics.length === 0 || isClosed || topics[0] === 'date:' || topics[0] === 'favorite:';
  const answers = needsWords ? [] : ofTaste(topics, onTopic);
  return answers.slice(-mostRecalled);
};

const isUnder = (topic: string, start: string): boolean =>
  start.endsWith(':') ? topic.startsWith(start) : topic === start;

/** Likes and dislikes share their topics; a question about favorites is one about likes. */
const ofTaste = (topics: readonly string[], facts: readonly RememberedFact[]): readonly RememberedFact[] =>
  facts.filter(
    ({ topic, text }) =>
      !topic.startsWith('likes:') || text.startsWith('Dislikes ') !== topics.includes('favorite:'),
  );

/** Returns the user's statement that shares most words with the question; the newest among several. */
const lineFor = (question: RecallQuestion, lines: CompanionRequest['history']): string | null => {
  // Whom a question is about does not say what it asks.
  const words = new Set([...question.words].filter((word) => !keys.has(word)));
  const sentences = lines
    .filter(({ role, text }) => role === 'user' && !text.includes('?'))
    .flatMap(({ text }) => text.split(/(?<=[.!])\s+|\n+/u))
    .map((text) => text.replaceAll(/["“”*_]/gu, '').trim())
    .filter((text) => text !== '' && text.length <= longestQuotation);
  const rated = sentences.map((text) => ({ text, score: overlap(words, text) }));
  const most = Math.max(0, ...rated.map(({ score }) => score));
  const least = words.size > 2 ? 2 : 1;
  return most < least
    ? null
    : (rated.findLast(({ score }) => score === most)?.text.replace(/[.!]$/u, '') ?? null);
};
