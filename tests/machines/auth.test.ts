import { describe, expect, test } from 'vitest';
import {
  selectBenefits,
  selectIsBusy,
  selectIsLoggedIn,
  selectIsSlow,
  selectPanelMode,
  selectRegisterEmail,
  selectUser,
  selectVerification,
} from '../../src/machines/auth.selectors.ts';
import { ApiError } from '../../src/services/api-error.ts';
import { credentials, start } from './auth-desk.ts';
import { settled } from './deferred.ts';
import { ann, refused, some, storeOf } from './shell-samples.ts';

describe('logged in', () => {
  test('[S4.1] exactly while the user info has a uuid', () => {
    expect(selectIsLoggedIn(start(storeOf({ user: ann })).actor.getSnapshot())).toBe(true);
    expect(selectIsLoggedIn(start(storeOf({})).actor.getSnapshot())).toBe(false);
  });

  test('[S3.4] [S9.4] chats and gold coins start at 0 and are refreshed from the server', async () => {
    const { actor, answers, log } = start(storeOf({ user: ann }));
    expect(selectBenefits(actor.getSnapshot())).toEqual({ chats: 0, goldCoins: 0, userId: '' });
    answers.loadBenefits.resolve(some);
    await settled();
    expect(selectBenefits(actor.getSnapshot())).toEqual(some);
    expect(log).toEqual(['session began', 'stored ann']);
  });

  test('a refused refresh of the benefits is logged and changes nothing', async () => {
    const { actor, answers, log } = start(storeOf({ user: ann, benefits: some }));
    answers.loadBenefits.reject(refused);
    await settled();
    expect(selectBenefits(actor.getSnapshot())).toEqual(some);
    expect(log).toEqual(['session began', 'logged rejected 4000']);
  });

  test('what a reply cost is kept at once', () => {
    const { actor, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'benefits.changed', benefits: { ...some, chats: 49 } });
    expect(selectBenefits(actor.getSnapshot())).toEqual({ ...some, chats: 49 });
    expect(log).toEqual(['session began', 'stored ann']);
  });

  test('[S3.1] a token that the server renewed takes the place of the old one', () => {
    const { actor, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'token.rotated', token: 'renewed' });
    expect(selectUser(actor.getSnapshot())).toEqual({ ...ann, token: 'renewed' });
    expect(log).toEqual(['session began', 'stored ann']);
  });
});

describe('the panel', () => {
  test('[S2.40] opens when it is asked for and is gone on close', () => {
    const { actor } = start(storeOf({}));
    expect(selectPanelMode(actor.getSnapshot())).toBe(null);
    actor.send({ type: 'panel.open', mode: 'signUp' });
    expect(selectPanelMode(actor.getSnapshot())).toBe('signUp');
    actor.send({ type: 'panel.close' });
    expect(selectPanelMode(actor.getSnapshot())).toBe(null);
  });

  test('[S2.43] the link switches between its two modes and back', () => {
    const { actor } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signUp' });
    actor.send({ type: 'mode.switch' });
    expect(selectPanelMode(actor.getSnapshot())).toBe('signIn');
    actor.send({ type: 'mode.switch' });
    expect(selectPanelMode(actor.getSnapshot())).toBe('signUp');
  });

  test.each(['signIn', 'signUp'] as const)(
    '[S5.1] in mode %s Continue does nothing without e-mail or password',
    (mode) => {
      const { actor, asked } = start(storeOf({}));
      actor.send({ type: 'panel.open', mode });
      actor.send({ type: 'credentials.submit', email: '', password: 'secret' });
      actor.send({ type: 'credentials.submit', email: 'ann@example.org', password: '' });
      expect(asked).toEqual([]);
      expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    },
  );

  test('[S5.2] nothing else is checked: what is no address is sent as it is', () => {
    const { actor, asked } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signUp' });
    actor.send({ type: 'credentials.submit', email: 'no address', password: ' ' });
    expect(asked).toEqual([['signUp', { email: 'no address', password: ' ' }]]);
  });

  test('[S2.45] is busy while a call is under way, and takes no second one meanwhile', () => {
    const { actor, asked } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    actor.send({ type: 'credentials.submit', ...credentials });
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    expect(asked).toEqual([['signIn', credentials]]);
  });

  test('[S8.10] a call that takes too long says so and can be given up', () => {
    const { actor, clock } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    clock.increment(14_999);
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'load.cancel' });
    expect(actor.getSnapshot().value).toEqual({ loggedOut: { panel: { signIn: 'editing' } } });
  });
});

describe('sign-in', () => {
  test('[S1.10] [S4.2] the user info is stored, then the page is reloaded', async () => {
    const { actor, answers, log } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.resolve(ann);
    await settled();
    expect(log).toEqual(['stored ann', 'reloaded']);
    expect(selectUser(actor.getSnapshot())).toEqual(ann);
    expect(selectPanelMode(actor.getSnapshot())).toBe(null);
  });

  test('an address that waited to be confirmed is forgotten', async () => {
    const { actor, answers } = start(storeOf({ registerEmail: 'ben@example.org' }));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.resolve(ann);
    await settled();
    expect(selectRegisterEmail(actor.getSnapshot())).toBe(null);
  });

  test('where the page could not be reloaded the session goes on without', async () => {
    const { actor, answers, clock } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.resolve(ann);
    await settled();
    clock.increment(3000);
    expect(actor.getSnapshot().value).toEqual({ loggedIn: 'refreshing' });
  });

  test('[S8.7] a failure is only logged, by kind and code; the panel can be used again', async () => {
    const { actor, answers, log } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.reject(new ApiError('rejected', 'Wrong e-mail or password.', { code: 4010 }));
    await settled();
    expect(log).toEqual(['logged rejected 4010', 'focus on the password']);
    expect(actor.getSnapshot().value).toEqual({ loggedOut: { panel: { signIn: 'editing' } } });
  });

  test('the password is nowhere in the context, before, while or after it is used', async () => {
    const { actor, answers } = start(storeOf({}));
    const contexts: string[] = [];
    actor.subscribe(({ context }) => contexts.push(JSON.stringify(context)));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.reject(refused);
    await settled();
    actor.send({ type: 'mode.switch' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({ email: credentials.email, ticket: 'ticket' });
    await settled();
    expect(contexts.length).toBeGreaterThan(4);
    expect(contexts.filter((context) => context.includes(credentials.password))).toEqual([]);
  });
});

describe('sign-up', () => {
  test('[S4.4] [S3.2] [S2.47] the e-mail is kept and stored, then verification begins', async () => {
    const { actor, answers, log } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signUp' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({ email: credentials.email, ticket: 'ticket' });
    await settled();
    expect(log).toEqual(['stored nobody', 'to verification']);
    expect(selectRegisterEmail(actor.getSnapshot())).toBe('ann@example.org');
    expect(selectPanelMode(actor.getSnapshot())).toBe(null);
    expect(selectVerification(actor.getSnapshot())).toBe('asking');
  });

  test('[S8.5] a failure is notified with its message; the panel can be used again', async () => {
    const { actor, answers, log } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signUp' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.reject(refused);
    await settled();
    expect(log).toEqual(['notified: This address is taken.']);
    expect(selectRegisterEmail(actor.getSnapshot())).toBe(null);
    expect(actor.getSnapshot().value).toEqual({ loggedOut: { panel: { signUp: 'editing' } } });
  });
});
