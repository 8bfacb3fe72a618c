import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Profile } from '../../../../contract/account/account.ts';
import {
  isPasswordChangeComplete,
  selectProfile,
  type AccountOwner,
  type PasswordChange,
} from '../../../../src/machines/account/account-owner.ts';
import { securityMachine } from '../../../../src/machines/account/security/security.machine.ts';
import { toCommand } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { ada } from '../account-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';

/** Starts the machine; `isReached` says of each request for the full address whether it succeeds. */
const start = async (profile = ada, isReached: (request: number) => boolean = () => true) => {
  const log: string[] = [];
  const actor = createActor(
    securityMachine.provide({
      actors: {
        fetchProfile: provideRequest<Profile>(() => Promise.resolve(profile)),
        fetchAddress: toCommand(
          fromPromise<string, undefined>(() => {
            log.push('ask for the address');
            const isDone = isReached(log.length);
            return isDone ? Promise.resolve('ada@example.com') : Promise.reject(unreachable);
          }),
        ),
        changePassword: toConfirmation<void, PasswordChange, AccountOwner>(
          fromPromise(({ input }) => {
            log.push(`change ${input.oldPassword} to ${input.newPassword}`);
            return Promise.resolve();
          }),
          { isComplete: isPasswordChangeComplete, staysOpen: true },
        ),
      },
      actions: {
        clearPasswordFields: () => void log.push('empty passwords'),
        showToast: (_, { key }) => void log.push(`told: ${key}`),
      },
    }),
  );
  actor.start();
  await settled();
  const changePassword = (oldPassword: string, newPassword: string) =>
    actor.getSnapshot().children.changePassword?.send({
      type: 'action.confirm',
      answer: { oldPassword, newPassword },
    });
  return { actor, log, changePassword };
};

test('[S2.26] [S9.7] the address is masked, except while the user looks at it', async () => {
  const { actor, log } = await start();
  expect(selectProfile(actor.getSnapshot())?.email).toBe('a******@example.com');
  expect(log).toEqual([]);
  await sendAndSettle(actor, { type: 'address.show' });
  expect(actor.getSnapshot().context.address).toBe('ada@example.com');
  await sendAndSettle(actor, { type: 'address.hide' });
  expect(actor.getSnapshot().context.address).toBeNull();
  expect(log).toEqual(['ask for the address']);
});

test('who asks for the address again after a failure sees it', async () => {
  const { actor, log } = await start(ada, (request) => request > 1);
  await sendAndSettle(actor, { type: 'address.show' });
  expect(actor.getSnapshot().context.address).toBeNull();
  await sendAndSettle(actor, { type: 'address.show' });
  expect(log).toHaveLength(2);
  expect(actor.getSnapshot().context.address).toBe('ada@example.com');
});

test('shows the address that its change reports, masked', async () => {
  const { actor } = await start();
  actor.send({ type: 'email.reported', email: 'e******@example.org' });
  expect(selectProfile(actor.getSnapshot())?.email).toBe('e******@example.org');
  await sendAndSettle(actor, { type: 'address.show' });
  await sendAndSettle(actor, { type: 'email.reported', email: 'g******@example.org' });
  expect(actor.getSnapshot().context).toMatchObject({
    address: null,
    profile: { ...ada, email: 'g******@example.org' },
  });
});

test('[S7.25] changes the password with the current one, and never stores either', async () => {
  const { actor, log, changePassword } = await start();
  changePassword('', 'fresh one');
  changePassword('old one', '');
  expect(log).toEqual([]);
  changePassword('old one', 'fresh one');
  await settled();
  actor.getSnapshot().children.changePassword?.send({ type: 'action.cancel' });
  expect(log).toEqual(['change old one to fresh one', 'empty passwords', 'told: passwordChanged']);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/old one|fresh one/);
});

test('an account without a password sets one, and from then on changes it with the current one', async () => {
  const { actor, log, changePassword } = await start({ ...ada, hasPassword: false });
  changePassword('', '');
  expect(log).toEqual([]);
  changePassword('', 'fresh one');
  await settled();
  expect(log).toEqual(['change  to fresh one', 'empty passwords', 'told: passwordChanged']);
  expect(selectProfile(actor.getSnapshot())).toMatchObject({ hasPassword: true });
  changePassword('', 'another one');
  expect(log).toHaveLength(3);
});
