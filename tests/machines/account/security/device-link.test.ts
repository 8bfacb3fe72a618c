import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { SignInLink } from '../../../../contract/sign-in/sign-in-link.ts';
import { deviceLinkMachine } from '../../../../src/machines/account/security/device-link.machine.ts';
import { selectFailure, toCommand } from '../../../../src/machines/shared/commands/command.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { settled } from '../../support/deferred.ts';
import { link } from './device-link.model.ts';

const start = (...answers: ReadonlyArray<() => Promise<SignInLink>>) => {
  const left = [...answers];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    deviceLinkMachine.provide({
      actors: {
        createLink: toCommand(
          fromPromise<SignInLink, undefined>(() => {
            log.push('create a link');
            return (left.shift() ?? (() => Promise.resolve(link)))();
          }),
        ),
      },
    }),
    { clock },
  ).start();
  return { actor, clock, log, shown: () => actor.getSnapshot().context.link?.url };
};

test('a link is shown for two minutes, and a new one can be made then', async () => {
  const { actor, clock, shown } = start();
  expect(shown()).toBe(undefined);
  actor.send({ type: 'link.request' });
  await settled();
  clock.increment(119_999);
  expect(shown()).toBe(link.url);
  clock.increment(1);
  expect([shown(), actor.getSnapshot().matches('tooOld')]).toEqual([undefined, true]);
  actor.send({ type: 'link.request' });
  await settled();
  expect([shown(), actor.getSnapshot().matches('tooOld')]).toEqual([link.url, false]);
});

test('a link is made on demand only, and is forgotten when it is hidden', async () => {
  const { actor, clock, log, shown } = start();
  await settled();
  expect(log).toEqual([]);
  actor.send({ type: 'link.request' });
  await settled();
  actor.send({ type: 'link.hide' });
  await settled();
  expect(log).toEqual(['create a link']);
  clock.increment(120_000);
  expect([shown(), actor.getSnapshot().matches('tooOld')]).toEqual([undefined, false]);
});

test('a failure says why, and is tried again', async () => {
  const { actor, shown } = start(() => Promise.reject(unreachable));
  actor.send({ type: 'link.request' });
  await settled();
  const creation = actor.getSnapshot().children.createLink;
  expect(selectFailure(creation?.getSnapshot())?.kind).toBe('unreachable');
  creation?.send({ type: 'command.retry' });
  await settled();
  expect(shown()).toBe(link.url);
});
