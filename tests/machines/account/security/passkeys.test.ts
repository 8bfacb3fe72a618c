import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import { expect, test } from 'vitest';
import type { SecondStepStatus } from '../../../../contract/own-second-step.ts';
import { passkeyRegistrationMachine } from '../../../../src/machines/account/security/passkey-registration.machine.ts';
import { passkeysMachine } from '../../../../src/machines/account/security/passkeys.machine.ts';
import * as select from '../../../../src/machines/account/security/passkeys.selectors.ts';
import { secondStepChangeMachine } from '../../../../src/machines/account/security/second-step-change.machine.ts';
import type {
  PasskeyList,
  PasskeyName,
  PasskeyRemoval,
} from '../../../../src/machines/account/security/passkeys.types.ts';
import type { SecondStepRequest } from '../../../../src/machines/account/security/second-step-change.types.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { creation, laptop, off, on, phone, registration } from '../../auth/passkey-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { settled } from '../../support/deferred.ts';
import { wrongPassword } from '../account-samples.ts';
import { codes } from './second-step-change.model.ts';

/** Starts the machine with a laptop's passkey. */
const start = async ({
  canAdd = true,
  secondStep = off,
  failure,
}: { canAdd?: boolean; secondStep?: SecondStepStatus; failure?: Error } = {}) => {
  const log: unknown[] = [];
  const answer = <Result>(input: unknown, result: Result): Promise<Result> => {
    log.push(input);
    return failure === undefined ? Promise.resolve(result) : Promise.reject(failure);
  };
  const actor = createActor(
    passkeysMachine.provide({
      actors: {
        fetchPasskeys: provideRequest<PasskeyList>(() =>
          Promise.resolve({ passkeys: [laptop], canAdd, secondStep }),
        ),
        registration: passkeyRegistrationMachine.provide({
          actors: {
            startPasskey: fromPromise(() => Promise.resolve(creation)),
            createPasskey: fromPromise(() => Promise.resolve(registration)),
            addPasskey: fromPromise(() => Promise.resolve(phone)),
          },
        }),
        secondStepChange: secondStepChangeMachine.provide({
          actors: {
            changeSecondStep: fromPromise<readonly string[], SecondStepRequest>(() =>
              Promise.resolve(secondStep.on ? [] : codes),
            ),
          },
        }),
        renamePasskey: fromPromise(({ input }: { input: PasskeyName }) =>
          answer(input, { ...laptop, name: input.name }),
        ),
        removePasskey: fromPromise(async ({ input }: { input: PasskeyRemoval }) => {
          await answer(input, null);
        }),
      },
      actions: {
        showToast: (_, { key }) => void log.push(key),
      },
    }),
  ).start();
  await waitFor(actor, select.selectIsReady);
  const names = () => select.selectPasskeys(actor.getSnapshot()).map(({ name }) => name);
  const perform = async (...events: EventFrom<typeof passkeysMachine>[]) => {
    for (const event of events) actor.send(event);
    await settled();
  };
  return { actor, log, names, perform };
};

const { passkeyId } = laptop;

test('an added passkey is listed', async () => {
  const { actor, log, names, perform } = await start();
  await perform({ type: 'passkey.add' });
  select.selectRegistration(actor.getSnapshot())?.send({ type: 'proof.submit', password: 'the password' });
  await settled();
  expect([names(), log]).toEqual([[laptop.name, phone.name], ['passkeyAdded']]);
});

test('a canceled registration changes nothing', async () => {
  const { actor, log, names, perform } = await start();
  await perform({ type: 'passkey.add' });
  select.selectRegistration(actor.getSnapshot())?.send({ type: 'registration.cancel' });
  expect([names(), log, select.selectRegistration(actor.getSnapshot())]).toEqual([
    [laptop.name],
    [],
    undefined,
  ]);
});

test('where this browser cannot use passkeys, none is added', async () => {
  const { actor, perform } = await start({ canAdd: false });
  await perform({ type: 'passkey.add' });
  expect(select.selectRegistration(actor.getSnapshot())).toBeUndefined();
});

test('a passkey is renamed, but not to nothing', async () => {
  const { actor, log, names, perform } = await start();
  await perform({ type: 'passkey.rename', passkeyId }, { type: 'name.submit', name: ' ' });
  expect(select.selectRenamedId(actor.getSnapshot())).toBe(passkeyId);
  await perform({ type: 'name.submit', name: 'My laptop' });
  expect([names(), log]).toEqual([['My laptop'], [{ passkeyId, name: 'My laptop' }]]);
  expect(select.selectRenamedId(actor.getSnapshot())).toBeNull();
});

test('a rejected name stays in the form, with the reason', async () => {
  const { actor, names, perform } = await start({ failure: unreachable });
  await perform({ type: 'passkey.rename', passkeyId }, { type: 'name.submit', name: 'My laptop' });
  expect(select.selectRejection(actor.getSnapshot())?.kind).toBe('unreachable');
  await perform({ type: 'change.cancel' });
  expect([names(), select.selectRejection(actor.getSnapshot())]).toEqual([[laptop.name], null]);
});

test('a passkey is removed with the password, which is not stored', async () => {
  const { actor, log, names, perform } = await start();
  await perform({ type: 'passkey.remove', passkeyId });
  expect(select.selectRemoved(actor.getSnapshot())).toEqual(laptop);
  await perform({ type: 'removal.confirm', password: 'the password' });
  expect([names(), log]).toEqual([[], [{ passkeyId, password: 'the password' }, 'passkeyRemoved']]);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('the password');
});

test('a wrong password removes nothing', async () => {
  const { actor, names, perform } = await start({ failure: wrongPassword });
  await perform({ type: 'passkey.remove', passkeyId }, { type: 'removal.confirm', password: 'wrong' });
  expect(select.selectRejection(actor.getSnapshot())?.message).toBe('This is not your current password.');
  await perform({ type: 'change.cancel' });
  expect([names(), select.selectRemoved(actor.getSnapshot())]).toEqual([[laptop.name], null]);
});

/** Sends the password to the actor that changes the second step. */
const prove = async (actor: select.PasskeysActor) => {
  select
    .selectSecondStepChange(actor.getSnapshot())
    ?.send({ type: 'proof.submit', password: 'the password' });
  await settled();
  return select.selectSecondStepChange(actor.getSnapshot());
};

test('the second step is turned on, with codes', async () => {
  const { actor } = await start();
  actor.send({ type: 'secondStep.change', action: 'turnOn' });
  (await prove(actor))?.send({ type: 'codes.confirm' });
  expect(select.selectSecondStep(actor.getSnapshot())).toEqual({ on: true, codesLeft: codes.length });
});

test('a canceled change keeps the second step as it was', async () => {
  const { actor } = await start({ secondStep: on });
  actor.send({ type: 'secondStep.change', action: 'renewCodes' });
  select.selectSecondStepChange(actor.getSnapshot())?.send({ type: 'change.cancel' });
  expect(select.selectSecondStep(actor.getSnapshot())).toEqual(on);
});

test.each([
  ['turnOn', on],
  ['turnOff', off],
  ['renewCodes', off],
] as const)('%s is not possible for %o', async (action, secondStep) => {
  const { actor, perform } = await start({ secondStep });
  await perform({ type: 'secondStep.change', action });
  expect(select.selectSecondStepChange(actor.getSnapshot())).toBeUndefined();
});

test('the last passkey stays while the second step needs it, which can be turned off there', async () => {
  const { actor, names, perform } = await start({ secondStep: on });
  await perform({ type: 'passkey.remove', passkeyId });
  expect([select.selectIsNeeded(actor.getSnapshot()), select.selectRemoved(actor.getSnapshot())]).toEqual([
    true,
    null,
  ]);
  await perform({ type: 'secondStep.change', action: 'turnOff' });
  await prove(actor);
  expect([select.selectSecondStep(actor.getSnapshot()), names()]).toEqual([off, [laptop.name]]);
});
