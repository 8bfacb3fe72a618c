import type { PromptReason } from '../../../contract/replies/reply-prompt.ts';
import type { KnownFact } from '../../companions/companion.ts';
import type { Database } from '../../store/database.ts';
import type { FactRow } from '../../store/schema/memory.ts';
import { basicTopics } from './basic-topics.ts';
import { toContentStems } from './recall/question-words.ts';
import { toQuestionStems, type Question } from './recall/question.ts';
import { countStems } from './recall/text-stems.ts';
import { readVisibleFacts, mergeFacts, type MergedFact } from './merge-facts.ts';
import type { Meaning } from './vectors/find-near.ts';
import { rateMessages } from './vectors/rate-messages.ts';
import { weightOf } from './weight.ts';

/** How many facts are chosen at most, and how many of them may be past. */
const max = { current: 600, past: 5 } as const;

/** The facts that a mate uses for an answer. */
export interface SelectedFacts {
  /** The most relevant first. */
  readonly facts: readonly KnownFact[];
  /** The messages of which all facts are past. */
  readonly pastMessages: ReadonlySet<string>;
}

const nothing: SelectedFacts = { facts: [], pastMessages: new Set() };

/**
 * Chooses what a room's mate should know for an answer: pinned facts, basic ones, those that have most to do with the question by words
 * or meaning, those that touch health, limits, family and promises, others that share words with it, further ones by age, those without
 * a topic after the others, and at last past ones that share words with it. What the message with this id alone taught is not chosen.
 * Nothing in a room whose mate does not remember.
 */
export const selectFacts = async (
  database: Database,
  roomId: string,
  question: Question & { readonly messageId?: string; readonly meaning?: Meaning | null },
): Promise<SelectedFacts> => {
  const room = await database
    .selectFrom('rooms')
    .select(['user_id', 'mate_id', 'remembers', 'mature_at'])
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  if (room === undefined || room.remembers === 0) {
    return nothing;
  }
  const rows = (await readVisibleFacts(database, { userId: room.user_id, mateId: room.mate_id })).filter(
    (row) =>
      (row.room_id ?? roomId) === roomId &&
      // Facts from mature conversations are used only in those.
      (room.mature_at !== null || row.mature_at === null),
  );
  const merged = mergeFacts(rows);
  const facts = merged.filter(
    ({ newest, factIds }) => newest.source_message_id !== question.messageId || factIds.length > 1,
  );
  const near = await findNearFacts(database, facts, question.meaning ?? null);
  return { facts: choose(facts, question, near), pastMessages: findPastMessages(rows, merged) };
};

const findPastMessages = (rows: readonly FactRow[], facts: readonly MergedFact[]): ReadonlySet<string> => {
  const past = new Set(facts.filter(({ pastSince }) => pastSince !== null).flatMap(({ factIds }) => factIds));
  const sourcesOf = (some: readonly FactRow[]): Set<string> =>
    new Set(some.flatMap(({ source_message_id: source }) => source ?? []));
  const current = sourcesOf(rows.filter((row) => !past.has(row.fact_id)));
  return new Set(
    [...sourcesOf(rows.filter((row) => past.has(row.fact_id)))].filter((source) => !current.has(source)),
  );
};

/** Facts whose messages are clearly nearer to a question than others, the nearest first: some message is always the nearest. */
const nearness = { min: 8, distance: 1.5, max: 8 } as const;

const findNearFacts = async (
  database: Database,
  facts: readonly MergedFact[],
  meaning: Meaning | null,
): Promise<readonly MergedFact[]> => {
  if (meaning === null) return [];
  const cosines = await rateMessages(
    database,
    facts.flatMap(({ newest }) => newest.source_message_id ?? []),
    meaning,
  );
  if (cosines.size < nearness.min) return [];
  const values = [...cosines.values()];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const min = mean + nearness.distance * Math.sqrt(variance);
  return facts
    .map((fact) => ({ fact, cosine: cosines.get(fact.newest.source_message_id ?? '') ?? -1 }))
    .filter(({ cosine }) => cosine > min)
    .toSorted((one, other) => other.cosine - one.cosine)
    .slice(0, nearness.max)
    .map(({ fact }) => fact);
};

const choose = (
  facts: readonly MergedFact[],
  question: Question,
  near: readonly MergedFact[],
): KnownFact[] => {
  const rated = rate(facts, question).map((one): RatedFact => {
    const isNear = near.includes(one.fact) && !one.fact.isPinned && !basicTopics.has(one.fact.newest.topic);
    if (!isNear) return one;
    return { ...one, isNear, reason: one.reason.kind === 'always' ? { kind: 'meaning' } : one.reason };
  });
  const current = rated.filter(({ fact }) => fact.pastSince === null);
  const past = rated.filter(
    ({ fact, reason }) => fact.pastSince !== null && (fact.isPinned || reason.kind === 'words'),
  );
  const currentFacts = inOrder(current);
  const pastFacts = inOrder(past);
  return [...currentFacts.slice(0, max.current), ...pastFacts.slice(0, max.past)].map(toKnownFact);
};

interface RatedFact {
  readonly fact: MergedFact;
  readonly reason: PromptReason;
  readonly score: number;
  /** Whether its meaning is near to that of the question. */
  readonly isNear?: boolean;
}

const toKnownFact = ({ fact, reason }: RatedFact): KnownFact => {
  const { newest, pastSince } = fact;
  return {
    factId: newest.fact_id,
    standing: rankOf({ fact, reason: { kind: 'always' }, score: 0 }),
    kind: newest.kind,
    text: newest.text,
    topic: newest.topic,
    at: newest.created_at,
    isPast: pastSince !== null,
    reason,
  };
};

/** How many facts that share words with the question stand before those that weigh more. */
const leading = 16;

/** Facts that are as relevant as each other remain in their order. */
const inOrder = (facts: readonly RatedFact[]): RatedFact[] => {
  const byWords = facts
    .filter(({ reason }) => reason.kind === 'words')
    .toSorted((one, other) => other.score - one.score);
  const first = new Set(byWords.slice(0, leading));
  const ranks = new Map(facts.map((one) => [one, first.has(one) ? rank.asked : rankOf(one)]));
  return facts.toSorted(
    (one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0) || other.score - one.score,
  );
};

const rank = {
  pinned: 0,
  basic: 1,
  asked: 2,
  near: 3,
  vital: 4,
  close: 5,
  words: 6,
  other: 7,
  trifle: 8,
} as const;

const rankOf = ({ fact, reason, isNear = false }: RatedFact): number => {
  if (fact.isPinned) return rank.pinned;
  if (basicTopics.has(fact.newest.topic)) return rank.basic;
  if (isNear) return rank.near;
  const weight = weightOf(fact.newest);
  if (weight > 0) return weight > 1 ? rank.vital : rank.close;
  if (reason.kind === 'words') return rank.words;
  // A model names the topic of what it learns; what fits none is small talk more often than not. Facts that the user added have none.
  const { topic, source_message_id: source } = fact.newest;
  return topic === '' && source !== null ? rank.trifle : rank.other;
};

/**
 * A shared word counts the more, the fewer facts have it. Those of the lines only decide between facts that are as relevant. A fact
 * that shares a rare word with the best ones follows them: "Sister: Lena, lives in Porto" leads to what is known of Porto.
 */
const rate = (facts: readonly MergedFact[], { message, lines }: Question): RatedFact[] => {
  const asked = new Map(toQuestionStems({ message, lines }).map((stem) => [stem.hash, stem]));
  const ofMessage = new Set(
    toQuestionStems({ message, lines: [] })
      .filter(({ isFunction }) => !isFunction)
      .map(({ hash }) => hash),
  );
  const stems = facts.map(({ newest }) => new Set(countStems(newest.text).keys()));
  const counts = new Map<number, number>();
  for (const hash of stems.flatMap((some) => [...some])) {
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const worthOf = (hash: number): number => Math.log(1 + facts.length / (counts.get(hash) ?? 1));
  const rated = facts.map((fact, index) => {
    const shared = [...(stems[index] ?? [])].flatMap((hash) => asked.get(hash) ?? []);
    const words = shared.filter(({ hash }) => ofMessage.has(hash)).map(({ word }) => word);
    const score = shared.reduce((sum, { hash, weight }) => sum + weight * worthOf(hash), 0);
    return { fact, score, reason: toReason(fact, words) };
  });
  const links = new Map(
    rated
      .filter(({ reason }) => reason.kind === 'words')
      .toSorted((one, other) => other.score - one.score)
      .slice(0, linking.facts)
      .flatMap(({ fact }) => toContentStems(fact.newest.text))
      .filter(({ hash }) => !asked.has(hash) && (counts.get(hash) ?? 0) <= linking.max)
      .map(({ hash, word }) => [hash, word]),
  );
  return rated.map((one, index) => {
    const shared = [...(stems[index] ?? [])].filter((hash) => links.has(hash));
    return one.reason.kind !== 'always' || shared.length === 0
      ? one
      : {
          fact: one.fact,
          score: one.score + linking.weight * shared.reduce((sum, hash) => sum + worthOf(hash), 0),
          reason: toReason(
            one.fact,
            shared.map((hash) => links.get(hash) ?? ''),
          ),
        };
  });
};

/** How many facts lead to others, the maximum number of facts with a linking word, and the weight of that word. */
const linking = { facts: 2, max: 3, weight: 0.4 } as const;

const toReason = ({ isPinned, newest }: MergedFact, words: readonly string[]): PromptReason => {
  if (isPinned) return { kind: 'pinned' };
  return basicTopics.has(newest.topic) || words.length === 0
    ? { kind: 'always' }
    : { kind: 'words', words: [...words] };
};
