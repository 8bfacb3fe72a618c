import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Confirmation } from '../../../../contract/verify-email.ts';
import { verifyEmailMachine } from '../../../../src/machines/auth/email/verify-email.machine.ts';
import {
  selectCommand,
  selectFailure,
  selectPasswordForm,
  selectView,
} from '../../../../src/machines/auth/email/verify-email.selectors.ts';
import type {
  LinkAndPassword,
  VerifyEmailInput,
} from '../../../../src/machines/auth/email/verify-email.types.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { toFailure } from '../../../../src/machines/shared/failure.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { refuse } from '../../mates/catalogue-samples.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { ann } from '../../app/shell-samples.ts';

interface Answers {
  readonly confirmations?: ReadonlyArray<() => Promise<Confirmation>>;
  readonly watchSession?: () => undefined;
}

const start = (
  input: Partial<VerifyEmailInput>,
  { confirmations = [], watchSession = () => undefined }: Answers = {},
) => {
  const left = [...confirmations];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    verifyEmailMachine.provide({
      actors: {
        confirmEmail: toAttempt(
          fromPromise<Confirmation, { code: string }>(({ input: { code } }) => {
            log.push(`confirm ${code}`);
            return (left.shift() ?? refuse)();
          }),
        ),
        confirmWithPassword: toConfirmation<Confirmation, LinkAndPassword, { code: string }>(
          fromPromise(({ input: { code, password } }) => {
            log.push(`confirm ${code} with ${password}`);
            return (left.shift() ?? refuse)();
          }),
          { isFinal: ({ code }) => code === 4030 || code === 4040 },
        ),
        watchSession: fromCallback<AnyEventObject, undefined>(watchSession),
      },
      actions: {
        startVerification: () => void log.push('watch'),
        announceUser: (_, { uuid }) => void log.push(`signed in: ${uuid}`),
        continueToTarget: () => void log.push('go on'),
        reportError: (_, { error }) => void log.push(`reported: ${toFailure(error).message}`),
      },
    }),
    { input: { code: null, isRegistered: false, isSignedIn: false, ...input }, clock },
  );
  actor.start();
  return { actor, log, clock };
};

describe('e-mail verification', () => {
  test('[S2.14] [S4.4] waits for a registered user and starts polling', () => {
    const { actor, log } = start({ isRegistered: true });
    expect(selectView(actor.getSnapshot())).toEqual('waiting');
    expect(log).toEqual(['watch']);
  });

  test('opening the mailed link does not confirm; its button does, with or without a signed-in user', async () => {
    const { actor, log, clock } = start(
      { code: 'abc', isSignedIn: true },
      { confirmations: [() => Promise.resolve({})] },
    );
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

  test.each([
    [4030, 'addressTaken'],
    [4040, 'linkExpired'],
    [4012, 'passwordRequired'],
  ] as const)('code %i leads to its own view: %s', async (code, view) => {
    const answer = new ApiError('rejected', 'No.', { code });
    const { actor } = start({ code: 'abc' }, { confirmations: [() => Promise.reject(answer)] });
    await sendAndSettle(actor, { type: 'confirm.request' });
    expect(selectView(actor.getSnapshot())).toBe(view);
  });

  test('[S8.10] any other failure shows the reason, and can be retried', async () => {
    const down = new ApiError('rejected', 'Not now.', { code: 5030 });
    const { actor, log } = start(
      { code: 'abc' },
      { confirmations: [() => Promise.reject(down), () => Promise.resolve({})] },
    );
    await sendAndSettle(actor, { type: 'confirm.request' });
    expect(selectView(actor.getSnapshot())).toBe('rejected');
    expect(selectFailure(actor.getSnapshot())).toEqual({ kind: 'rejected', code: 5030, message: 'Not now.' });
    await sendAndSettle(actor, { type: 'confirm.request' });
    expect(selectView(actor.getSnapshot())).toBe('confirmed');
    expect(log).toEqual(['confirm abc', 'confirm abc', 'watch']);
  });

  describe('in a browser that did not sign up', () => {
    const required = new ApiError('rejected', 'Please enter the password.', { code: 4012 });
    const open = async (...answers: (() => Promise<Confirmation>)[]) => {
      const started = start({ code: 'abc' }, { confirmations: [() => Promise.reject(required), ...answers] });
      started.actor.send({ type: 'confirm.request' });
      await settled();
      return started;
    };

    const enter = async (actor: ReturnType<typeof start>['actor'], password: string) => {
      selectPasswordForm(actor.getSnapshot())?.send({ type: 'action.confirm', answer: { password } });
      await settled();
    };

    test('the sign-up’s password confirms and signs in', async () => {
      const { actor, log } = await open(() => Promise.resolve({ userInfo: ann }));
      await enter(actor, 'a secret');
      expect(selectView(actor.getSnapshot())).toBe('confirmed');
      expect(log).toEqual(['confirm abc', 'confirm abc with a secret', 'signed in: ann']);
    });

    test('a sign-up that was confirmed meanwhile signs nobody in', async () => {
      const { actor, log } = await open(() => Promise.resolve({}));
      await enter(actor, 'a secret');
      expect([selectView(actor.getSnapshot()), log.length]).toEqual(['confirmed', 2]);
    });

    test.each([
      [4030, 'addressTaken'],
      [4040, 'linkExpired'],
    ] as const)('the rejection %i of the password shows the view %s', async (refusal, view) => {
      const { actor } = await open(() =>
        Promise.reject(new ApiError('rejected', 'Refused.', { code: refusal })),
      );
      await enter(actor, 'first');
      expect(selectView(actor.getSnapshot())).toBe(view);
    });
  });

  test('a session that another tab started ends the wait', () => {
    const { actor, log } = start({ isRegistered: true });
    actor.send({ type: 'session.started' });
    expect(selectView(actor.getSnapshot())).toBe('alreadySignedIn');
    expect(log).toEqual(['watch', 'go on']);
  });

  test('a failure to watch the session is reported, and the page still waits', () => {
    const { actor, log } = start(
      { isRegistered: true },
      {
        watchSession: () => {
          throw new Error('nothing to watch');
        },
      },
    );
    expect(selectView(actor.getSnapshot())).toBe('waiting');
    expect(log).toEqual(['watch', 'reported: nothing to watch']);
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
    const { actor, log, clock } = start({ code: 'abc' }, { confirmations: [() => never, () => never] });
    actor.send({ type: 'confirm.request' });
    clock.increment(15_000);
    selectCommand(actor.getSnapshot())?.send({ type: 'command.cancel' });
    expect(selectView(actor.getSnapshot())).toBe('linkOpened');
    actor.send({ type: 'confirm.request' });
    expect(log).toEqual(['confirm abc', 'confirm abc']);
  });
});
