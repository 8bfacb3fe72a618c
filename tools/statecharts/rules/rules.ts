/** The rules of every machine, and what violates them. */
import type { Model } from '../explorer/model.ts';
import { callRules } from './calls.ts';
import { crashRules } from './crashes.ts';
import { declarationRules } from './declarations.ts';
import { eventRules } from './events.ts';
import { waitRules } from './waits.ts';
import type { Expectations, Rule, Violation } from './rule.ts';

export const rules: readonly Rule[] = [
  ...callRules,
  ...waitRules,
  ...crashRules,
  ...eventRules,
  ...declarationRules,
];

/** Returns what violates a rule and is no exception, each once. */
export function violationsOf(rule: Rule, model: Model, expected: Expectations): string[] {
  return textsOf(rule.violations(model, expected), subjectsOf(rule, expected));
}

interface Findings {
  readonly violations: readonly string[];
  /** The exceptions that no violation needs. */
  readonly needlessExceptions: readonly string[];
}

/** Returns what a rule finds in all machines of a project. */
export function findingsOf(rule: Rule, models: Iterable<Model>, expected: Expectations): Findings {
  const exceptions = subjectsOf(rule, expected);
  const found = [...models].flatMap((model) => rule.violations(model, expected));
  const subjects = new Set(found.map(({ subject }) => subject));
  return {
    violations: textsOf(found, exceptions),
    needlessExceptions: [...exceptions].filter((subject) => !subjects.has(subject)),
  };
}

const subjectsOf = ({ id }: Rule, { exceptions }: Expectations): Set<string> =>
  new Set((exceptions[id] ?? []).flatMap(({ subjects }) => subjects));

const textsOf = (found: readonly Violation[], exceptions: ReadonlySet<string>): string[] => [
  ...new Set(found.filter(({ subject }) => !exceptions.has(subject)).map(textOf)),
];

const textOf = ({ subject, place }: Violation): string => `${subject} (${place})`;
