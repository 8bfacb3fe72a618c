import type { Intent } from '../../../content/shared-lines/lines.ts';
import type { MateScript } from '../../../content/mate-script.ts';
import type { SpokenLanguage } from '../../../content/spoken-language.ts';
import { nameInAnswer } from '../../facts/apply-rules.ts';
import { findFacts } from '../../facts/find-facts.ts';
import type { FoundFact } from '../../facts/found-fact.ts';
import { allGrammars } from '../../facts/grammars.ts';
import { readClauses } from '../../facts/read-clauses.ts';
import { crisisLevel } from '../../../text-safety/crisis/crisis-detection.ts';
import { isSexual, isSexualAboutMinors } from '../../../text-safety/minors.ts';
import { asksWhatItIs } from '../../../text-safety/output/ai-honesty.ts';
import { rankOf, type Meaning } from '../understanding/intent-priority.ts';
import type { Memory } from '../memory/memory.ts';
import { nameIn } from '../understanding/names.ts';
import { isGibberish, wordlessIntent } from '../understanding/nonverbal.ts';
import { keepsTheName, type Understand, type Understanding } from '../understanding/understand.ts';
import { foldSentences, patternsOf, type FoldedSentence } from './patterns.ts';
import { labeledSlots } from './spoken-facts.ts';

interface UnderstandOptions {
  /** Whether a message asks about its author, and so not about the mate. */
  readonly isAboutUser: (message: string) => boolean;
}

/** Returns what reads messages to a mate in a language other than English. Throws for an invalid pattern. */
export const createUnderstand = (
  language: SpokenLanguage,
  script: MateScript,
  { isAboutUser }: UnderstandOptions,
): Understand => {
  const readSentence = sentenceReader(language, script);
  const isIntroduction = introductionReader(language);
  return (message, memory) => {
    const certain =
      certainIntent(message) ?? (!isAboutUser(message) && asksWhatItIs(message) ? 'honest' : null);
    if (certain !== null) return Promise.resolve(only(certain));
    const sentences = foldSentences(message);
    if (sentences.length === 0) return Promise.resolve(only(wordlessIntent(message)));
    const facts = findFacts(message);
    const isAction = /^\s*[*_][^*_]+[*_]\s*$/u.test(message);
    const read = sentences.map((sentence) => readSentence(sentence, isAction));
    const meanings = [
      ...read,
      ...facts.flatMap((fact) => factMeaning(fact, language)),
      ...(memory.awaitsName ? [] : sentences.filter(isIntroduction)).map(({ text }) =>
        intentOf('introduced', text),
      ),
    ];
    const isTaken = meanings.some((meaning) => rankOf(meaning) > rankOf(intentOf('fallback')));
    const answers = memory.awaitsName && !isTaken ? readClauses(message).flatMap(nameInAnswer) : [];
    const stated = facts.find(({ topic }) => topic === 'name') ?? answers[0];
    const name = stated === undefined ? null : nameOf(stated);
    return Promise.resolve({
      meaning: settled(meanings, name, memory),
      name,
      likes: facts.flatMap((fact) => likeIn(fact, language)),
    });
  };
};

/** Returns the intent that is found in any language, before anything else. */
const certainIntent = (message: string): Intent | null => {
  if (crisisLevel(message) !== null) return 'crisis';
  if (isSexualAboutMinors(message)) return 'minor';
  return isSexual(message) ? 'sexual' : null;
};

const settled = (meanings: readonly Meaning[], name: string | null, memory: Memory): Meaning => {
  if (name !== null && meanings.every((meaning) => rankOf(meaning) <= rankOf(intentOf('name'))))
    return intentOf('name');
  const best = meanings.reduce(higher, intentOf('gibberish'));
  const refuses = best.kind === 'intent' && keepsTheName.has(best.intent);
  return memory.awaitsName && refuses ? intentOf('nameKept') : best;
};

type SentenceReader = (sentence: FoldedSentence, isAction: boolean) => Meaning;

const sentenceReader = (language: SpokenLanguage, script: MateScript): SentenceReader => {
  const { anywhere, atStart, whole } = patternsOf(language.grammar);
  // Object.entries widens the keys.
  const patterns = (Object.entries(language.patterns) as [Intent, string][]).map(
    ([intent, alternatives]) => ({
      intent,
      pattern: (wholeSentences.has(intent) ? whole : anywhere)(alternatives),
    }),
  );
  const threads = script.threads.map(({ id, on }) => ({ id, pattern: anywhere(on) }));
  const [questionStart, request] = [atStart(language.questionStarts), anywhere(language.requests)];
  return ({ text, folded, isQuestion }, isAction) => {
    const asks = isQuestion || questionStart.test(folded);
    const found = patterns.filter(
      ({ intent, pattern }) => isAction === actions.has(intent) && pattern.test(folded),
    );
    if (isAction) return intentOf(found[0]?.intent ?? 'action');
    const thread = threads.find(({ pattern }) => pattern.test(folded));
    const meanings = [
      ...found.map(({ intent }) => intentOf(intent)),
      ...(thread === undefined
        ? []
        : [
            {
              kind: 'thread' as const,
              id: thread.id,
              asked: asks || request.test(folded) || isBrief(text, language),
            },
          ]),
    ];
    const [first, ...others] = meanings;
    if (first === undefined)
      return intentOf(isGibberish(folded) ? 'gibberish' : asks ? 'unknown' : 'fallback');
    return others.reduce(higher, first);
  };
};

/** These words mean so only where a sentence has no others. */
const wholeSentences: ReadonlySet<Intent> = new Set([
  'yes',
  'no',
  'more',
  'why',
  'hmm',
  'huh',
  'dontKnow',
  'laugh',
]);
const actions: ReadonlySet<Intent> = new Set(['actionSit', 'actionLook', 'actionWarm', 'hug']);

/** A few words about a story ask for it. */
const isBrief = (text: string, { grammar }: SpokenLanguage): boolean =>
  grammar.isSpaced ? text.split(' ').length <= 3 : text.length <= 8;

/** The meanings of a fact that users tell of themselves, by its topic. */
const factMeaning = (fact: FoundFact, language: SpokenLanguage): readonly Meaning[] => {
  const kind = fact.topic.split(':')[0] ?? '';
  const { words, intent } = intentsOfFacts[kind] ?? { intent: null, words: null };
  if (intent === null) return [];
  const slots = labeledSlots(fact, [language.grammar]);
  if (kind === 'age' && Number(slots?.values.get('age')) < adultAge) return [intentOf('young')];
  const isDislike = kind === 'likes' && slots?.subject === 'dislikes';
  return [
    { kind: 'intent', intent: isDislike ? 'dislike' : intent, words: slots?.values.get(words ?? '') ?? null },
  ];
};

const adultAge = 18;

const intentsOfFacts: Readonly<Record<string, { readonly intent: Intent; readonly words: string | null }>> = {
  likes: { intent: 'like', words: 'thing' },
  favorite: { intent: 'favorite', words: 'thing' },
  hobby: { intent: 'busyWith', words: null },
  person: { intent: 'kin', words: null },
  family: { intent: 'kin', words: null },
  pet: { intent: 'pet', words: 'name' },
  home: { intent: 'home', words: 'place' },
  origin: { intent: 'home', words: 'place' },
  work: { intent: 'job', words: null },
  age: { intent: 'userAge', words: null },
  promise: { intent: 'going', words: null },
  health: { intent: 'iam', words: null },
  diet: { intent: 'iam', words: null },
  relationship: { intent: 'iam', words: null },
};

const likeIn = (fact: FoundFact, { grammar }: SpokenLanguage): readonly string[] => {
  const slots = labeledSlots(fact, [grammar]);
  return slots?.subject === 'likes' || slots?.subject === 'favorite' ? [slots.values.get('thing') ?? ''] : [];
};

/** A single word may be read in any language. */
const nameOf = (fact: FoundFact): string | null =>
  nameIn(
    labeledSlots(
      fact,
      allGrammars.map(({ grammar }) => grammar),
    )?.values.get('name') ?? '',
  );

/** Reads "I'm Marek", from which no name is taken unasked: people also say so what they are. */
const introductionReader = ({ grammar, introduces }: SpokenLanguage) => {
  // Where letters have cases a name has a capital, as every noun has in German.
  const name = "(?<name>\\p{Lu}[\\p{L}'-]+|[ァ-ヶー・]+|\\p{Script=Han}{2,4}|\\p{Script=Arabic}+)";
  const frame = new RegExp(`^(?:${introduces.replace('{name}', name)})$`, 'u');
  const noName = new RegExp(`^(?:${grammar.noName})$`, 'iu');
  return ({ text, isQuestion }: FoldedSentence): boolean => {
    const sentence = text.replaceAll('’', "'").replace(/[.!。！]+$/u, '');
    const said = isQuestion ? undefined : frame.exec(sentence)?.groups?.['name'];
    return said !== undefined && !noName.test(said);
  };
};

/** The first counts among those of the same rank. */
const higher = (one: Meaning, other: Meaning): Meaning => (rankOf(other) > rankOf(one) ? other : one);

const intentOf = (intent: Intent, words: string | null = null): Meaning => ({
  kind: 'intent',
  intent,
  words,
});

const only = (intent: Intent): Understanding => ({ meaning: intentOf(intent), name: null, likes: [] });
