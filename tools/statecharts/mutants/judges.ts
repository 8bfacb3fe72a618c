/** Catches mutants after the stories have: walks with their properties and invariants, and the approved table. */
import { existsSync } from 'node:fs';
import { violationOf, type PropertySet } from '../properties/properties.ts';
import { coveringWalks } from '../walks/cover.ts';
import { Coverage } from '../walks/coverage.ts';
import { deadEnds, failures, unhandledErrors, unreachableStates } from '../walks/invariants.ts';
import { livePath, modelPath } from '../walks/live.ts';
import type { Model } from '../explorer/model.ts';
import type { Expectations } from '../rules/rule.ts';
import { rules, violationsOf } from '../rules/rules.ts';
import { describeWalk } from '../walks/walks.ts';

/** Returns the violated property of those that stand next to the model, with the shrunk walk; nothing without properties. */
export async function complaintsOfProperties(modelFile: string): Promise<string[]> {
  const file = modelFile.replace(/\.model\.ts$/, '.properties.ts');
  if (!existsSync(file)) return [];
  const { properties }: { readonly properties: PropertySet } = await import(/* @vite-ignore */ file);
  const found = violationOf(properties);
  return found === null ? [] : [`violates: ${found.property}: ${found.steps.join(' › ')}`];
}

/** Returns the same violations that the tests of every machine's walks report, one line each. */
export function complaintsOfWalks(model: Model, expectations: Expectations | null): string[] {
  const coverage = new Coverage(model.machine);
  const rests = (model.samples.rests ?? []).toSorted();
  const cheap = [
    ...deadEnds(model)
      .filter((state) => !rests.includes(state))
      .map((state) => `a dead end: ${state}`),
    ...rests.filter((state) => !deadEnds(model).includes(state)).map((state) => `no rest any more: ${state}`),
    ...unreachableStates(model).map((state) => `cannot be reached: ${state}`),
    ...unhandledErrors(model.machine).map((invoke) => `nobody handles its failure: ${invoke}`),
    ...failures(model).map((step) => `fails: ${step}`),
    ...complaintsOfRules(model, expectations),
  ];
  if (cheap.length > 0) return cheap;
  const strays = coveringWalks(model).filter(
    (walk) => livePath(model, walk, coverage).join('\n') !== modelPath(model, walk).join('\n'),
  );
  return [
    ...strays.map((walk) => `strays: ${describeWalk(walk)}`),
    ...coverage.missing.map((name) => `not taken: ${name}`),
  ];
}

/** Returns what violates the rules of every machine; nothing for a machine outside of the project, which they do not concern. */
const complaintsOfRules = (model: Model, expectations: Expectations | null): string[] =>
  expectations === null || expectations.declared(model.machine.id) === null
    ? []
    : rules.flatMap((rule) =>
        violationsOf(rule, model, expectations).map((violation) => `violates: ${rule.id}: ${violation}`),
      );
