import { describe, expect, test } from 'vitest';
import { credentials, signInIn, start } from './auth-harness.ts';
import { crash } from '../support/crash.ts';
import { settled } from '../support/deferred.ts';
import { ann, ben, nothing, refused, some, storeOf } from '../app/shell-samples.ts';

describe('ending a session', () => {
  test('[S4.3] logout resets language to en, benefits and nfsw, and navigates home', async () => {
    const { actor, answers, log } = start(
      storeOf({ user: { ...ann, language: 'de' }, language: 'de', nfsw: true, benefits: some }),
    );
    actor.send({ type: 'logout.request' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    // "Sign in" is offered only once it works.
    expect(actor.getSnapshot().hasTag('loggedIn')).toBe(true);
    answers.signOut.resolve();
    await settled();
    const { user, language, nfsw, benefits } = actor.getSnapshot().context;
    expect({ user, language, nfsw, benefits }).toEqual({
      user: null,
      language: 'en',
      nfsw: false,
      benefits: nothing,
    });
    expect(log).toEqual(['session started', 'stored nobody', 'home', 'session ended']);
  });

  test('[S4.3] does the same when the call fails', async () => {
    const { actor, answers, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'logout.request' });
    answers.signOut.reject(refused);
    await settled();
    expect(actor.getSnapshot().hasTag('loggedIn')).toBe(false);
    expect(log).toEqual(['session started', 'stored nobody', 'home', 'session ended']);
  });

  test('[S8.2] an expired session opens the panel in sign-in mode and clears the user', () => {
    const { actor, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'session.expired' });
    expect(signInIn(actor)).toBeDefined();
    expect(actor.getSnapshot().context.user).toBe(null);
    expect(log).toEqual(['session started', 'stored nobody', 'session expired']);
  });

  test('another tab that signs in during the logout keeps its session', async () => {
    const { actor, answers, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'logout.request' });
    actor.send({ type: 'session.changed', user: ben });
    answers.signOut.resolve();
    await settled();
    expect(actor.getSnapshot().context.user?.uuid).toBe(ben.uuid);
    expect(log).not.toContain('stored nobody');
  });

  test('news of the same user in another tab do not end the logout', async () => {
    const { actor, answers } = start(storeOf({ user: ann }));
    actor.send({ type: 'logout.request' });
    actor.send({ type: 'session.changed', user: { ...ann, token: 'newer' } });
    answers.signOut.resolve();
    await settled();
    expect(actor.getSnapshot().hasTag('loggedIn')).toBe(false);
  });

  test('[S8.2] a session that was ended from elsewhere leaves nothing of the user, and opens the panel', () => {
    const { actor, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'session.ended' });
    expect(signInIn(actor)).toBeDefined();
    expect(actor.getSnapshot().context.user).toBe(null);
    expect(log).toEqual([
      'session started',
      `withheld the texts of ${ann.uuid}`,
      'stored nobody',
      'session ended',
    ]);
  });

  test('a session that was ended while the user logs out leaves nothing either', () => {
    const { actor, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'logout.request' });
    actor.send({ type: 'session.ended' });
    expect(log).toContain(`withheld the texts of ${ann.uuid}`);
    expect(actor.getSnapshot().hasTag('loggedIn')).toBe(false);
  });

  test('[S8.2] an expiry during logout opens nothing', () => {
    const { actor } = start(storeOf({ user: ann }));
    actor.send({ type: 'logout.request' });
    actor.send({ type: 'session.expired' });
    expect(signInIn(actor)).toBeUndefined();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });
});

describe('starting a session', () => {
  test('takes the settings of the user, and clears the ticket of a sign-up', async () => {
    const { actor, answers, open } = start(storeOf({}));
    const panel = open('signUp');
    panel.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({
      kind: 'registered',
      registration: { email: credentials.email, ticket: 'ticket' },
    });
    await settled();
    expect(actor.getSnapshot().context.ticket).toBe('ticket');
    actor.send({ type: 'session.changed', user: { ...ann, language: 'de', nfsw: true } });
    expect(actor.getSnapshot().context).toMatchObject({ language: 'de', nfsw: true, ticket: null });
    actor.send({ type: 'session.changed', user: ann });
    expect(actor.getSnapshot().context).toMatchObject({ language: ann.language, nfsw: false });
  });

  test('is announced where the page does not reload, and continues without its balances', () => {
    const { actor, clock, log } = start(storeOf({}));
    actor.send({ type: 'user.received', user: ann });
    clock.increment(3000);
    crash(actor, 'fetchBenefits');
    expect(log).toEqual(['stored ann', 'reloaded', 'session started']);
    expect(actor.getSnapshot().value).toEqual({ loggedIn: 'ready' });
  });

  test('that has ended already is announced, and opens the panel', () => {
    const { actor, log } = start(storeOf({}));
    actor.send({ type: 'session.expired' });
    expect([log, signInIn(actor) === undefined]).toEqual([['session expired'], false]);
  });
});

describe('another tab', () => {
  test('a sign-in there signs in this tab without a reload', () => {
    const { actor, log } = start(storeOf({ registerEmail: 'ann@example.org' }));
    actor.send({ type: 'session.changed', user: ann });
    expect(actor.getSnapshot().context.user).toEqual(ann);
    expect(actor.getSnapshot().context.registerEmail).toBe(null);
    expect(log).toEqual(['session started']);
  });

  test('a logout there signs out this tab', () => {
    const { actor, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'session.cleared' });
    expect(actor.getSnapshot().hasTag('loggedIn')).toBe(false);
    expect(actor.getSnapshot().context.benefits).toEqual(nothing);
    expect(log).toEqual(['session started', 'session ended']);
  });

  test('uses a token that the other tab renewed', () => {
    const { actor, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'session.changed', user: { ...ann, token: 'renewed' } });
    expect(actor.getSnapshot().context.user).toEqual({ ...ann, token: 'renewed' });
    expect(log).toEqual(['session started']);
  });

  test('a sign-in with another account reloads this page, so that no data of the first user remains', () => {
    const { actor, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'session.changed', user: ben });
    expect(actor.getSnapshot().context.user).toEqual(ben);
    expect(log).toEqual(['session started', 'reloaded']);
  });
});
