import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createRedactor } from './redact.ts';
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

const planted = {
  email: 'planted-address@example.org',
  password: 'plantedPassword1',
  token: 'plantedToken-xyz',
  ticket: 'plantedTicket',
  uuid: 'ann',
};

describe('redacting', () => {
  test('a complete sign-up and sign-in: no event contains entered texts or tokens', async () => {
    const events = await inspected();
    const redact = createRedactor();
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

  test('preserves ids whatever their key is called, so that guards that compare them replay', () => {
    const context = {
      replyTo: '0192f0c4-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
      alternatives: ['0192f0c4-1a2b-7c3d-8e4f-5a6b7c8d9e10'],
      edits: '0192f0c4-1a2b-7c3d-8e4f-5a6b7c8d9e11',
    };
    const snapshot = { status: 'active', value: 'idle', context };
    expect(createRedactor()({ type: '@xstate.snapshot', snapshot })).toMatchObject({ snapshot });
  });

  test('preserves names, states, ids, codes and counts', () => {
    expect(
      createRedactor()({
        type: '@xstate.snapshot',
        sessionId: 'x:3',
        snapshot: {
          status: 'active',
          value: { loggedOut: { panel: 'signIn' } },
          context: {
            user: null,
            benefits: { chats: 3, userId: 'ann-1' },
            failure: { kind: 'rejected', code: 4010 },
          },
        },
        event: { type: 'xstate.done.actor.signIn', actorId: 'signIn' },
      }),
    ).toEqual({
      type: '@xstate.snapshot',
      sessionId: 'x:3',
      snapshot: {
        status: 'active',
        value: { loggedOut: { panel: 'signIn' } },
        context: {
          user: null,
          benefits: { chats: 3, userId: 'ann-1' },
          failure: { kind: 'rejected', code: 4010 },
        },
      },
      event: { type: 'xstate.done.actor.signIn', actorId: 'signIn' },
    });
  });

  test.each([
    ['a text of a user', { text: 'I am sad' }, { text: '******1' }],
    ['a list of texts', ['one', 'two', 'one'], ['******1', '******2', '******1']],
    ['a blank text', { text: ' ' }, { text: ' ' }],
    ['a text under a harmless name', { type: 'I am sad' }, { type: '******1' }],
    ['an address as an id', { userId: 'ann@example.org' }, { userId: '******1' }],
    ['a key that is an address', { 'ann@example.org': 1 }, { '******1': 1 }],
    ['a nested name', { mate: { name: 'Iris' } }, { mate: { name: '******1' } }],
    ['an error', { error: new TypeError('secret') }, { error: { name: 'TypeError', message: '******1' } }],
    [
      'what was typed to confirm',
      { type: 'action.confirm', answer: { word: 'delete', password: 'secret' } },
      { type: 'action.confirm', answer: { word: '******1', password: '******2' } },
    ],
    ['a function', { run: () => 'secret' }, { run: '******1' }],
  ])('masks %s', (_name, value, expected) => {
    expect(createRedactor()(value)).toEqual(expected);
  });

  test('terminates for an object that contains itself', () => {
    const circle: { type: string; inside?: unknown } = { type: 'x' };
    circle.inside = circle;
    expect(createRedactor()(circle)).toEqual({ type: 'x', inside: '(circular)' });
  });
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
