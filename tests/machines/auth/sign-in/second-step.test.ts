import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { PasskeyRequest } from '../../../../contract/sign-in/passkey.ts';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import { passkeySignInMachine } from '../../../../src/machines/auth/sign-in/passkey-sign-in.machine.ts';
import type {
  PasskeySignInInput,
  SignedRequest,
} from '../../../../src/machines/auth/sign-in/passkey-sign-in.reducers.ts';
import {
  secondStepMachine,
  selectRejection,
  selectView,
} from '../../../../src/machines/auth/sign-in/second-step.machine.ts';
import type { RecoveryAttempt } from '../../../../src/machines/auth/sign-in/second-step.reducers.ts';
import { ann, secondStep } from '../../app/shell-samples.ts';
import { crash } from '../../support/crash.ts';
import { settled } from '../../support/deferred.ts';
import { assertion, request } from '../passkey-samples.ts';
import { stepExpired, wrongCode } from './second-step.model.ts';

const { step } = secondStep;
const recoveryCode = 'K7QM-2XRT-9BDH-4VWE';

/** Starts the machine, whose codes are checked by `check`, and logs what was sent. */
const start = async (check: () => Promise<UserInfo> = () => Promise.resolve(ann)) => {
  const log: unknown[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    secondStepMachine.provide({
      actors: {
        passkeySignIn: passkeySignInMachine.provide({
          actors: {
            checkSupport: fromPromise(() => Promise.resolve(true)),
            startSignIn: fromPromise<PasskeyRequest, PasskeySignInInput>(({ input }) => {
              log.push(input);
              return Promise.resolve(request);
            }),
            promptPasskey: fromPromise(() => Promise.resolve(assertion)),
            finishSignIn: fromPromise<UserInfo, SignedRequest>(({ input }) => {
              log.push(input);
              return Promise.resolve(ann);
            }),
          },
        }),
        checkCode: fromPromise<UserInfo, RecoveryAttempt>(({ input }) => {
          log.push(input);
          return check();
        }),
      },
      actions: { focusCode: () => void log.push('focus') },
    }),
    { clock, input: { step } },
  );
  actor.start();
  await settled();
  return { actor, clock, log };
};

/** Starts it and sends a code. */
const submitted = async (check: () => Promise<UserInfo>) => {
  const all = await start(check);
  all.actor.send({ type: 'method.switch' });
  all.actor.send({ type: 'code.submit', code: recoveryCode });
  expect(all.actor.getSnapshot().hasTag('busy')).toBe(true);
  return all;
};

describe('secondStep', () => {
  test('a passkey completes the sign-in that it was asked for', async () => {
    const { actor, log } = await start();
    actor.getSnapshot().children.passkeySignIn?.send({ type: 'passkey.choose' });
    await settled();
    expect([actor.getSnapshot().output, log]).toEqual([ann, [{ step }, { step, assertion }]]);
  });

  test('a recovery code completes it too, and is not stored', async () => {
    const { actor, log } = await submitted(() => Promise.resolve(ann));
    await settled();
    expect([actor.getSnapshot().output, log]).toEqual([ann, [{ step, code: recoveryCode }]]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(recoveryCode);
  });

  test('a wrong code is reported at the field, and the passkey can be used again', async () => {
    const { actor, log } = await submitted(() => Promise.reject(wrongCode));
    await settled();
    expect(selectRejection(actor.getSnapshot())?.message).toBe('This recovery code is not valid.');
    expect(log).toContain('focus');
    actor.send({ type: 'method.switch' });
    expect(selectView(actor.getSnapshot())).toBe('passkey');
  });

  test('after a crash of the passkey, the code is still possible', async () => {
    const { actor } = await start();
    crash(actor, 'passkeySignIn');
    expect(selectView(actor.getSnapshot())).toBe('recoveryCode');
  });

  test('an empty code is not sent', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'method.switch' });
    actor.send({ type: 'code.submit', code: ' ' });
    expect([selectView(actor.getSnapshot()), log]).toEqual(['recoveryCode', []]);
  });

  test('ends where the first step has expired on the server, and after five minutes', async () => {
    const { actor } = await submitted(() => Promise.reject(stepExpired));
    await settled();
    expect(selectView(actor.getSnapshot())).toBe('expired');
    const slow = await start();
    slow.clock.increment(5 * 60_000);
    expect(selectView(slow.actor.getSnapshot())).toBe('expired');
  });
});
