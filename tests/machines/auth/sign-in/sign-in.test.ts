import { describe, expect, test } from 'vitest';
import {
  selectMode,
  selectRefusal,
  selectRejection,
} from '../../../../src/machines/auth/sign-in/sign-in.selectors.ts';
import { isSignedIn } from '../../../../src/machines/auth/sign-in/sign-in-outcome.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { settled } from '../../support/deferred.ts';
import { ann, asUser, locked, refused } from '../../app/shell-samples.ts';
import { credentials, start, stopWaiting } from '../sign-in-harness.ts';

test('who needs a second step has not signed in yet', () => {
  expect([asUser(ann), { kind: 'secondStep', step: { token: 'step-1' } } as const].map(isSignedIn)).toEqual([
    true,
    false,
  ]);
});

describe('the two modes', () => {
  test.each(['signIn', 'signUp'] as const)('start with the requested mode: %s', (mode) => {
    expect(selectMode(start(mode).actor.getSnapshot())).toBe(mode);
  });

  test('[S2.43] a link toggles between them', () => {
    const { actor } = start('signUp');
    actor.send({ type: 'mode.switch' });
    expect(selectMode(actor.getSnapshot())).toBe('signIn');
    actor.send({ type: 'mode.switch' });
    expect(selectMode(actor.getSnapshot())).toBe('signUp');
  });

  test('switching from sign-in opens the sign-up', () => {
    const { actor } = start('signIn');
    actor.send({ type: 'mode.switch' });
    expect(selectMode(actor.getSnapshot())).toBe('signUp');
  });

  test.each(['signIn', 'signUp'] as const)('choosing the current mode changes nothing: %s', (mode) => {
    const { actor } = start(mode);
    actor.send({ type: 'mode.choose', mode });
    expect(selectMode(actor.getSnapshot())).toBe(mode);
  });

  test('reopening the panel changes the mode, except while a request is pending', () => {
    const { actor } = start('signUp');
    actor.send({ type: 'mode.choose', mode: 'signIn' });
    expect(selectMode(actor.getSnapshot())).toBe('signIn');
    actor.send({ type: 'credentials.submit', ...credentials });
    actor.send({ type: 'mode.choose', mode: 'signUp' });
    actor.send({ type: 'mode.switch' });
    expect(selectMode(actor.getSnapshot())).toBe('signIn');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  test('[S2.45] do not change while a sign-up is pending, which can be canceled', () => {
    const { actor, clock } = start('signUp');
    actor.send({ type: 'credentials.submit', ...credentials });
    actor.send({ type: 'mode.switch' });
    actor.send({ type: 'mode.choose', mode: 'signIn' });
    expect(selectMode(actor.getSnapshot())).toBe('signUp');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    stopWaiting({ actor, clock });
    expect(actor.getSnapshot().matches({ editing: 'signUp' })).toBe(true);
  });
});

describe('by e-mail', () => {
  test.each(['signIn', 'signUp'] as const)(
    '[S5.1] in mode %s, Continue does nothing without e-mail or password',
    (mode) => {
      const { actor, requests } = start(mode);
      actor.send({ type: 'credentials.submit', email: '', password: 'secret' });
      actor.send({ type: 'credentials.submit', email: 'ann@example.org', password: '' });
      expect(requests).toEqual([]);
      expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    },
  );

  test('[S5.2] sends an e-mail without checking its format', () => {
    const { actor, requests } = start('signUp');
    actor.send({ type: 'credentials.submit', email: 'no address', password: ' ' });
    expect(requests).toEqual([['signUp', { email: 'no address', password: ' ' }]]);
  });

  test('[S2.45] is busy while a request is pending, and ignores a second submit', () => {
    const { actor, requests } = start('signIn');
    actor.send({ type: 'credentials.submit', ...credentials });
    actor.send({ type: 'credentials.submit', ...credentials });
    actor.send({ type: 'provider.choose', provider: 'google' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(requests).toEqual([['signIn', credentials]]);
  });

  test.each(['signIn', 'signUp'] as const)('[S8.10] in mode %s a slow request can be canceled', (mode) => {
    const { actor, clock } = start(mode);
    actor.send({ type: 'credentials.submit', ...credentials });
    stopWaiting({ actor, clock });
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  });

  test('[S1.10] outputs the signed-in user', async () => {
    const { actor, answers } = start('signIn');
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.resolve(asUser(ann));
    await settled();
    expect(actor.getSnapshot().output).toEqual({ kind: 'signedIn', user: ann });
  });

  test('says that the server was not reached, which is no refusal', async () => {
    const { actor, answers } = start('signIn');
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.reject(new ApiError('unreachable', 'no network'));
    await settled();
    expect(selectRefusal(actor.getSnapshot())).toBe(null);
    expect(selectRejection(actor.getSnapshot())?.kind).toBe('unreachable');
  });

  test('a refused sign-up names its field, until the next attempt, which ends the notification', async () => {
    const { actor, answers, log } = start('signUp');
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.reject(new ApiError('rejected', 'Too short.', { code: 4000, field: 'password' }));
    await settled();
    expect(selectRejection(actor.getSnapshot())).toMatchObject({ field: 'password', message: 'Too short.' });
    actor.send({ type: 'credentials.submit', ...credentials });
    expect(log).toEqual(['notified: Too short.', 'withdrew the notification']);
    expect(selectRejection(actor.getSnapshot())).toBe(null);
  });

  test('the right password of an unconfirmed sign-up leads to the page that waits for the mail', async () => {
    const { actor, answers } = start('signIn');
    actor.send({ type: 'credentials.submit', ...credentials });
    const registered = {
      kind: 'registered',
      registration: { email: credentials.email, ticket: 'new' },
    } as const;
    answers.signIn.resolve(registered);
    await settled();
    expect(actor.getSnapshot().output).toEqual(registered);
  });

  test('[S8.7] shows no message of a rejection; the panel stays usable', async () => {
    const { actor, answers, log } = start('signIn');
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.reject(new ApiError('rejected', 'Wrong e-mail or password.', { code: 4010 }));
    await settled();
    expect(log).toEqual(['focus on the password']);
    expect(selectRefusal(actor.getSnapshot())?.code).toBe(4010);
    expect(selectRejection(actor.getSnapshot())).toBe(null);
    expect(actor.getSnapshot().matches({ editing: 'signIn' })).toBe(true);
  });

  test('notifies of a locked account with its message; the panel stays usable', async () => {
    const { actor, answers, log } = start('signIn');
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.reject(locked);
    await settled();
    expect(log).toEqual(['notified: This account is locked.']);
    expect(actor.getSnapshot().matches({ editing: 'signIn' })).toBe(true);
  });

  test('[S4.4] outputs the pending registration after a sign-up', async () => {
    const { actor, answers } = start('signUp');
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({
      kind: 'registered',
      registration: { email: credentials.email, ticket: 'ticket' },
    });
    await settled();
    const registration = { email: 'ann@example.org', ticket: 'ticket' };
    expect(actor.getSnapshot().output).toEqual({ kind: 'registered', registration });
  });

  test('[S8.5] notifies of a rejected sign-up with its message; the panel stays usable', async () => {
    const { actor, answers, log } = start('signUp');
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.reject(refused);
    await settled();
    expect(log).toEqual(['notified: This address is taken.']);
    expect(actor.getSnapshot().matches({ editing: 'signUp' })).toBe(true);
  });

  test('the password is never in the context', async () => {
    const { actor, answers } = start('signIn');
    const contexts: string[] = [];
    actor.subscribe(({ context }) => contexts.push(JSON.stringify(context)));
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.reject(refused);
    await settled();
    actor.send({ type: 'mode.switch' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({
      kind: 'registered',
      registration: { email: credentials.email, ticket: 'ticket' },
    });
    await settled();
    expect(contexts.length).toBeGreaterThan(3);
    expect(contexts.filter((context) => context.includes(credentials.password))).toEqual([]);
  });
});
