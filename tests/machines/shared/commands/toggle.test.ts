import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  toggleMachine,
  type ToggleInput,
  type ToggleChange,
} from '../../../../src/machines/shared/commands/toggle.machine.ts';
import { expired, refuse, unreachable } from '../../mates/catalogue-samples.ts';
import { deferred, settled } from '../../support/deferred.ts';

const start = (input: ToggleInput, answers: ReadonlyArray<() => Promise<boolean>>) => {
  const left = [...answers];
  const log: unknown[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    toggleMachine.provide({
      actors: {
        saveToggle: fromPromise<boolean, ToggleChange>(({ input: change }) => {
          log.push(change);
          return (left.shift() ?? refuse)();
        }),
      },
      actions: { showToast: (_, toast) => void log.push(toast) },
    }),
    { input, clock },
  );
  actor.start();
  const press = () => actor.send({ type: 'toggle.press' });
  const shown = () => [actor.getSnapshot().hasTag('on'), actor.getSnapshot().hasTag('busy')];
  return { log, clock, press, shown };
};

const heart: ToggleInput = { kind: 'favorite', id: 'iris-vale', isOn: false };
const follow: ToggleInput = { kind: 'follow', id: 'creator-1', isOn: true };

describe('a toggle', () => {
  test('[S1.5] [S7.28] a favorite is set once the server confirms it; clicks in between are ignored', async () => {
    const answer = deferred<boolean>();
    const { log, press, shown } = start(heart, [() => answer.promise]);
    expect(shown()).toEqual([false, false]);
    press();
    press();
    expect(shown()).toEqual([false, true]);
    answer.resolve(true);
    await settled();
    expect(shown()).toEqual([true, false]);
    expect(log).toEqual([{ kind: 'favorite', id: 'iris-vale', wanted: true }]);
  });

  test('[S1.6] [S7.7] a creator is unfollowed once the server confirms it', async () => {
    const { log, press, shown } = start(follow, [() => Promise.resolve(false)]);
    expect([shown(), log]).toEqual([[true, false], []]);
    press();
    expect(shown()).toEqual([true, true]);
    await settled();
    expect(shown()).toEqual([false, false]);
    expect(log).toEqual([{ kind: 'follow', id: 'creator-1', wanted: false }]);
  });

  test.each([
    ['off', heart, false],
    ['on', follow, true],
  ])('stays %s where the server keeps it so', async (_, input, isOn) => {
    const { log, press, shown } = start(input, [() => Promise.resolve(isOn)]);
    press();
    await settled();
    expect(shown()).toEqual([isOn, false]);
    expect(log).toHaveLength(1);
  });

  test('[S8.10] a failure reverts it, is reported, and can be retried', async () => {
    const { log, press, shown } = start(heart, [
      () => Promise.reject(unreachable),
      () => Promise.resolve(true),
    ]);
    press();
    await settled();
    expect(shown()).toEqual([false, false]);
    expect(log.at(-1)).toEqual({ key: 'favoriteNotSaved', error: unreachable });
    press();
    await settled();
    expect(shown()).toEqual([true, false]);
  });

  test('[S8.2] an ended session does not change it', async () => {
    const { log, press, shown } = start(follow, [() => Promise.reject(expired)]);
    press();
    await settled();
    expect(shown()).toEqual([true, false]);
    expect(log.at(-1)).toEqual({ key: 'favoriteNotSaved', error: expired });
  });

  test.each([
    ['on', heart, true],
    ['off', follow, false],
  ])('[S8.10] turned %s, after fifteen seconds another click retries', async (_, input, wanted) => {
    const { log, clock, press, shown } = start(input, [
      () => new Promise(() => {}),
      () => Promise.resolve(wanted),
    ]);
    press();
    clock.increment(14_999);
    press();
    expect(log).toHaveLength(1);
    clock.increment(1);
    press();
    await settled();
    expect(shown()).toEqual([wanted, false]);
    expect(log).toHaveLength(2);
  });
});
