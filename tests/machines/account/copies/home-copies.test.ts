import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { HomeCopies } from '../../../../contract/account/home-copies.ts';
import {
  homeCopiesMachine,
  type CopiesChange,
} from '../../../../src/machines/account/copies/home-copies.machine.ts';
import { toCommand } from '../../../../src/machines/shared/commands/command.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { settled } from '../../support/deferred.ts';
import { samples } from './home-copies.samples.ts';

/** Opens the page with what the server says one after another, and records what is changed. */
const opened = async (...answers: (HomeCopies | null | Error)[]) => {
  const changes: CopiesChange[] = [];
  const clock = new SimulatedClock();
  const next = async (): Promise<HomeCopies | null> => {
    const answer = answers.shift() ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const actor = createActor(
    homeCopiesMachine.provide({
      actors: {
        fetchCopies: provideRequest<HomeCopies | null>(next),
        readCopies: fromPromise(next),
        changeCopies: toCommand(
          fromPromise<HomeCopies, { change: CopiesChange }>(async ({ input }) => {
            changes.push(input.change);
            return (await next()) ?? samples.off;
          }),
        ),
      },
    }),
    { clock },
  ).start();
  await settled();
  const state = () => JSON.stringify(actor.getSnapshot().value);
  const after = async (milliseconds: number) => {
    clock.increment(milliseconds);
    await settled();
    return state();
  };
  const send = async (type: 'copies.turnOn' | 'copies.turnOff' | 'copies.start') => {
    actor.send({ type });
    await settled();
    return state();
  };
  return { actor, changes, state, after, send };
};

test('nobody but the owner of a home has any', async () => {
  const { state } = await opened(null);
  expect(state()).toBe('"absent"');
});

test('turned on, a copy is followed to its proof each second, also over a lost connection', async () => {
  const { running, off, fresh } = samples;
  const { send, after, changes } = await opened(off, running, running, new TypeError('no network'), fresh);
  expect(await send('copies.turnOn')).toContain('"last":"running"');
  expect(await after(1000)).toContain('"last":"running"');
  expect(await after(1000)).toContain('"last":"running"');
  expect(await after(1000)).toContain('"resting":"fresh"');
  expect(changes).toEqual(['on']);
});

test('what failed is tried again, and turned off while it runs', async () => {
  const { failed, running, off } = samples;
  const { send, changes } = await opened(failed, running, off);
  expect(await send('copies.start')).toContain('"last":"running"');
  expect(await send('copies.turnOff')).toContain('"copies":"off"');
  expect(changes).toEqual(['now', 'off']);
});

test('a page that stays open over the night shows what became of the copy', async () => {
  const { fresh, failed } = samples;
  const { state, after } = await opened(fresh, failed);
  expect(state()).toContain('"resting":"fresh"');
  expect(await after(5 * 60_000)).toContain('"resting":"failed"');
});
