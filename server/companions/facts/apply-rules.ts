import { cutText } from '../../../contract/letters.ts';
import { maxFactLength } from '../../../contract/memory.ts';
import { capitalized } from '../capitalized.ts';
import type { CompiledRule } from './compile-grammar.ts';
import { indefinite, readSlot, type FoundSlot } from './fact-values.ts';
import type { FoundFact } from './found-fact.ts';
import { allGrammars } from './grammars.ts';
import { foldLetters } from './fold-letters.ts';
import type { Clause } from './read-clauses.ts';
import { dwelling, singlePeople, subjects } from './subjects.ts';

/** Returns the facts that a clause states, or without a time at its start: those of the first rule that finds any. */
export const factsInClause = (clause: Clause): readonly FoundFact[] => {
  const facts = applyRules(clause);
  const time = clause.grammar.leadingTime.exec(clause.folded)?.[0].length ?? 0;
  if (facts.length > 0 || time === 0) return facts;
  const { text, folded } = clause;
  return applyRules({ ...clause, text: text.slice(time), folded: folded.slice(time), dated: text });
};

/**
 * Returns the name that a clause gives as the answer to a question for it. The language of a single word is unknown, so that it must not
 * be among the words of another language that are no names.
 */
export const nameInAnswer = (clause: Clause): readonly FoundFact[] =>
  allGrammars.some((one) => one !== clause.grammar && one.noName.test(clause.folded))
    ? []
    : (clause.grammar.answers.map((rule) => applyRule(rule, clause)).find(({ length }) => length > 0) ?? []);

const applyRules = (clause: Clause): readonly FoundFact[] => {
  for (const rule of clause.dated === undefined ? clause.grammar.rules : clause.grammar.plansFirst) {
    const facts = applyRule(rule, clause);
    if (facts.length > 0) return facts;
  }
  return [];
};

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
  return isUndated(rule, readings, clause) ? [] : readings.map((slots) => toFact(rule, clause, slots));
};

/** A birthday without its day, or another date that only counts from the day on which it was said, such as "tomorrow". */
const isUndated = (
  { subject, isEnd }: CompiledRule,
  [slots]: readonly ReadonlyMap<string, FoundSlot>[],
  { grammar }: Clause,
): boolean => {
  const date = slots?.get('date')?.value;
  if (isEnd || date === undefined) return false;
  return subject === 'date' ? grammar.relative.test(foldLetters(date)) : !hasDay.test(date);
};

const hasDay = /[0-9]|[\p{Script=Han}\p{Script=Arabic}]+(?:月|[\u0660-\u0669])/u;

/** Slots that differ only in what fits them. */
const slotNames: Readonly<Record<string, string>> = {
  Name: 'name',
  things: 'thing',
  job: 'work',
  timed: 'plan',
};

const toFact = (rule: CompiledRule, clause: Clause, slots: ReadonlyMap<string, FoundSlot>): FoundFact => {
  const { kind, topic, isExclusive } = subjects[rule.subject];
  const { grammar, changed } = clause.grammar;
  const fill = (template: string, part: keyof FoundSlot): string =>
    template
      .replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
        name === 'clause' ? (clause.dated ?? clause.text) : (slots.get(name)?.[part] ?? ''),
      )
      .trim();
  const isNoAddress = rule.subject === 'home' && slots.get('place')?.key === indefinite;
  const fact = { kind, topic: isNoAddress ? dwelling : fill(topic, 'key') };
  if (rule.isEnd)
    return {
      ...fact,
      isExclusive,
      text: cutText(capitalized(clause.dated ?? clause.text), maxFactLength),
      endsTopic: true,
    };
  const isOnly = singlePeople.has(slots.get('person')?.key ?? '') || changed.test(clause.folded);
  return {
    ...fact,
    isExclusive: isExclusive || isOnly,
    text: cutText(capitalized(fill(grammar.labels[rule.subject], 'value')), maxFactLength),
  };
};
