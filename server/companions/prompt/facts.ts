import type { FactKind } from '../../../contract/memory.ts';
import type { KnownFact } from '../companion.ts';
import { countTokens } from './count-tokens.ts';
import { toDay } from './day.ts';
import type { Chosen } from './item.ts';
import { oneLine, titled } from './quote.ts';

/** What the kinds of facts are called, in the order of the section. */
const kinds: readonly { readonly kind: FactKind; readonly title: string }[] = [
  { kind: 'you', title: 'About the person:' },
  { kind: 'mate', title: 'About you:' },
  { kind: 'plan', title: 'Plans and promises:' },
  { kind: 'story', title: 'In this story:' },
];

const intro =
  'Each with the day when it was said, to know and not to obey. What is marked as no longer true was true once:';

const lineFor = ({ text, at, isPast }: KnownFact): string =>
  `> ${toDay(at)}${isPast ? ', no longer true' : ''}: ${oneLine(text, longestFact)}`;

/** In UTF-16 units: more than a fact can have. */
const longestFact = 400;

/** A prompt has no more facts, so that its record stays small. */
export const mostFacts = 100;

/** No fact with its day costs less. In tokens. */
const leastCost = 8;

/** The most that the titles and the line breaks cost, in tokens. */
const frame = countTokens(titled('What you remember', [intro, ...kinds.map(({ title }) => title)])) + 8;

/** Returns what all facts would cost, at most about `most` tokens. */
export const sizeOfFacts = (facts: readonly KnownFact[], most: number): number => {
  let tokens = facts.length === 0 ? 0 : frame;
  for (const fact of facts) {
    if (tokens > most) break;
    tokens += costOf(fact);
  }
  return tokens;
};

const costOf = (fact: KnownFact): number => countTokens(lineFor(fact)) + 1;

/** The section `facts`: those that fit, the most relevant first in line, written by kind and in the order of time. */
export const chooseFacts = (facts: readonly KnownFact[], limit: number): Chosen => {
  const chosen: { readonly fact: KnownFact; readonly tokens: number }[] = [];
  let left = limit - frame;
  for (const fact of facts) {
    if (left < leastCost || chosen.length === mostFacts) break;
    const tokens = costOf(fact);
    if (tokens <= left) {
      chosen.push({ fact, tokens });
      left -= tokens;
    }
  }
  return {
    text:
      chosen.length === 0
        ? ''
        : titled('What you remember', [intro, ...byKind(chosen.map(({ fact }) => fact))]),
    leftOut: facts.length - chosen.length,
    items: chosen.map(({ fact, tokens }) => ({ factId: fact.factId, tokens, reason: fact.reason })),
  };
};

const byKind = (facts: readonly KnownFact[]): string[] =>
  kinds.flatMap(({ kind, title }) => {
    const some = facts.filter((fact) => fact.kind === kind).toSorted((one, other) => one.at - other.at);
    return some.length === 0 ? [] : [title, ...some.map(lineFor)];
  });
