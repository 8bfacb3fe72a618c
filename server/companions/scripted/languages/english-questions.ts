import { keysOf } from '../../facts/compile-grammar.ts';
import { people, pets } from '../../../content/fact-rules/people/en.ts';
import { tidy } from '../understanding/normalize-input.ts';
import type { RecallQuestion } from './script-language.ts';

/** Returns what an English message asks about its author; null for any other message. */
export const readQuestion = (message: string): RecallQuestion | null => {
  for (const { text, question } of tidy(message).sentences) {
    const asked = text.toLowerCase();
    if (!(question || opensQuestion.test(asked)) || !isAboutUser.test(asked) || asksForAdvice.test(asked))
      continue;
    const topics = topicsOf(asked);
    return {
      topics,
      words: contentWords(asked, topics.length === 0 ? grammarWords : stopWords),
      isAnsweredBy: (line) => asksForMeal.test(asked) && tellsMeal.test(line),
      isOpen: asksForAll.test(asked),
      isClosed: /^(?:do|did|am|have) i\b/u.test(asked),
    };
  }
  return null;
};

const opensQuestion =
  /^(?:what|who|where|when|which|how old|do|did|am|have|can|could|tell|remember|remind)\b/u;
const isAboutUser =
  /\bmy\b|\b(?:do|did|am|have|was) i\b|\b(?:about|of) me\b|\bi (?:say|said|tell|told|promised?|like|love|live|work|am|was|have|had|ate)\b|^who is \p{L}+$/u;
const asksForAdvice =
  /\b(?:should|could|would|can|may|shall|must|might) i\b|\byou (?:think|like|love|feel|want)\b|\bhave to\b(?! eat)|\bneed to\b|\bdo i (?:do|say|get|know|make|start|stop|look)\b(?! for (?:a living|work))|^how (?!old)|^why\b/u;
const asksForMeal = /\b(?:breakfast|lunch|dinner|supper|eat)\b/u;
const tellsMeal =
  /\b(?:had|ate|eaten|cooked|made)\b.*\b(?:morning|noon|today|tonight|evening|night|breakfast|lunch|dinner|supper)\b|\b(?:morning|noon|today|tonight|evening|night)\b.*\b(?:had|ate|eaten)\b/iu;
const asksForAll =
  /\b(?:know|remember|learn(?:ed|t)?|recall|noted|told you|tell you|say) (?:\p{L}+ )?(?:about|of) (?:me|myself)\b|^(?:do you )?remember me$/u;

/** Which topics a question is about, by its words. */
const topicsByWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bpromis/u, ['promise:']],
  [/\ballerg|\bcan ?not eat\b|\bmy health\b/u, ['health:']],
  [/\bhow old am i\b|\bmy age\b/u, ['age']],
  [/\bi (?:\p{L}+ )?live\b|\bmy (?:home|city|town|address)\b|\bi (?:just )?moved?\b/u, ['home']],
  [/\bam i from\b|\bi (?:come from|grow up|grew up)\b|\bwas i born\b|\bmy home ?town\b/u, ['origin']],
  [
    /\bmy (?:job|work|profession|occupation)\b|\bdo i (?:work|do) (?:for|as)\b|\bdo i work\b|\bi work as\b/u,
    ['work'],
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

/** The keys of people and pets by their words. */
export const keys = new Map([...keysOf(people), ...keysOf(pets)]);

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

/** The words of an English text that say what it is about. */
export const contentWords = (text: string, without = grammarWords): ReadonlySet<string> =>
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
