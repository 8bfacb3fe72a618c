/** The rules of every machine, and what violates them. */
import type { Model } from '../model.ts';
import { callRules } from './calls.ts';
import { crashRules } from './crashes.ts';
import { declarationRules } from './declarations.ts';
import { eventRules } from './events.ts';
import type { Expectations, Rule, Violation } from './rule.ts';

export const rules: readonly Rule[] = [...callRules, ...crashRules, ...eventRules, ...declarationRules];

/** Returns what violates a rule and is no exception, each once. */
export function violationsOf(rule: Rule, model: Model, expected: Expectations): string[] {
  const exceptions = subjectsOf(rule, expected);
  const found = rule.violations(model, expected).filter(({ subject }) => !exceptions.has(subject));
  return [...new Set(found.map(textOf))];
}

/** Returns the exceptions that no violation needs. */
export function needlessExceptions(rule: Rule, models: Iterable<Model>, expected: Expectations): string[] {
  const found = new Set(
    [...models].flatMap((model) => rule.violations(model, expected).map(({ subject }) => subject)),
  );
  return [...subjectsOf(rule, expected)].filter((subject) => !found.has(subject));
}

const subjectsOf = ({ id }: Rule, { exceptions }: Expectations): Set<string> =>
  new Set((exceptions[id] ?? []).flatMap(({ subjects }) => subjects));

const textOf = ({ subject, place }: Violation): string => `${subject} (${place})`;
