import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { passwordResetMachine } from '../../../src/machines/auth/password-reset.machine.ts';
import {
  selectEmail,
  selectIsBusy,
  selectIsSlow,
  selectRejection,
  selectView,
} from '../../../src/machines/auth/password-reset.selectors.ts';
import type { LinkAndNewPassword } from '../../../src/machines/auth/password-reset.types.ts';
import type { SignInOutcome } from '../../../src/machines/auth/sign-in.types.ts';
import { ann, asUser, secondStep } from '../app/shell-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { settled } from '../support/deferred.ts';
import { linkExpired, notOffered, tooCommon } from './password-reset.model.ts';

interface Answers {
  readonly code?: string;
  readonly isChanged?: boolean;
  readonly links?: ReadonlyArray<() => Promise<null>>;
  readonly passwords?: ReadonlyArray<() => Promise<SignInOutcome>>;
}

const start = ({ code, isChanged = false, links = [], passwords = [] }: Answers = {}) => {
  const [linksLeft, passwordsLeft] = [[...links], [...passwords]];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    passwordResetMachine.provide({
      actors: {
        requestLink: fromPromise<null, { email: string }>(({ input }) => {
          log.push(`link for ${input.email}`);
          return (linksLeft.shift() ?? never<null>)();
        }),
        setPassword: fromPromise<SignInOutcome, LinkAndNewPassword>(({ input }) => {
          log.push(`${input.code}: ${input.newPassword}`);
          return (passwordsLeft.shift() ?? never<SignInOutcome>)();
        }),
      },
      actions: {
        announceSecondStep: (_, { token }) => void log.push(`second step: ${token}`),
        announceUser: (_, { uuid }) => void log.push(`signed in: ${uuid}`),
        focusField: () => void log.push('focus'),
      },
    }),
    { input: { code: code ?? null, isChanged }, clock },
  );
  actor.start();
  const view = () => selectView(actor.getSnapshot());
  return { actor, log, clock, view };
};

const never = <Result>() => new Promise<Result>(() => {});
const done = () => Promise.resolve(null);

describe('passwordReset', () => {
  test('a link is requested for the address, which is shown, and can be requested for another', async () => {
    const { actor, log, view } = start({ links: [done] });
    expect(view()).toBe('asking');
    actor.send({ type: 'email.submit', email: ' ann@example.org ' });
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    await settled();
    expect([view(), selectEmail(actor.getSnapshot())]).toEqual(['sent', 'ann@example.org']);
    actor.send({ type: 'email.change' });
    expect([view(), log]).toEqual(['asking', ['link for ann@example.org']]);
  });

  test('a failed request is reported at the field, and can be repeated', async () => {
    const { actor, log, view } = start({ links: [() => Promise.reject(unreachable), done] });
    actor.send({ type: 'email.submit', email: 'ann@example.org' });
    await settled();
    expect(selectRejection(actor.getSnapshot())?.kind).toBe('unreachable');
    actor.send({ type: 'email.submit', email: 'ann@example.org' });
    expect(selectRejection(actor.getSnapshot())).toBeNull();
    await settled();
    expect([view(), log.includes('focus')]).toEqual(['sent', true]);
  });

  test('a host without the call is reported', async () => {
    const { actor, view } = start({ links: [() => Promise.reject(notOffered)] });
    actor.send({ type: 'email.submit', email: 'ann@example.org' });
    await settled();
    expect(view()).toBe('unsupported');
  });

  test('the mailed link sets the password and signs in', async () => {
    const { actor, log, view } = start({ code: 'abc', passwords: [() => Promise.resolve(asUser(ann))] });
    expect(view()).toBe('choosing');
    actor.send({ type: 'password.submit', password: 'a new password' });
    await settled();
    expect([view(), log]).toEqual(['done', ['abc: a new password', `signed in: ${ann.uuid}`]]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('a new password');
  });

  test('an account with a second step is asked for it', async () => {
    const { actor, log, view } = start({ code: 'abc', passwords: [() => Promise.resolve(secondStep)] });
    actor.send({ type: 'password.submit', password: 'a new password' });
    await settled();
    expect([view(), log.at(-1)]).toEqual(['changed', `second step: ${secondStep.step.token}`]);
  });

  test('after the page was loaded again, it shows that the password was changed', () => {
    expect(start({ isChanged: true }).view()).toBe('done');
  });

  test('a refused password is explained, and another one can be chosen', async () => {
    const passwords = [() => Promise.reject(tooCommon), () => Promise.resolve(asUser(ann))];
    const { actor, log, view } = start({ code: 'abc', passwords });
    actor.send({ type: 'password.submit', password: 'password123' });
    await settled();
    expect(selectRejection(actor.getSnapshot())?.message).toBe('This password is too common.');
    expect(log).toContain('focus');
    actor.send({ type: 'password.submit', password: 'a new password' });
    await settled();
    expect(view()).toBe('done');
  });

  test('an expired link leads to a new one', async () => {
    const { actor, view } = start({ code: 'abc', passwords: [() => Promise.reject(linkExpired)] });
    actor.send({ type: 'password.submit', password: 'a new password' });
    await settled();
    expect(view()).toBe('expired');
    actor.send({ type: 'link.request' });
    expect(view()).toBe('asking');
  });

  test.each([
    ['link', {}, { type: 'email.submit', email: 'ann@example.org' }],
    ['password', { code: 'abc' }, { type: 'password.submit', password: 'a new password' }],
  ] as const)('[S8.10] a %s that is not answered within 15 seconds can be canceled', (_, answers, event) => {
    const { actor, clock } = start(answers);
    actor.send(event);
    clock.increment(14_999);
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'load.cancel' });
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
  });
});
