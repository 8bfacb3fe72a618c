/** What notices a mutant beside the stories: walks with their invariants, and the approved table. */
import { Coverage } from '../coverage.ts';
import { deadEnds, failures, unhandledErrors, unreachableStates } from '../invariants.ts';
import { livePath, modelPath } from '../live.ts';
import type { Model } from '../model.ts';
import { approvedTable } from '../page.ts';
import { tableOf } from '../table.ts';
import { describeWalk, edgeWalks } from '../walks.ts';

/** The same that the walks of every machine are asked for, a line for each complaint. */
export function complaintsOfWalks(model: Model): string[] {
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
  ];
  if (cheap.length > 0) return cheap;
  const strays = edgeWalks(model).filter(
    (walk) => livePath(model, walk, coverage).join('\n') !== modelPath(model, walk).join('\n'),
  );
  return [
    ...strays.map((walk) => `strays: ${describeWalk(walk)}`),
    ...coverage.missing.map((name) => `not taken: ${name}`),
  ];
}

/** Rows that were not approved, or approved and are gone. */
export function complaintsOfTable(model: Model, page: string): string[] {
  const approved = (approvedTable(page.replaceAll('\r\n', '\n')) ?? '').split('\n');
  const actual = tableOf(model).split('\n');
  return [
    ...actual.filter((row) => !approved.includes(row)).map((row) => `+ ${row}`),
    ...approved.filter((row) => !actual.includes(row)).map((row) => `- ${row}`),
  ];
}
