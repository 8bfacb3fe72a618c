/** Counts which tests took the transitions of each machine, and which tests were not run. */
import { transitionName, transitionsOf } from '../explorer/machine-parts.ts';
import type { Model } from '../explorer/model.ts';
import { takerOf, takers, type TakenRecord, type Taker } from './record.ts';

export interface TakenTransition {
  readonly name: string;
  readonly by: readonly Taker[];
}

export interface Tally {
  readonly machine: string;
  readonly model: Model;
  readonly transitions: readonly TakenTransition[];
}

/** Whether a test file's record counts. */
export interface RunState {
  readonly file: string;
  readonly taker: Taker;
  readonly state: 'run' | 'not run' | 'changed since it was run';
}

/**
 * Returns the transitions of every machine with the tests that took them. Records older than the machine do not count.
 */
export function tallyOf(
  models: ReadonlyMap<string, Model>,
  records: readonly TakenRecord[],
  changedAt: (path: string) => number,
  fileOf: (machine: string) => string,
): Tally[] {
  const current = records.filter(({ file, at }) => at >= changedAt(file));
  return [...models].map(([name, model]) => {
    const since = changedAt(fileOf(name));
    const counted = current.filter(({ at }) => at >= since);
    const takenBy = new Map(
      takers.map((taker) => [
        taker,
        new Set(counted.filter((record) => record.taker === taker).flatMap(({ taken }) => taken)),
      ]),
    );
    const transitions = transitionsOf(model.machine).map((definition) => {
      const transition = transitionName(definition);
      return { name: transition, by: takers.filter((taker) => takenBy.get(taker)?.has(transition)) };
    });
    return { machine: model.machine.id, model, transitions };
  });
}

/** Returns every test file that takes transitions, with the status of its record. */
export function runStates(
  records: readonly TakenRecord[],
  files: readonly string[],
  changedAt: (path: string) => number,
): RunState[] {
  return files.map((file) => {
    const latest = Math.max(...records.filter((record) => record.file === file).map(({ at }) => at));
    const state =
      latest === Number.NEGATIVE_INFINITY
        ? 'not run'
        : latest < changedAt(file)
          ? 'changed since it was run'
          : 'run';
    return { file, taker: takerOf(file), state };
  });
}
