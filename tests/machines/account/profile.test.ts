import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../contract/account.ts';
import { profileMachine } from '../../../src/machines/account/profile.machine.ts';
import {
  selectIsAsking,
  selectProfile,
  selectSave,
} from '../../../src/machines/account/profile.selectors.ts';
import type { PasswordChange, ProfileChange } from '../../../src/machines/account/profile.types.ts';
import { selectFailure, toCommand } from '../../../src/machines/shared/commands/command.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { ada, wrongPassword } from './account-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';

/** Starts the machine; every call succeeds except the given failures. */
const start = async (
  failing: Partial<Record<'save' | 'password' | 'export' | 'delete', Error>> = {},
  profile = ada,
) => {
  const log: string[] = [];
  const answer = <Value>(call: keyof typeof failing, words: string, value: Value): Promise<Value> => {
    log.push(words);
    const error = failing[call];
    return error === undefined ? Promise.resolve(value) : Promise.reject(error);
  };
  const note = (words: string) => () => void log.push(words);
  const actor = createActor(
    profileMachine.provide({
      actors: {
        fetchProfile: provideRequest<Profile>(() => Promise.resolve(profile)),
        saveProfile: toCommand(
          fromPromise<Profile, ProfileChange>(({ input }) =>
            answer('save', `save ${input.name} ${input.hue}`, { ...ada, ...input }),
          ),
        ),
        changePassword: fromPromise<void, PasswordChange>(({ input }) =>
          answer('password', `change ${input.oldPassword} to ${input.newPassword}`, undefined),
        ),
        saveExport: fromPromise<void, undefined>(() => answer('export', 'export', undefined)),
        deleteAccount: fromPromise<void, { password: string }>(({ input }) =>
          answer('delete', `delete with ${input.password}`, undefined),
        ),
      },
      actions: {
        clearPasswordFields: note('empty passwords'),
        clearDrafts: note('forget words'),
        logOut: note('log out'),
        showToast: (_, { key }) => void log.push(`told: ${key}`),
      },
    }),
  );
  actor.start();
  await settled();
  return { actor, log };
};

const idle = { ready: { details: 'idle', password: 'idle', export: 'idle', deletion: 'idle' } };

describe('profile', () => {
  test('each part of the page is changed on its own, and a change that hangs can be left', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'export.request' });
    actor.send({ type: 'profile.save', name: 'Ada L.', hue: 30 });
    actor.send({ type: 'password.change', oldPassword: 'old one', newPassword: 'fresh one' });
    expect(log).toEqual(['export', 'save Ada L. 30', 'change old one to fresh one']);
    actor.send({ type: 'password.cancel' });
    expect(actor.getSnapshot().value).toEqual({
      ready: { details: 'saving', password: 'idle', export: 'exporting', deletion: 'idle' },
    });
    await settled();
    expect(actor.getSnapshot().value).toEqual(idle);
    expect(log.slice(3).toSorted()).toEqual(['told: dataExported', 'told: profileSaved']);
  });

  test('[S2.26] [S9.7] the profile shows the account with its masked address', async () => {
    const { actor } = await start();
    expect(selectProfile(actor.getSnapshot())).toEqual(ada);
    expect(selectProfile(actor.getSnapshot())?.email).toBe('a******@example.com');
  });

  test('shows the address that its change reports', async () => {
    const { actor } = await start();
    actor.send({ type: 'email.reported', email: 'g******@example.org' });
    expect(selectProfile(actor.getSnapshot())).toEqual({ ...ada, email: 'g******@example.org' });
  });

  test('[S2.26] name and color are saved together', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'profile.save', name: 'Ada L.', hue: 30 });
    await sendAndSettle(actor, { type: 'profile.save', name: 'Twice', hue: 30 });
    expect(log).toEqual(['save Ada L. 30', 'told: profileSaved']);
    expect(selectProfile(actor.getSnapshot())).toEqual({ ...ada, name: 'Ada L.', hue: 30 });
  });

  test('[S8.10] a failed save changes nothing', async () => {
    const { actor, log } = await start({ save: unreachable });
    await sendAndSettle(actor, { type: 'profile.save', name: 'Ada L.', hue: 30 });
    expect(log).toEqual(['save Ada L. 30']);
    expect(selectProfile(actor.getSnapshot())).toEqual(ada);
    expect(selectFailure(selectSave(actor.getSnapshot())?.getSnapshot())?.kind).toBe('unreachable');
  });

  test('[S7.25] changes the password with the current one, and never stores either', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'password.change', oldPassword: '', newPassword: 'fresh one' });
    actor.send({ type: 'password.change', oldPassword: 'old one', newPassword: '' });
    expect(log).toEqual([]);
    await sendAndSettle(actor, { type: 'password.change', oldPassword: 'old one', newPassword: 'fresh one' });
    expect(log).toEqual(['change old one to fresh one', 'empty passwords', 'told: passwordChanged']);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toMatch(/old one|fresh one/);
  });

  test('an account without a password sets one, and from then on changes it with the current one', async () => {
    const { actor, log } = await start({}, { ...ada, hasPassword: false });
    actor.send({ type: 'password.change', oldPassword: '', newPassword: '' });
    expect(log).toEqual([]);
    await sendAndSettle(actor, { type: 'password.change', oldPassword: '', newPassword: 'fresh one' });
    expect(log).toEqual(['change  to fresh one', 'empty passwords', 'told: passwordChanged']);
    expect(selectProfile(actor.getSnapshot())).toMatchObject({ hasPassword: true });
    actor.send({ type: 'password.change', oldPassword: '', newPassword: 'another one' });
    expect(log).toHaveLength(3);
  });

  test('[S7.25] a rejected change keeps the form’s values', async () => {
    const { actor, log } = await start({ password: wrongPassword });
    await sendAndSettle(actor, { type: 'password.change', oldPassword: 'old one', newPassword: 'fresh one' });
    expect(log).toEqual(['change old one to fresh one', 'told: requestFailed']);
    expect(actor.getSnapshot().value).toEqual(idle);
  });

  test('[S2.26] an export can complete, fail or be canceled', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'export.request' });
    await sendAndSettle(actor, { type: 'load.cancel' });
    expect(log).toEqual(['export']);
    await sendAndSettle(actor, { type: 'export.request' });
    expect(log).toEqual(['export', 'export', 'told: dataExported']);
    const other = await start({ export: unreachable });
    other.actor.send({ type: 'export.request' });
    await settled();
    expect(other.log).toEqual(['export', 'told: requestFailed']);
  });

  test('[S2.26] deletes an account only after the confirmation word and the password were entered', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'deletion.confirm', word: 'delete', password: 'old one' });
    actor.send({ type: 'deletion.request' });
    actor.send({ type: 'deletion.confirm', word: 'yes', password: 'old one' });
    await sendAndSettle(actor, { type: 'deletion.confirm', word: 'delete', password: '' });
    expect(log).toEqual([]);
    actor.send({ type: 'deletion.confirm', word: ' Delete ', password: 'old one' });
    await sendAndSettle(actor, { type: 'deletion.cancel' });
    expect(log).toEqual(['delete with old one', 'told: accountDeleted', 'forget words', 'log out']);
    expect(selectProfile(actor.getSnapshot())).toBeNull();
  });

  test('[S8.10] a rejected deletion deletes nothing, and can be retried or canceled', async () => {
    const { actor, log } = await start({ delete: wrongPassword });
    actor.send({ type: 'deletion.request' });
    await sendAndSettle(actor, { type: 'deletion.confirm', word: 'delete', password: 'wrong' });
    expect(log).toEqual(['delete with wrong', 'told: requestFailed']);
    expect(selectIsAsking(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'deletion.cancel' });
    expect(actor.getSnapshot().value).toEqual(idle);
  });
});
