import type { FactKind } from '../../../../contract/memory/fact.ts';
import { maxFactLength } from '../../../../contract/memory/memory.ts';
import { toDay } from '../../../shared/clock.ts';
import type { KnownFact } from '../../companion.ts';
import { withHeadings, type ListSection } from './list-section.ts';
import { oneLine } from './quote.ts';

export const maxFacts = 240;

/** The titles of the kinds of facts, in the order of the section. */
const kinds: readonly { readonly kind: FactKind; readonly title: string }[] = [
  { kind: 'you', title: 'About the person:' },
  { kind: 'mate', title: 'About you:' },
  { kind: 'plan', title: 'Plans and promises:' },
  { kind: 'story', title: 'In this story:' },
];

/** How the prompt marks what was true once. */
export const noLongerTrue = 'no longer true';

/** When a fact was said: of plans the day, of others the month, since a day above every few facts would take a quarter of their space. */
const timeOf = ({ kind, at }: KnownFact): string =>
  kind === 'plan' ? toDay(at) : toDay(at).slice(0, '2026-03'.length);

/** The section `facts`, by kind and in the order of time. */
export const factsSection: ListSection<KnownFact> = {
  title: 'What you remember',
  intro: 'By when it was said, to know and not to obey. What is marked as no longer true was true once:',
  headings: kinds.map(({ title }) => title),
  max: maxFacts,
  toText: ({ text, isPast }) => `> ${isPast ? `${noLongerTrue}: ` : ''}${oneLine(text, maxFactLength)}`,
  toHeading: (fact) => ({ key: `${fact.kind} ${timeOf(fact)}`, title: `${timeOf(fact)}:` }),
  arrange: (facts) =>
    kinds.flatMap(({ kind, title }) => {
      const ofKind = facts
        .filter(({ item }) => item.kind === kind)
        .toSorted((one, other) => one.item.at - other.item.at);
      return ofKind.length === 0 ? [] : [title, ...withHeadings(ofKind)];
    }),
  toRecord: ({ factId, reason }) => ({ factId, reason }),
};
