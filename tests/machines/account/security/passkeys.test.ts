import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import { expect, test } from 'vitest';
import type { Passkey } from '../../../../contract/sign-in/own-passkeys.ts';
import { passkeyRegistrationMachine } from '../../../../src/machines/account/security/passkey-registration.machine.ts';
import {
  passkeysMachine,
  selectRemoved,
  selectRenamedId,
} from '../../../../src/machines/account/security/passkeys.machine.ts';
import type {
  PasskeyList,
  PasskeyName,
  PasskeyRef,
  PasskeyRemoval,
} from '../../../../src/machines/account/security/passkeys.reducers.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import {
  toConfirmation,
  type ConfirmationActor,
} from '../../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { creation, laptop, off, phone, registration } from '../../auth/passkey-samples.ts';
import { settled } from '../../support/deferred.ts';

/** Starts the machine with a laptop's passkey. */
const start = async () => {
  const log: unknown[] = [];
  const actor = createActor(
    passkeysMachine.provide({
      actors: {
        fetchPasskeys: provideRequest<PasskeyList>(async () => ({
          passkeys: [laptop],
          canAdd: true,
          secondStep: off,
        })),
        registration: passkeyRegistrationMachine.provide({
          actors: {
            startPasskey: fromPromise(() => Promise.resolve(creation)),
            createPasskey: fromPromise(() => Promise.resolve(registration)),
            addPasskey: toAttempt(fromPromise(async () => phone)),
          },
        }),
        renamePasskey: toConfirmation<Passkey, PasskeyName, PasskeyRef>(
          fromPromise(async ({ input }) => {
            log.push(input);
            return { ...laptop, name: input.name };
          }),
        ),
        removePasskey: toConfirmation<void, PasskeyRemoval, PasskeyRef>(
          fromPromise(async ({ input }) => void log.push(input)),
        ),
      },
      actions: {
        showToast: (_, { key }) => void log.push(key),
      },
    }),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  const names = () => actor.getSnapshot().context.passkeys.map(({ name }) => name);
  const perform = async (event: EventFrom<typeof passkeysMachine>) => {
    actor.send(event);
    await settled();
  };
  return { actor, log, names, perform };
};

const { passkeyId } = laptop;

test('an added passkey is listed', async () => {
  const { actor, log, names, perform } = await start();
  await perform({ type: 'passkey.add' });
  actor.getSnapshot().children.registration?.send({ type: 'proof.submit', password: 'the password' });
  await settled();
  expect([names(), log]).toEqual([[laptop.name, phone.name], ['passkeyAdded']]);
});

/** Confirms with what the user typed. */
const confirm = async (actor: ConfirmationActor | undefined, answer: Record<string, string>) => {
  actor?.send({ type: 'action.confirm', answer });
  await settled();
};

test('a passkey is renamed', async () => {
  const { actor, log, names, perform } = await start();
  await perform({ type: 'passkey.rename', passkeyId });
  expect(selectRenamedId(actor.getSnapshot())).toBe(passkeyId);
  await confirm(actor.getSnapshot().children.renamePasskey, { name: 'My laptop' });
  expect([names(), log]).toEqual([['My laptop'], [{ passkeyId, name: 'My laptop' }]]);
  expect(selectRenamedId(actor.getSnapshot())).toBeNull();
});

test('a passkey is removed with the password, which is not stored', async () => {
  const { actor, log, names, perform } = await start();
  await perform({ type: 'passkey.remove', passkeyId });
  expect(selectRemoved(actor.getSnapshot())).toEqual(laptop);
  await confirm(actor.getSnapshot().children.removePasskey, { password: 'the password' });
  expect([names(), log]).toEqual([[], [{ passkeyId, password: 'the password' }, 'passkeyRemoved']]);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('the password');
});

test('a change of the second step begins with its action', async () => {
  const { actor, perform } = await start();
  await perform({ type: 'secondStep.change', action: 'turnOn' });
  expect(actor.getSnapshot().children.secondStepChange?.getSnapshot().context).toEqual({
    action: 'turnOn',
    created: null,
    failure: null,
    result: null,
  });
});
