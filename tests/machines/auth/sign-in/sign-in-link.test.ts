import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import {
  selectView,
  signInLinkMachine,
  type SignInLinkInput,
} from '../../../../src/machines/auth/sign-in/sign-in-link.machine.ts';
import type { SignInOutcome } from '../../../../src/machines/auth/sign-in/sign-in.reducers.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { ann, asUser, secondStep } from '../../app/shell-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { settled } from '../../support/deferred.ts';
import { elsewhere, tooOld, used } from './sign-in-link.model.ts';

const start = async (
  input: Partial<SignInLinkInput>,
  ...answers: ReadonlyArray<() => Promise<SignInOutcome>>
) => {
  const left = [...answers];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    signInLinkMachine.provide({
      actors: {
        openLink: toAttempt(
          fromPromise<SignInOutcome, { code: string }>(({ input: { code } }) => {
            log.push(`open ${code}`);
            return (left.shift() ?? (() => new Promise<SignInOutcome>(() => {})))();
          }),
        ),
      },
      actions: {
        announceUser: (_, { uuid }) => void log.push(`signed in: ${uuid}`),
        announceSecondStep: (_, { token }) => void log.push(`second step: ${token}`),
      },
    }),
    { input: { code: 'abc', isSignedIn: false, ...input }, clock },
  ).start();
  await settled();
  return { actor, log, clock, view: () => selectView(actor.getSnapshot()) };
};

test('a link signs in at once where nobody is signed in', async () => {
  const { log } = await start({}, () => Promise.resolve(asUser(ann)));
  expect(log).toEqual(['open abc', 'signed in: ann']);
});

test('whoever is signed in is asked before the link replaces them', async () => {
  const { actor, log, view } = await start({ isSignedIn: true }, () => Promise.resolve(asUser(ann)));
  expect([view(), log]).toEqual(['asking', []]);
  actor.send({ type: 'link.open' });
  await settled();
  expect(log).toEqual(['open abc', 'signed in: ann']);
});

test('an account that asks for a second step goes on with it', async () => {
  const { log } = await start({}, () => Promise.resolve(secondStep));
  expect(log).toEqual(['open abc', `second step: ${secondStep.step.token}`]);
});

test.each([
  ['used', used],
  ['tooOld', tooOld],
  ['elsewhere', elsewhere],
] as const)('a link that is %s is not tried again', async (view, refusal) => {
  const opened = await start({}, () => Promise.reject(refusal));
  expect(opened.view()).toBe(view);
  opened.actor.send({ type: 'link.open' });
  expect(opened.log).toEqual(['open abc']);
});

test('the page without a link asks the server for nothing', async () => {
  for (const isSignedIn of [false, true]) {
    const { log, view } = await start({ code: null, isSignedIn });
    expect([view(), log]).toEqual(['tooOld', []]);
  }
});

test('while the server is away the link can be opened again', async () => {
  const { actor, log, view } = await start(
    {},
    () => Promise.reject(unreachable),
    () => Promise.resolve(asUser(ann)),
  );
  expect(view()).toBe('failed');
  expect(actor.getSnapshot().context.failure?.kind).toBe('unreachable');
  actor.send({ type: 'link.open' });
  await settled();
  expect(log).toEqual(['open abc', 'open abc', 'signed in: ann']);
});

test('a user who stops waiting can try again', async () => {
  const { actor, clock, view } = await start({});
  clock.increment(15_000);
  actor.getSnapshot().children.openLink?.send({ type: 'command.cancel' });
  expect(view()).toBe('failed');
});
