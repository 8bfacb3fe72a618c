import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../contract/account.ts';
import { profileMachine, selectProfile } from '../../../src/machines/account/profile.machine.ts';
import {
  isDeletionComplete,
  isPasswordChangeComplete,
  type AccountDeletion,
  type AccountOwner,
  type PasswordChange,
  type ProfileChange,
} from '../../../src/machines/account/profile.reducers.ts';
import { selectFailure, toCommand } from '../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { ada } from './account-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { deferred, sendAndSettle, settled } from '../support/deferred.ts';

/** Starts the machine; every call succeeds except the given failures. The export takes as long as `exported`. */
const start = async (
  failing: Partial<Record<'save' | 'export', Error>> = {},
  profile = ada,
  exported: Promise<void> = Promise.resolve(),
) => {
  const log: string[] = [];
  const answer = <Value>(call: string, words: string, value: Value | Promise<Value>): Promise<Value> => {
    log.push(words);
    const error = call === 'save' || call === 'export' ? failing[call] : undefined;
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
        changePassword: toConfirmation<void, PasswordChange, AccountOwner>(
          fromPromise(({ input }) =>
            answer('password', `change ${input.oldPassword} to ${input.newPassword}`, undefined),
          ),
          { isComplete: isPasswordChangeComplete, staysOpen: true },
        ),
        saveExport: fromPromise<void, undefined>(() => answer('export', 'export', exported)),
        deleteAccount: toConfirmation<void, AccountDeletion, AccountOwner>(
          fromPromise(({ input }) => answer('delete', `delete with ${input.password}`, undefined)),
          { isComplete: isDeletionComplete },
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

type Profiles = Awaited<ReturnType<typeof start>>['actor'];

const changePassword = (actor: Profiles, oldPassword: string, newPassword: string) =>
  actor.getSnapshot().children.changePassword?.send({
    type: 'action.confirm',
    answer: { oldPassword, newPassword },
  });

describe('profile', () => {
  test('each part of the page is changed on its own', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'export.request' });
    actor.send({ type: 'profile.save', name: 'Ada L.', hue: 30 });
    changePassword(actor, 'old one', 'fresh one');
    expect(log).toEqual(['export', 'save Ada L. 30', 'change old one to fresh one']);
    await settled();
    expect(log.slice(3).toSorted()).toEqual([
      'empty passwords',
      'told: dataExported',
      'told: passwordChanged',
      'told: profileSaved',
    ]);
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
    expect(selectFailure(actor.getSnapshot().children.saveProfile?.getSnapshot())?.kind).toBe('unreachable');
  });

  test('[S7.25] changes the password with the current one, and never stores either', async () => {
    const { actor, log } = await start();
    changePassword(actor, '', 'fresh one');
    changePassword(actor, 'old one', '');
    expect(log).toEqual([]);
    changePassword(actor, 'old one', 'fresh one');
    await settled();
    actor.getSnapshot().children.changePassword?.send({ type: 'action.cancel' });
    expect(log).toEqual(['change old one to fresh one', 'empty passwords', 'told: passwordChanged']);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/old one|fresh one/);
  });

  test('an account without a password sets one, and from then on changes it with the current one', async () => {
    const { actor, log } = await start({}, { ...ada, hasPassword: false });
    changePassword(actor, '', '');
    expect(log).toEqual([]);
    changePassword(actor, '', 'fresh one');
    await settled();
    expect(log).toEqual(['change  to fresh one', 'empty passwords', 'told: passwordChanged']);
    expect(selectProfile(actor.getSnapshot())).toMatchObject({ hasPassword: true });
    changePassword(actor, '', 'another one');
    expect(log).toHaveLength(3);
  });

  test('a password that is changed leaves an export under way', async () => {
    const { actor, log } = await start({}, ada, deferred<void>().promise);
    expect(actor.getSnapshot().children.deleteAccount).toBeUndefined();
    actor.send({ type: 'export.request' });
    changePassword(actor, 'old one', 'fresh one');
    await settled();
    expect([log.at(-1), actor.getSnapshot().hasTag('exporting')]).toEqual(['told: passwordChanged', true]);
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
    const confirm = (word: string, password: string) =>
      actor
        .getSnapshot()
        .children.deleteAccount?.send({ type: 'action.confirm', answer: { word, password } });
    actor.send({ type: 'deletion.request' });
    confirm('yes', 'old one');
    confirm('delete', '');
    await settled();
    expect(log).toEqual([]);
    confirm(' Delete ', 'old one');
    await settled();
    expect(log).toEqual(['delete with old one', 'told: accountDeleted', 'forget words', 'log out']);
    expect(selectProfile(actor.getSnapshot())).toBeNull();
    const deletion = { word: 'delete', password: '' };
    expect([true, false].map((hasPassword) => isDeletionComplete({ ...deletion, hasPassword }))).toEqual([
      false,
      true,
    ]);
  });
});
