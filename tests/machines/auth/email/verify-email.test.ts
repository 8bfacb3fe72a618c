import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Confirmation } from '../../../../contract/sign-in/verify-email.ts';
import {
  verifyEmailMachine,
  selectView,
  type VerifyEmailInput,
} from '../../../../src/machines/auth/email/verify-email.machine.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { refuse } from '../../mates/catalogue-samples.ts';
import { settled } from '../../support/deferred.ts';

type Answer = () => Promise<Confirmation>;

const start = (input: Partial<VerifyEmailInput>, ...confirmations: readonly Answer[]) => {
  const left = [...confirmations];
  const log: string[] = [];
  const clock = new SimulatedClock();
  let receiveElsewhere = () => {};
  const actor = createActor(
    verifyEmailMachine.provide({
      actors: {
        confirmEmail: toAttempt(
          fromPromise<Confirmation, { code: string }>(({ input: { code } }) => {
            log.push(`confirm ${code}`);
            return (left.shift() ?? refuse)();
          }),
        ),
        watchSession: fromCallback(({ sendBack }) => {
          receiveElsewhere = () => sendBack({ type: 'session.started' });
        }),
        confirmWithCode: toConfirmation(
          fromPromise<Confirmation, { code: string }>(({ input: { code } }) => {
            log.push(`code ${code}`);
            return (left.shift() ?? refuse)();
          }),
          { isFinal: ({ code }) => code === 4030, staysOpen: true },
        ),
      },
      actions: {
        startVerification: () => void log.push('watch'),
        continueToTarget: () => void log.push('go on'),
      },
    }),
    { input: { code: null, isRegistered: false, isSignedIn: false, asksForCode: false, ...input }, clock },
  );
  actor.start();
  /** The other tab receives the session. */
  const signInElsewhere = () => receiveElsewhere();
  return { actor, log, clock, signInElsewhere };
};

describe('e-mail verification', () => {
  test('[S2.14] [S4.4] waits for a registered user and starts polling', () => {
    const { actor, log } = start({ isRegistered: true });
    expect(selectView(actor.getSnapshot())).toEqual('waiting');
    expect(log).toEqual(['watch']);
  });

  test('at home the code of the terminal confirms, after a wrong one too', async () => {
    const wrong = new ApiError('rejected', 'Not this code.', { code: 4010 });
    const { actor, log } = start(
      { isRegistered: true, asksForCode: true },
      () => Promise.reject(wrong),
      () => Promise.resolve({}),
    );
    const type = async (code: string) => {
      actor.getSnapshot().children.confirmWithCode?.send({ type: 'action.confirm', answer: { code } });
      await settled();
    };
    await type('111111');
    expect(selectView(actor.getSnapshot())).toBe('waiting');
    await type('123456');
    expect(selectView(actor.getSnapshot())).toBe('confirmed');
    expect(log).toEqual(['watch', 'code 111111', 'code 123456', 'watch']);
  });

  test('at home a code of an address that has an account meanwhile ends the wait', async () => {
    const taken = new ApiError('rejected', 'There is an account.', { code: 4030 });
    const { actor } = start({ isRegistered: true, asksForCode: true }, () => Promise.reject(taken));
    const { confirmWithCode } = actor.getSnapshot().children;
    confirmWithCode?.send({ type: 'action.confirm', answer: { code: '123456' } });
    await settled();
    expect(selectView(actor.getSnapshot())).toBe('addressTaken');
  });

  test('the tab that waits, and that of the link, go on where the other one received the session', async () => {
    const waiting = start({ isRegistered: true });
    waiting.signInElsewhere();
    const linked = start({ code: 'abc' }, () => Promise.resolve({}));
    linked.actor.send({ type: 'confirm.request' });
    await settled();
    linked.signInElsewhere();
    for (const { actor, log } of [waiting, linked])
      expect([selectView(actor.getSnapshot()), log.at(-1)]).toEqual(['alreadySignedIn', 'go on']);
  });

  test('opening the mailed link does not confirm; its button does, with or without a signed-in user', async () => {
    const { actor, log, clock } = start({ code: 'abc', isSignedIn: true }, () => Promise.resolve({}));
    clock.increment(60_000);
    await settled();
    expect(selectView(actor.getSnapshot())).toBe('linkOpened');
    expect(log).toEqual([]);
    actor.send({ type: 'confirm.request' });
    expect(selectView(actor.getSnapshot())).toBe('confirming');
    await settled();
    expect(selectView(actor.getSnapshot())).toBe('confirmed');
    expect(log).toEqual(['confirm abc', 'watch']);
  });

  test('a signed-in user continues to the previous page', () => {
    const { actor, log } = start({ isSignedIn: true, isRegistered: true });
    expect(selectView(actor.getSnapshot())).toEqual('alreadySignedIn');
    expect(log).toEqual(['go on']);
  });

  test('does not wait without a registration', () => {
    const { actor, log } = start({});
    expect(selectView(actor.getSnapshot())).toEqual('idle');
    expect(log).toEqual([]);
  });

  test('[S8.10] after fifteen seconds the user can stop waiting, and send the code again', () => {
    const never = new Promise<Confirmation>(() => {});
    const { actor, log, clock } = start(
      { code: 'abc' },
      () => never,
      () => never,
    );
    actor.send({ type: 'confirm.request' });
    clock.increment(15_000);
    actor.getSnapshot().children.confirmEmail?.send({ type: 'command.cancel' });
    expect(selectView(actor.getSnapshot())).toBe('linkOpened');
    actor.send({ type: 'confirm.request' });
    expect(log).toEqual(['confirm abc', 'confirm abc']);
  });
});
