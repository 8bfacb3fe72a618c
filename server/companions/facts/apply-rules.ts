import { cutText } from '../../../contract/letters.ts';
import { maxFactLength } from '../../../contract/memory/memory.ts';
import { capitalized } from '../capitalized.ts';
import type { CompiledRule } from './compile-grammar.ts';
import { readSlot, type FoundSlot } from './fact-values.ts';
import type { FoundFact } from './found-fact.ts';
import { allGrammars } from './grammars.ts';
import type { Clause } from './read-clauses.ts';
import { singlePeople, subjects } from './subjects.ts';

/** Returns the facts that a clause states: those of the first rule that finds any. */
export const factsInClause = (clause: Clause): readonly FoundFact[] => {
  for (const rule of clause.grammar.rules) {
    const facts = applyRule(rule, clause);
    if (facts.length > 0) return facts;
  }
  return [];
};

/**
 * Returns the name that a clause gives as the answer to a question for it. The language of a single word is unknown, so that it must not
 * be among the words of another language that are no names.
 */
export const nameInAnswer = (clause: Clause): readonly FoundFact[] =>
  clause.isAddress || allGrammars.some((one) => one !== clause.grammar && one.noName.test(clause.folded))
    ? []
    : (clause.grammar.answers.map((rule) => applyRule(rule, clause)).find(({ length }) => length > 0) ?? []);

const applyRule = (rule: CompiledRule, clause: Clause): readonly FoundFact[] => {
  const match = rule.pattern.exec(clause.folded);
  if (match === null) return [];
  let readings: readonly ReadonlyMap<string, FoundSlot>[] = [new Map()];
  for (const [name, range] of Object.entries(match.indices?.groups ?? {})) {
    if (range === undefined) continue;
    const found = readSlot(name, clause.text.slice(range[0], range[1]), clause);
    readings = readings.flatMap((slots) =>
      found.map((slot) => new Map([...slots, [slotNames[name] ?? name, slot]])),
    );
  }
  return readings.map((slots) => toFact(rule, clause, slots));
};

/** Slots that differ only in what fits them. */
const slotNames: Readonly<Record<string, string>> = {
  Name: 'name',
  things: 'thing',
  known: 'thing',
  job: 'work',
  occupation: 'work',
};

const toFact = (rule: CompiledRule, clause: Clause, slots: ReadonlyMap<string, FoundSlot>): FoundFact => {
  const { kind, topic, isExclusive } = subjects[rule.subject];
  const { grammar, changed } = clause.grammar;
  const fill = (template: string, part: keyof FoundSlot): string =>
    template
      .replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
        name === 'clause' ? clause.text : (slots.get(name)?.[part] ?? ''),
      )
      .trim();
  const fact = { kind, topic: fill(topic, 'key') };
  if (rule.isEnd)
    return {
      ...fact,
      isExclusive,
      text: cutText(capitalized(clause.text), maxFactLength),
      endsTopic: true,
    };
  const isOnly = singlePeople.has(slots.get('person')?.key ?? '') || changed.test(clause.folded);
  return {
    ...fact,
    isExclusive: isExclusive || isOnly,
    text: cutText(capitalized(fill(grammar.labels[rule.subject], 'value')), maxFactLength),
  };
};
