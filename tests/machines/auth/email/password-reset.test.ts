import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  passwordResetMachine,
  selectForm,
  selectRejection,
  selectView,
  type LinkAndNewPassword,
  type MailedLink,
} from '../../../../src/machines/auth/email/password-reset.machine.ts';
import { toConfirmation, type Answer } from '../../../../src/machines/shared/commands/confirmation.ts';
import { isUnsupported } from '../../../../src/machines/shared/failure.ts';
import type { SignInOutcome } from '../../../../src/machines/auth/sign-in/sign-in.reducers.ts';
import type { Passkey } from '../../../../contract/sign-in/own-passkeys.ts';
import { ann, asUser, secondStep } from '../../app/shell-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { crash } from '../../support/crash.ts';
import { settled } from '../../support/deferred.ts';
import { linkExpired, notOffered, passkeys } from './password-reset.model.ts';

interface Answers {
  readonly code?: string;
  readonly isChanged?: boolean;
  readonly links?: ReadonlyArray<() => Promise<null>>;
  readonly readings?: ReadonlyArray<() => Promise<readonly Passkey[]>>;
  readonly passwords?: ReadonlyArray<() => Promise<SignInOutcome>>;
}

const start = ({
  code,
  isChanged = false,
  links = [],
  readings = [noPasskeys],
  passwords = [],
}: Answers = {}) => {
  const [linksLeft, readingsLeft, passwordsLeft] = [[...links], [...readings], [...passwords]];
  const log: string[] = [];
  const read: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    passwordResetMachine.provide({
      actors: {
        requestLink: toConfirmation<MailedLink, MailedLink, undefined>(
          fromPromise(async ({ input }) => {
            log.push(`link for ${input.email}`);
            await (linksLeft.shift() ?? never<null>)();
            return input;
          }),
          { isFinal: isUnsupported },
        ),
        readLink: fromPromise<readonly Passkey[], { code: string }>(({ input }) => {
          read.push(input.code);
          return (readingsLeft.shift() ?? never<readonly Passkey[]>)();
        }),
        setPassword: toConfirmation<SignInOutcome, LinkAndNewPassword, { code: string }>(
          fromPromise(({ input }) => {
            log.push(`${input.code}: ${[input.newPassword, ...input.removePasskeys].join(', ')}`);
            return (passwordsLeft.shift() ?? never<SignInOutcome>)();
          }),
          { isFinal: ({ code: refusal }) => refusal === linkExpired.code },
        ),
      },
      actions: {
        announceSecondStep: (_, { token }) => void log.push(`second step: ${token}`),
        announceUser: (_, { uuid }) => void log.push(`signed in: ${uuid}`),
      },
    }),
    { input: { code: code ?? null, isChanged }, clock },
  );
  actor.start();
  const view = () => selectView(actor.getSnapshot());
  const submit = (answer: Answer) =>
    selectForm(actor.getSnapshot())?.send({ type: 'action.confirm', answer });
  return { actor, log, read, clock, submit, view };
};

const never = <Result>() => new Promise<Result>(() => {});
const noPasskeys = () => Promise.resolve([]);
const done = () => Promise.resolve(null);

const link = { email: 'ann@example.org' };
const newPassword = { newPassword: 'a new password', removePasskeys: [] };

describe('passwordReset', () => {
  test('the passkeys of the account are named, and chosen ones are removed with the password', async () => {
    const { actor, log, submit } = start({ code: 'abc', readings: [() => Promise.resolve(passkeys)] });
    await settled();
    expect(actor.getSnapshot().context.passkeys).toEqual(passkeys);
    submit({ ...newPassword, removePasskeys: ['laptop'] });
    expect(log).toEqual(['abc: a new password, laptop']);
  });

  test('a link that cannot be checked can be checked again, and one that has expired says so at once', async () => {
    const failed = start({ code: 'abc', readings: [() => Promise.reject(unreachable), noPasskeys] });
    await settled();
    expect([failed.view(), selectRejection(failed.actor.getSnapshot())?.kind]).toEqual([
      'opening',
      'unreachable',
    ]);
    failed.actor.send({ type: 'load.retry' });
    await settled();
    const expired = start({ code: 'abc', readings: [() => Promise.reject(linkExpired)] });
    const unsupported = start({ code: 'abc', readings: [() => Promise.reject(notOffered)] });
    await settled();
    expect([failed, expired, unsupported].map(({ view }) => view())).toEqual([
      'choosing',
      'expired',
      'choosing',
    ]);
  });

  test('[S8.10] a check that is not answered within 15 seconds can be repeated', async () => {
    const hung = () => new Promise<readonly Passkey[]>(() => {});
    const { actor, clock, view } = start({ code: 'abc', readings: [hung, noPasskeys] });
    clock.increment(15_000);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
    actor.send({ type: 'load.retry' });
    expect([view(), actor.getSnapshot().hasTag('slow')]).toEqual(['opening', false]);
    await settled();
    expect(view()).toBe('choosing');
  });

  test('a link is requested for the address, which is shown, and can be requested for another', async () => {
    const { actor, log, submit, view } = start({ links: [done] });
    expect(view()).toBe('asking');
    submit(link);
    await settled();
    expect([view(), actor.getSnapshot().context.email]).toEqual(['sent', 'ann@example.org']);
    actor.send({ type: 'email.change' });
    expect([view(), log]).toEqual(['asking', ['link for ann@example.org']]);
  });

  test('the mailed link sets the password and signs in', async () => {
    const { actor, log, read, submit, view } = start({
      code: 'abc',
      passwords: [() => Promise.resolve(asUser(ann))],
    });
    expect([view(), actor.getSnapshot().hasTag('opening')]).toEqual(['opening', true]);
    await settled();
    expect(view()).toBe('choosing');
    submit(newPassword);
    await settled();
    expect(read).toEqual(['abc']);
    expect([view(), log]).toEqual(['done', ['abc: a new password', `signed in: ${ann.uuid}`]]);
  });

  test('an account with a second step is asked for it', async () => {
    const { log, submit, view } = start({ code: 'abc', passwords: [() => Promise.resolve(secondStep)] });
    await settled();
    submit(newPassword);
    await settled();
    expect([view(), log.at(-1)]).toEqual(['changed', `second step: ${secondStep.step.token}`]);
  });

  test('after the page was loaded again, it shows that the password was changed', () => {
    for (const code of [undefined, 'abc'])
      expect(start({ ...(code === undefined ? {} : { code }), isChanged: true }).view()).toBe('done');
  });

  test('after a crash of the form, a new link can be requested', () => {
    const { actor, view } = start();
    crash(actor, 'requestLink');
    expect(view()).toBe('expired');
    actor.send({ type: 'link.request' });
    expect(view()).toBe('asking');
  });

  test('an expired link leads to a new one', async () => {
    const { actor, submit, view } = start({ code: 'abc', passwords: [() => Promise.reject(linkExpired)] });
    await settled();
    submit(newPassword);
    await settled();
    expect(view()).toBe('expired');
    actor.send({ type: 'link.request' });
    expect(view()).toBe('asking');
  });
});
