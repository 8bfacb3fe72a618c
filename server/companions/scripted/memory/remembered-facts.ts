import type { CompanionRequest } from '../../companion.ts';
import { findFacts } from '../../facts/find-facts.ts';

/** Something that the mate knows about the user. */
export interface RememberedFact {
  /** As in `FoundFact`; '' where it is unknown. */
  readonly topic: string;
  readonly text: string;
}

type Source = Pick<CompanionRequest, 'facts' | 'passages' | 'history'>;

/** Returns what is true of the user, the newest last: the stored facts, or without them what the user's lines state. */
export const rememberedFacts = ({ facts = [], ...source }: Source): readonly RememberedFact[] =>
  facts.length === 0
    ? statedFacts(knownLines(source))
    : facts
        .filter(({ isPast }) => !isPast)
        .toSorted((one, other) => one.at - other.at)
        .map(({ text, topic = '' }) => ({ text, topic: topic === '' ? topicOf(text) : topic }));

/** Returns the recalled lines and those of the history, without what is no longer true. */
export const knownLines = ({ passages = [], history }: Omit<Source, 'facts'>): CompanionRequest['history'] =>
  [...passages.flatMap(({ lines }) => lines), ...history].filter(({ isPast }) => isPast !== true);

/** The facts of lines, without those that later ones replace or end. */
export const statedFacts = (lines: CompanionRequest['history']): readonly RememberedFact[] => {
  let known: readonly RememberedFact[] = [];
  for (const [index, { role, text: line }] of lines.entries()) {
    const before = lines[index - 1];
    const found = role === 'user' ? findFacts(line, before?.role === 'mate' ? before.text : '') : [];
    for (const { topic, text, isExclusive, endsTopic } of found) {
      const replaces = isExclusive || endsTopic === true;
      known = known.filter((one) => one.text !== text && !(replaces && one.topic === topic));
      known = [...known, { topic, text }];
    }
  }
  return known;
};

const topicOf = (text: string): string => findFacts(text)[0]?.topic ?? '';
