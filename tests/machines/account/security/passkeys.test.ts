import { createActor, fromPromise, SimulatedClock, waitFor, type EventFrom } from 'xstate';
import { expect, test } from 'vitest';
import type { Passkey } from '../../../../contract/own-passkeys.ts';
import type { RecoveryCodes, SecondStepStatus } from '../../../../contract/own-second-step.ts';
import { passkeyRegistrationMachine } from '../../../../src/machines/account/security/passkey-registration.machine.ts';
import { passkeysMachine } from '../../../../src/machines/account/security/passkeys.machine.ts';
import * as select from '../../../../src/machines/account/security/passkeys.selectors.ts';
import { secondStepChangeMachine } from '../../../../src/machines/account/security/second-step-change.machine.ts';
import type {
  PasskeyList,
  PasskeyName,
  PasskeyRef,
  PasskeyRemoval,
} from '../../../../src/machines/account/security/passkeys.types.ts';
import type {
  SecondStepChangeInput,
  SecondStepRequest,
} from '../../../../src/machines/account/security/second-step-change.types.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import {
  toConfirmation,
  type ConfirmationActor,
} from '../../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { creation, laptop, off, on, phone, registration } from '../../auth/passkey-samples.ts';
import { settled } from '../../support/deferred.ts';
import { created } from './second-step-change.model.ts';

/** Starts the machine with a laptop's passkey. */
const start = async ({
  canAdd = true,
  secondStep = off,
}: { canAdd?: boolean; secondStep?: SecondStepStatus } = {}) => {
  const log: unknown[] = [];
  const clock = new SimulatedClock();
  const pending = { hangs: false };
  const fetched: PasskeyList[] = [];
  const answer = <Result>(input: unknown, result: Result): Promise<Result> => {
    log.push(input);
    return pending.hangs ? new Promise(() => {}) : Promise.resolve(result);
  };
  const actor = createActor(
    passkeysMachine.provide({
      actors: {
        fetchPasskeys: provideRequest<PasskeyList>(() => {
          fetched.push({ passkeys: [laptop], canAdd, secondStep });
          return Promise.resolve({ passkeys: [laptop], canAdd, secondStep });
        }),
        registration: passkeyRegistrationMachine.provide({
          actors: {
            startPasskey: fromPromise(() => Promise.resolve(creation)),
            createPasskey: fromPromise(() => Promise.resolve(registration)),
            addPasskey: toAttempt(
              fromPromise(() => (pending.hangs ? new Promise<Passkey>(() => {}) : Promise.resolve(phone))),
            ),
          },
        }),
        secondStepChange: secondStepChangeMachine.provide({
          actors: {
            changeSecondStep: toConfirmation<RecoveryCodes | null, SecondStepRequest, SecondStepChangeInput>(
              fromPromise(async () => (secondStep.on ? null : created)),
            ),
            confirmCodes: toAttempt(fromPromise(async () => on)),
          },
        }),
        renamePasskey: toConfirmation<Passkey, PasskeyName, PasskeyRef>(
          fromPromise(({ input }) => answer(input, { ...laptop, name: input.name })),
        ),
        removePasskey: toConfirmation<void, PasskeyRemoval, PasskeyRef>(
          fromPromise(({ input }) => answer(input, undefined)),
        ),
      },
      actions: {
        showToast: (_, { key }) => void log.push(key),
      },
    }),
    { clock },
  ).start();
  await waitFor(actor, select.selectIsReady);
  const names = () => select.selectPasskeys(actor.getSnapshot()).map(({ name }) => name);
  const perform = async (...events: EventFrom<typeof passkeysMachine>[]) => {
    for (const event of events) actor.send(event);
    await settled();
  };
  return { actor, clock, pending, fetched, log, names, perform };
};

const { passkeyId } = laptop;

test('an added passkey is listed', async () => {
  const { actor, log, names, perform } = await start();
  await perform({ type: 'passkey.add' });
  select.selectRegistration(actor.getSnapshot())?.send({ type: 'proof.submit', password: 'the password' });
  await settled();
  expect([names(), log]).toEqual([[laptop.name, phone.name], ['passkeyAdded']]);
});

test('the list is loaded again when the user does not wait for a passkey to be added', async () => {
  const { actor, clock, pending, fetched, perform } = await start();
  pending.hangs = true;
  await perform({ type: 'passkey.add' });
  const registrationRef = select.selectRegistration(actor.getSnapshot());
  registrationRef?.send({ type: 'proof.submit', password: 'the password' });
  await settled();
  clock.increment(15_000);
  registrationRef?.getSnapshot().children.addPasskey?.send({ type: 'command.cancel' });
  await settled();
  expect([fetched.length, select.selectIsReady(actor.getSnapshot())]).toEqual([2, true]);
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

/** Confirms with what the user typed. */
const confirm = async (actor: ConfirmationActor | undefined, answer: Record<string, string>) => {
  actor?.send({ type: 'action.confirm', answer });
  await settled();
};

test('a passkey is renamed', async () => {
  const { actor, log, names, perform } = await start();
  await perform({ type: 'passkey.rename', passkeyId });
  expect(select.selectRenamedId(actor.getSnapshot())).toBe(passkeyId);
  await confirm(select.selectRename(actor.getSnapshot()), { name: 'My laptop' });
  expect([names(), log]).toEqual([['My laptop'], [{ passkeyId, name: 'My laptop' }]]);
  expect(select.selectRenamedId(actor.getSnapshot())).toBeNull();
});

test('a passkey is removed with the password, which is not stored', async () => {
  const { actor, log, names, perform } = await start();
  await perform({ type: 'passkey.remove', passkeyId });
  expect(select.selectRemoved(actor.getSnapshot())).toEqual(laptop);
  await confirm(select.selectRemoval(actor.getSnapshot()), { password: 'the password' });
  expect([names(), log]).toEqual([[], [{ passkeyId, password: 'the password' }, 'passkeyRemoved']]);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('the password');
});

test('the list is loaded again once the user stops waiting for a removal', async () => {
  const { actor, clock, perform, pending } = await start();
  pending.hangs = true;
  await perform({ type: 'passkey.remove', passkeyId });
  await confirm(select.selectRemoval(actor.getSnapshot()), { password: 'the password' });
  clock.increment(15_000);
  select.selectRemoval(actor.getSnapshot())?.send({ type: 'action.cancel' });
  expect(select.selectIsReady(actor.getSnapshot())).toBe(false);
  await waitFor(actor, select.selectIsReady);
});

/** Sends the password to the actor that changes the second step. */
const prove = async (actor: select.PasskeysActor) => {
  select
    .selectSecondStepChange(actor.getSnapshot())
    ?.getSnapshot()
    .children.changeSecondStep?.send({ type: 'action.confirm', answer: { password: 'the password' } });
  await settled();
  return select.selectSecondStepChange(actor.getSnapshot());
};

test('the second step is turned on, with codes', async () => {
  const { actor } = await start();
  actor.send({ type: 'secondStep.change', action: 'turnOn' });
  (await prove(actor))?.send({ type: 'codes.confirm' });
  await settled();
  expect(select.selectSecondStep(actor.getSnapshot())).toEqual(on);
});

test('a canceled change keeps the second step as it was', async () => {
  const { actor } = await start({ secondStep: on });
  actor.send({ type: 'secondStep.change', action: 'renewCodes' });
  select
    .selectSecondStepChange(actor.getSnapshot())
    ?.getSnapshot()
    .children.changeSecondStep?.send({ type: 'action.cancel' });
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
