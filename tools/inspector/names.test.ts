import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import { expect, test } from 'vitest';
import { createRedactor } from 'statechart-tools/inspector/redact';
import { authMachine } from '../../src/machines/auth/auth.machine.ts';
import type { VerificationStatus } from '../../src/machines/auth/auth.reducers.ts';
import { emailVerificationMachine } from '../../src/machines/auth/email/email-verification.machine.ts';
import { signInMachine } from '../../src/machines/auth/sign-in/sign-in.machine.ts';
import type {
  PendingRegistration,
  Credentials,
  SignInResult,
} from '../../src/machines/auth/sign-in/sign-in.reducers.ts';
import { toAttempt } from '../../src/machines/shared/commands/command.ts';
import { provideRequest } from '../../src/machines/shared/request.ts';
import { settled } from '../../tests/machines/support/deferred.ts';
import { signInIn } from '../../tests/machines/auth/auth-harness.ts';
import { asUser, nothing, storeOf } from '../../tests/machines/app/shell-samples.ts';
import { names } from './names.ts';

const planted = {
  email: 'planted-address@example.org',
  password: 'plantedPassword1',
  token: 'plantedToken-xyz',
  ticket: 'plantedTicket',
  uuid: 'ann',
};

test('a complete sign-up and sign-in: no event contains entered texts or tokens', async () => {
  const events = await inspected();
  const redact = createRedactor(names);
  const shown = events.map((event) => JSON.stringify(redact(event)));
  expect(events.length).toBeGreaterThan(10);
  for (const secret of [planted.email, planted.password, planted.token, planted.ticket]) {
    expect(shown.filter((text) => text.includes(secret))).toEqual([]);
  }
});

test('the same events without redaction contain them, so the test can fail', async () => {
  const events = await inspected();
  const raw = events.map(({ type, ...event }) => JSON.stringify({ type, ...pick(event) }));
  for (const secret of [planted.email, planted.password, planted.token, planted.ticket]) {
    expect(raw.filter((text) => text.includes(secret))).not.toEqual([]);
  }
});

/** Returns every inspection event of a sign-up, a rejected and an accepted sign-in. */
async function inspected(): Promise<InspectionEvent[]> {
  const events: InspectionEvent[] = [];
  const { email, password, token, ticket, uuid } = planted;
  const signIns = [
    () => Promise.reject(new Error(`no such user: ${email}`)),
    () => Promise.resolve(asUser({ uuid, token, language: 'en' })),
  ];
  const actor = createActor(
    authMachine.provide({
      actors: {
        signIn: signInMachine.provide({
          actors: {
            signIn: toAttempt(
              fromPromise(() => (signIns.shift() ?? (() => Promise.reject(new Error('asked too often'))))()),
            ),
            signUp: toAttempt(
              fromPromise<SignInResult, Credentials>(() =>
                Promise.resolve({ kind: 'registered', registration: { email, ticket } }),
              ),
            ),
          },
        }),
        emailVerification: emailVerificationMachine.provide({
          actors: {
            checkVerified: fromPromise<VerificationStatus, PendingRegistration>(() =>
              Promise.resolve({ verified: false }),
            ),
          },
        }),
        fetchBenefits: provideRequest(() => Promise.resolve(nothing)),
      },
    }),
    { input: storeOf({}), inspect: (event) => void events.push(event) },
  );
  actor.start();
  for (const mode of ['signUp', 'signIn'] as const) {
    actor.send({ type: 'panel.open', mode });
    await settled();
    signInIn(actor)?.send({ type: 'credentials.submit', email, password });
    await settled();
  }
  signInIn(actor)?.send({ type: 'credentials.submit', email, password });
  await settled();
  actor.stop();
  return events;
}

/** Returns the parts of an inspection event that an inspector records. */
function pick(event: object): object {
  const { event: happened, snapshot } = Object.assign({ event: null, snapshot: null }, event);
  return { happened, snapshot };
}
