import { describe, expect, test } from 'vitest';
import { selectMode } from '../../../src/machines/auth/sign-in/sign-in.selectors.ts';
import { credentials, phaseIn, signInIn, start } from './auth-harness.ts';
import { settled } from '../support/deferred.ts';
import { ann, asUser, ben, refused, some, storeOf } from '../app/shell-samples.ts';

describe('logged in', () => {
  test('[S4.1] is true exactly while the user info has a uuid', () => {
    expect(
      start(storeOf({ user: ann }))
        .actor.getSnapshot()
        .hasTag('loggedIn'),
    ).toBe(true);
    expect(start(storeOf({})).actor.getSnapshot().hasTag('loggedIn')).toBe(false);
  });

  test('[S3.4] [S9.4] chats and gold coins start at 0 and are refreshed from the server', async () => {
    const { actor, answers, log } = start(storeOf({ user: ann }));
    expect(actor.getSnapshot().context.benefits).toEqual({ chats: 0, goldCoins: 0, userId: '' });
    answers.fetchBenefits.resolve(some);
    await settled();
    expect(actor.getSnapshot().context.benefits).toEqual(some);
    expect(log).toEqual(['session started', 'stored ann']);
  });

  test('[S8.10] benefits that could not be fetched stay as they were, until a retry', async () => {
    const { actor, answers, log } = start(storeOf({ user: ann, benefits: some }));
    answers.fetchBenefits.reject(refused);
    await settled();
    expect(actor.getSnapshot().context.benefits).toEqual(some);
    actor.getSnapshot().children.fetchBenefits?.send({ type: 'load.retry' });
    answers.fetchBenefits.resolve({ ...some, chats: 7 });
    await settled();
    expect(actor.getSnapshot().context.benefits).toEqual({ ...some, chats: 7 });
    expect(log).toEqual(['session started', 'stored ann']);
  });

  test('benefits that have changed elsewhere are fetched again, which starts no session', async () => {
    const { actor, answers, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'benefits.outdated' });
    answers.fetchBenefits.resolve(some);
    await settled();
    actor.send({ type: 'benefits.outdated' });
    answers.fetchBenefits.resolve({ ...some, chats: 7 });
    await settled();
    expect(actor.getSnapshot().context.benefits).toEqual({ ...some, chats: 7 });
    expect(log).toEqual(['session started', 'stored ann', 'stored ann']);
  });

  test('stores the balance after a reply immediately', () => {
    const { actor, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'benefits.changed', benefits: { ...some, chats: 49 } });
    expect(actor.getSnapshot().context.benefits).toEqual({ ...some, chats: 49 });
    expect(log).toEqual(['session started', 'stored ann']);
  });

  test('[S3.1] a token that the server renewed replaces the old one', () => {
    const { actor, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'token.rotated', token: 'renewed' });
    expect(actor.getSnapshot().context.user).toEqual({ ...ann, token: 'renewed' });
    expect(log).toEqual(['session started', 'stored ann']);
  });
});

describe('the panel', () => {
  test('[S2.40] opens on request, and closes', () => {
    const { actor } = start(storeOf({}));
    expect(signInIn(actor)).toBeUndefined();
    actor.send({ type: 'panel.open', mode: 'signUp' });
    expect(signInIn(actor)).toBeDefined();
    actor.send({ type: 'panel.close' });
    expect(signInIn(actor)).toBeUndefined();
  });

  test.each(['signIn', 'signUp'] as const)('opens in the requested mode: %s', async (mode) => {
    const { open } = start(storeOf({}));
    expect(selectMode(open(mode).getSnapshot())).toBe(mode);
  });

  test('[S8.2] a request while it is open, or an expired session, changes its mode only', async () => {
    const { actor, open } = start(storeOf({}));
    const panel = open('signIn');
    actor.send({ type: 'panel.open', mode: 'signUp' });
    expect(selectMode(panel.getSnapshot())).toBe('signUp');
    actor.send({ type: 'session.expired' });
    expect(selectMode(panel.getSnapshot())).toBe('signIn');
    expect(signInIn(actor)).toBe(panel);
  });
});

describe('sign-in', () => {
  test('[S1.10] [S4.2] stores the user info, then reloads the page', async () => {
    const { actor, answers, log, open } = start(storeOf({}));
    open('signIn').send({ type: 'credentials.submit', ...credentials });
    answers.signIn.resolve(asUser(ann));
    await settled();
    expect(log).toEqual(['stored ann', 'reloaded']);
    expect(actor.getSnapshot().context.user).toEqual(ann);
    expect(signInIn(actor)).toBeUndefined();
  });

  test('does the same for a user with a passkey', async () => {
    const { actor, log, open } = start(storeOf({}));
    open('signIn');
    await settled();
    actor.getSnapshot().children.passkeySignIn?.send({ type: 'passkey.choose' });
    await settled();
    expect([log, actor.getSnapshot().context.user]).toEqual([['stored ann', 'reloaded'], ann]);
  });

  test('[S1.11] [S1.12] [S4.2] does the same for a user that a provider authenticated', () => {
    const { actor, log } = start(storeOf({}));
    actor.send({ type: 'user.received', user: ann });
    expect(log).toEqual(['stored ann', 'reloaded']);
    expect(actor.getSnapshot().context.user).toEqual(ann);
  });

  test('a provider sign-in as another user removes all data of the previous one', () => {
    const { actor, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'user.received', user: ben });
    expect(log).toEqual(['session started', 'stored ben', 'reloaded']);
    expect(actor.getSnapshot().context.user).toEqual(ben);
  });

  test('discards an e-mail that was awaiting verification', async () => {
    const { actor, answers, open } = start(storeOf({ registerEmail: 'ben@example.org' }));
    open('signIn').send({ type: 'credentials.submit', ...credentials });
    answers.signIn.resolve(asUser(ann));
    await settled();
    expect(actor.getSnapshot().context.registerEmail).toBe(null);
  });

  test('the session continues if the page cannot reload', async () => {
    const { actor, answers, clock, open } = start(storeOf({}));
    open('signIn').send({ type: 'credentials.submit', ...credentials });
    answers.signIn.resolve(asUser(ann));
    await settled();
    clock.increment(3000);
    expect(actor.getSnapshot().value).toEqual({ loggedIn: 'refreshing' });
  });
});

describe('sign-up', () => {
  test('[S4.4] [S3.2] [S2.47] stores the e-mail, then starts verification', async () => {
    const { actor, answers, log, open } = start(storeOf({}));
    open('signUp').send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({
      kind: 'registered',
      registration: { email: credentials.email, ticket: 'ticket' },
    });
    await settled();
    expect(log).toEqual(['stored nobody', 'to verification']);
    expect(actor.getSnapshot().context.registerEmail).toBe('ann@example.org');
    expect(signInIn(actor)).toBeUndefined();
    expect(phaseIn(actor)).toBe('polling');
  });
});
