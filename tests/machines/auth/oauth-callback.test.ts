import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  oauthCallbackMachine,
  type CallbackResult,
  type Verdict,
} from '../../../src/machines/auth/oauth-callback.machine.ts';
import type { SignInOutcome } from '../../../src/machines/auth/sign-in/sign-in.reducers.ts';
import { deferred, settled } from '../support/deferred.ts';
import { ann, asUser, secondStep } from '../app/shell-samples.ts';
import { toAttempt } from '../../../src/machines/shared/commands/command.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';

describe('a provider callback', () => {
  test('[S2.30] [S1.12] signs in at once with the response to this browser’s request', async () => {
    const { actor, answer, log } = await start('valid');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(actor.getSnapshot().context.provider).toBe('discord');
    answer.resolve(asUser(ann));
    await settled();
    expect(log).toEqual(['redeemed', 'signed in: ann']);
    expect(actor.getSnapshot().status).toBe('done');
  });

  test('an account with a second step is asked for it', async () => {
    const { actor, answer, log } = await start('valid');
    answer.resolve(secondStep);
    await settled();
    expect(log).toEqual(['redeemed', `second step: ${secondStep.step.token}`]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  test('[S8.6] a response that this browser did not request is reported and ignored', async () => {
    const { actor, log } = await start('mismatched');
    expect(log).toEqual(['told: mismatched']);
    expect(actor.getSnapshot().status).toBe('done');
  });
});

/** Starts the machine, waits for its verdict, and logs every effect. */
async function start(verdict: Verdict) {
  const log: string[] = [];
  const answer = deferred<SignInOutcome>();
  const actor = createActor(
    oauthCallbackMachine.provide({
      actors: {
        verifyCallback: fromPromise<CallbackResult, undefined>(() =>
          Promise.resolve({ provider: 'discord', verdict }),
        ),
        exchangeCode: toAttempt(
          fromPromise(() => {
            log.push('redeemed');
            return answer.promise;
          }),
        ),
      },
      actions: {
        announceSecondStep: (_, { token }) => void log.push(`second step: ${token}`),
        announceUser: (_, { uuid }) => void log.push(`signed in: ${uuid}`),
        showVerdictToast: (_, judgement) => void log.push(`told: ${judgement.verdict}`),
        showToast: (_, toast) =>
          void log.push(`notified: ${'error' in toast ? toFailure(toast.error).message : ''}`),
        reopenPanel: () => void log.push('panel'),
      },
    }),
  );
  actor.start();
  await settled();
  return { actor, log, answer };
}
