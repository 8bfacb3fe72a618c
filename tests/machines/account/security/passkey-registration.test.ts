import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type {
  Passkey,
  PasskeyCreation,
  PasskeyRegistration,
} from '../../../../contract/sign-in/own-passkeys.ts';
import {
  passkeyRegistrationMachine,
  selectFailure,
} from '../../../../src/machines/account/security/passkey-registration.machine.ts';
import type { OwnerProof } from '../../../../src/machines/account/security/passkey-registration.reducers.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { creation, duplicate, laptop, notAccepted, registration } from '../../auth/passkey-samples.ts';
import { deferred, settled } from '../../support/deferred.ts';

/** Starts the machine with answers that the test settles. */
const start = () => {
  const proofs: OwnerProof[] = [];
  const clock = new SimulatedClock();
  const started = deferred<PasskeyCreation>();
  const created = deferred<PasskeyRegistration>();
  const added = deferred<Passkey>();
  const actor = createActor(
    passkeyRegistrationMachine.provide({
      actors: {
        startPasskey: fromPromise<PasskeyCreation, OwnerProof>(({ input }) => {
          proofs.push(input);
          return started.promise;
        }),
        createPasskey: fromPromise(() => created.promise),
        addPasskey: toAttempt(fromPromise(() => added.promise)),
      },
    }),
    { clock },
  );
  actor.start();
  const submit = () => actor.send({ type: 'proof.submit', password: 'the password' });
  return { actor, clock, proofs, started, created, added, submit };
};

describe('passkeyRegistration', () => {
  test('the owner proves to be it, the browser creates a passkey, and the server adds it', async () => {
    const { actor, proofs, started, created, added, submit } = start();
    submit();
    expect([actor.getSnapshot().hasTag('busy'), proofs]).toEqual([true, [{ password: 'the password' }]]);
    started.resolve(creation);
    await settled();
    expect(actor.getSnapshot().hasTag('prompting')).toBe(true);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('the password');
    created.resolve(registration);
    await settled();
    expect(actor.getSnapshot().children.addPasskey).toBeDefined();
    added.resolve(laptop);
    await settled();
    expect(actor.getSnapshot().output).toEqual(laptop);
  });

  test('a device that has a passkey already is named as the reason', async () => {
    const { actor, started, created, submit } = start();
    submit();
    started.resolve(creation);
    created.reject(duplicate);
    await settled();
    expect(selectFailure(actor.getSnapshot())?.problem).toBe('duplicate');
    submit();
    expect(selectFailure(actor.getSnapshot())).toBeNull();
  });

  test('the reason why the server does not add it is shown', async () => {
    const { actor, started, created, added, submit } = start();
    submit();
    started.resolve(creation);
    created.resolve(registration);
    await settled();
    added.reject(notAccepted);
    await settled();
    expect(selectFailure(actor.getSnapshot())).toMatchObject({
      problem: null,
      failure: { kind: 'rejected' },
    });
  });

  test('a question that the user does not answer ends, and can be asked again', async () => {
    const { actor, clock, started, submit } = start();
    submit();
    started.resolve(creation);
    await settled();
    clock.increment(creation.timeout - 1);
    expect(selectFailure(actor.getSnapshot())?.problem).toBe('timedOut');
    submit();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });
});
