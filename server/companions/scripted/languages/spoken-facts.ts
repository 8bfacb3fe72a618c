import type { FactGrammar, FactSubject } from '../../../content/fact-rules/fact-grammar.ts';
import { subjects } from '../../facts/subjects.ts';
import type { RememberedFact } from '../memory/remembered-facts.ts';

/** The parts of a fact's text. */
interface LabeledSlots {
  readonly subject: FactSubject;
  readonly values: ReadonlyMap<string, string>;
}

/** The subjects with the beginnings of their topics, the longest first; their labels tell those with the same topic apart. */
// Object.keys widens the keys.
const starts = (Object.keys(subjects) as FactSubject[])
  .map((subject) => ({ subject, start: subjects[subject].topic.replace(/\{.*/u, '') }))
  .toSorted((one, other) => other.start.length - one.start.length);

/** Reads the text of a fact by the labels of the first grammar that has it so; null for a statement without a label. */
export const labeledSlots = (
  { topic, text }: RememberedFact,
  grammars: readonly Pick<FactGrammar, 'labels'>[],
): LabeledSlots | null => {
  const candidates = starts.filter(({ start }) => topic.startsWith(start));
  for (const { labels } of grammars) {
    const found = candidates.flatMap(({ subject }) => {
      const values = slotsOf(labels[subject], text);
      return values === null ? [] : [{ subject, values, taken: lengthOf(values) }];
    });
    // "Does not like: tea" also fits the label "Does {thing}".
    const [best] = found.toSorted((one, other) => one.taken - other.taken);
    if (best !== undefined) return best;
  }
  return null;
};

const lengthOf = (values: ReadonlyMap<string, string>): number => [...values.values()].join('').length;

const slotsOf = (label: string, text: string): ReadonlyMap<string, string> | null => {
  const names: string[] = [];
  const pattern = label.replaceAll(/[()]/gu, '[$&]').replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    names.push(name);
    return '(.+?)';
  });
  const match = new RegExp(`^${pattern}$`, 'iu').exec(text);
  return match === null ? null : new Map(names.map((name, at) => [name, match[at + 1] ?? '']));
};
