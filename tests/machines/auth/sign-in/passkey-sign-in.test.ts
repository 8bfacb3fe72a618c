import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { PasskeyAssertion, PasskeyRequest } from '../../../../contract/sign-in/passkey.ts';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import {
  passkeySignInMachine,
  selectFailure,
} from '../../../../src/machines/auth/sign-in/passkey-sign-in.machine.ts';
import type { SignedRequest } from '../../../../src/machines/auth/sign-in/passkey-sign-in.reducers.ts';
import { ann } from '../../app/shell-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { deferred, settled } from '../../support/deferred.ts';
import { assertion, canceled, notAccepted, request } from '../passkey-samples.ts';

/** Starts the machine with answers that the test settles, and logs what was asked. */
const start = async (support: () => Promise<boolean> = () => Promise.resolve(true)) => {
  const log: unknown[] = [];
  const clock = new SimulatedClock();
  const started = deferred<PasskeyRequest>();
  const prompted = deferred<PasskeyAssertion>();
  const finished = deferred<UserInfo>();
  const actor = createActor(
    passkeySignInMachine.provide({
      actors: {
        checkSupport: fromPromise(support),
        startSignIn: fromPromise(() => started.promise),
        promptPasskey: fromPromise<PasskeyAssertion, PasskeyRequest>(({ input, signal }) => {
          log.push(input.challenge);
          signal.addEventListener('abort', () => log.push('prompt closed'));
          return prompted.promise;
        }),
        finishSignIn: fromPromise<UserInfo, SignedRequest>(({ input }) => {
          log.push(input.assertion.id, input.step);
          return finished.promise;
        }),
      },
    }),
    { clock, input: { step: null } },
  );
  actor.start();
  await settled();
  return { actor, clock, log, started, prompted, finished };
};

/** Starts it up to the question of the browser. */
const prompting = async () => {
  const all = await start();
  all.actor.send({ type: 'passkey.choose' });
  all.started.resolve(request);
  await settled();
  return all;
};

describe('passkeySignIn', () => {
  test.each([
    ['that supports passkeys', () => Promise.resolve(true), true],
    ['that does not', () => Promise.resolve(false), false],
    ['that cannot be reached', () => Promise.reject(unreachable), false],
  ] as const)('a host and a browser %s', async (_, support, isOffered) => {
    const { actor } = await start(support);
    expect(actor.getSnapshot().hasTag('offered')).toBe(isOffered);
  });

  test('a passkey signs in', async () => {
    const { actor, log, prompted, finished } = await prompting();
    expect(actor.getSnapshot().hasTag('prompting')).toBe(true);
    prompted.resolve(assertion);
    await settled();
    expect([actor.getSnapshot().hasTag('busy'), actor.getSnapshot().hasTag('prompting')]).toEqual([
      true,
      false,
    ]);
    finished.resolve(ann);
    await settled();
    expect([actor.getSnapshot().output, log]).toEqual([ann, [request.challenge, assertion.id, null]]);
  });

  test('a user who declines can try again', async () => {
    const { actor, prompted } = await prompting();
    prompted.reject(canceled);
    await settled();
    expect(selectFailure(actor.getSnapshot())?.problem).toBe('canceled');
    actor.send({ type: 'passkey.choose' });
    expect([selectFailure(actor.getSnapshot()), actor.getSnapshot().hasTag('busy')]).toEqual([null, true]);
  });

  test('the reason of the server is shown, and nothing of the failed attempt is in the next', async () => {
    const { actor, prompted, finished } = await prompting();
    prompted.resolve(assertion);
    finished.reject(notAccepted);
    await settled();
    expect(selectFailure(actor.getSnapshot())).toMatchObject({
      problem: null,
      failure: { message: 'This passkey was not accepted.' },
    });
    actor.send({ type: 'passkey.choose' });
    expect(actor.getSnapshot().context).toMatchObject({ request: null, assertion: null, failure: null });
  });

  test('the question of the browser can be canceled, which closes it', async () => {
    const { actor, log } = await prompting();
    actor.send({ type: 'passkey.cancel' });
    expect([actor.getSnapshot().hasTag('busy'), selectFailure(actor.getSnapshot())]).toEqual([false, null]);
    expect(log).toContain('prompt closed');
  });

  test('a question without an answer ends before the challenge expires', async () => {
    const { actor, clock, log } = await prompting();
    clock.increment(request.timeout - 1);
    expect(selectFailure(actor.getSnapshot())?.problem).toBe('timedOut');
    expect(log).toContain('prompt closed');
  });
});
