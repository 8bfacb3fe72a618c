import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Profile } from '../../../contract/account/account.ts';
import { accountDataMachine } from '../../../src/machines/account/account-data.machine.ts';
import { isDeletionComplete, type AccountDeletion } from '../../../src/machines/account/account-deletion.ts';
import { selectProfile, type AccountOwner } from '../../../src/machines/account/account-owner.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { ada } from './account-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';

/** Starts the machine, with what becomes of the export. */
const start = async (exported: () => Promise<void> = () => Promise.resolve()) => {
  const log: string[] = [];
  const note = (words: string) => () => void log.push(words);
  const actor = createActor(
    accountDataMachine.provide({
      actors: {
        fetchProfile: provideRequest<Profile>(() => Promise.resolve(ada)),
        saveExport: fromPromise<void, undefined>(() => {
          log.push('export');
          return exported();
        }),
        exportFile: toConfirmation<void, { readonly passphrase: string }, object>(
          fromPromise(({ input }) => {
            log.push(`file with ${input.passphrase}`);
            return Promise.resolve();
          }),
        ),
        deleteAccount: toConfirmation<void, AccountDeletion, AccountOwner>(
          fromPromise(({ input }) => {
            log.push(`delete with ${input.password}`);
            return Promise.resolve();
          }),
          { isComplete: isDeletionComplete },
        ),
      },
      actions: {
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

test('[S2.26] an export can complete, fail or be canceled', async () => {
  const { actor, log } = await start();
  actor.send({ type: 'export.request' });
  await sendAndSettle(actor, { type: 'load.cancel' });
  expect(log).toEqual(['export']);
  await sendAndSettle(actor, { type: 'export.request' });
  expect(log).toEqual(['export', 'export', 'told: dataExported']);
  const other = await start(() => Promise.reject(unreachable));
  await sendAndSettle(other.actor, { type: 'export.request' });
  expect(other.log).toEqual(['export', 'told: requestFailed']);
});

test('one file of all companions is saved when it is asked for, and said only once it is', async () => {
  const { actor, log } = await start();
  const form = () => actor.getSnapshot().children.exportFile;
  expect(form(), 'nothing asks for it by itself').toBeUndefined();
  actor.send({ type: 'file.request' });
  form()?.send({ type: 'action.cancel' });
  await sendAndSettle(actor, { type: 'file.request' });
  expect(log).toEqual([]);
  form()?.send({ type: 'action.confirm', answer: { passphrase: 'a secret' } });
  await settled();
  expect([log, form()]).toEqual([['file with a secret', 'told: dataExported'], undefined]);
});

test('[S2.26] deletes an account only after the confirmation word and the password were entered', async () => {
  const { actor, log } = await start();
  const confirm = (word: string, password: string) =>
    actor.getSnapshot().children.deleteAccount?.send({ type: 'action.confirm', answer: { word, password } });
  expect(selectProfile(actor.getSnapshot())).toEqual(ada);
  expect(actor.getSnapshot().children.deleteAccount, 'nothing asks for it by itself').toBeUndefined();
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
