import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate';
import { emailVerificationMachine } from '../../../../src/machines/auth/email/email-verification.machine.ts';
import type { PendingRegistration, VerificationStatus } from '../../../../src/machines/auth/auth.reducers.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { deferredCall } from '../../support/deferred-call.ts';
import { settled } from '../../support/deferred.ts';

/** A verification whose first check hangs, so that another one has started. */
function startWithHungCheck() {
  const checks = deferredCall<VerificationStatus, PendingRegistration>();
  const clock = new SimulatedClock();
  const actor = createActor(
    emailVerificationMachine.provide({
      actors: {
        watchVisibility: fromCallback<AnyEventObject, undefined>(() => {}),
        checkVerified: checks.logic,
      },
    }),
    { clock, input: { email: 'ann@example.org', ticket: 'ticket' } },
  ).start();
  clock.increment(10_000);
  expect(checks.requests).toHaveLength(2);
  return { actor, checks: checks.requests, clock };
}

test('the failure of a check that hung does not end the verification', async () => {
  const { actor, checks } = startWithHungCheck();
  checks[0]?.reject(unreachable);
  await settled();
  expect(actor.getSnapshot().hasTag('failed')).toBe(false);
  checks[1]?.reject(unreachable);
  await settled();
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
});

test('the late answer of a check that hung starts no further check', async () => {
  const { checks, clock } = startWithHungCheck();
  checks[0]?.resolve({ verified: false });
  await settled();
  clock.increment(2000);
  expect(checks).toHaveLength(2);
});
