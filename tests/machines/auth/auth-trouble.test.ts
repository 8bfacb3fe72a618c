import { describe, expect, test } from 'vitest';
import { selectMode } from '../../../src/machines/auth/sign-in/sign-in.selectors.ts';
import { signInIn, phaseIn, start } from './auth-harness.ts';
import { settled } from '../support/deferred.ts';
import { ann, refused, storeOf } from '../app/shell-samples.ts';

const registered = storeOf({ registerEmail: 'ann@example.org' });

describe('internal errors', () => {
  test('a failure to watch the store changes nothing', () => {
    const { actor, log } = start(storeOf({}), 'watchStore');
    expect(log).toEqual([]);
    expect(actor.getSnapshot().value).toEqual({ loggedOut: 'closed' });
  });

  test('verification continues after a failure to watch the visibility', () => {
    const { actor, requests } = start(registered, 'watchVisibility');
    actor.send({ type: 'verification.start' });
    expect(phaseIn(actor)).toBe('polling');
    expect(requests.length).toBe(1);
  });
});

describe('the language', () => {
  test.each([
    ['of a user', { ...ann, language: 'en' }, { ...ann, language: 'de' }, ['session started', 'stored ann']],
    ['of nobody', null, null, ['stored nobody']],
  ])('%s is stored when it changes', (_title, user, changed, lines) => {
    const { actor, log } = start(storeOf({ user, language: 'en' }));
    actor.send({ type: 'language.changed', language: 'de' });
    expect(actor.getSnapshot().context.language).toBe('de');
    expect(actor.getSnapshot().context.user).toEqual(changed);
    expect(log).toEqual(lines);
  });
});

const modeIn = (actor: ReturnType<typeof start>['actor']) => {
  const signIn = signInIn(actor);
  return signIn && selectMode(signIn.getSnapshot());
};

describe('an expired session', () => {
  test('[S8.2] opens the panel in sign-in mode', async () => {
    const { actor, open } = start(storeOf({}));
    open('signUp');
    actor.send({ type: 'panel.close' });
    actor.send({ type: 'session.expired' });
    expect(modeIn(actor)).toBe('signIn');
  });

  test('[S8.2] opens the panel in sign-in mode also after a sign-up', async () => {
    const { actor, open } = start(storeOf({}));
    open('signUp');
    actor.send({ type: 'user.received', user: ann });
    actor.send({ type: 'session.expired' });
    expect(modeIn(actor)).toBe('signIn');
  });

  test('a signed-out session in another tab changes nothing in this signed-out tab', () => {
    const { actor, log } = start(registered);
    actor.send({ type: 'session.cleared' });
    expect(actor.getSnapshot().value).toEqual({ loggedOut: 'closed' });
    expect(log).toEqual([]);
  });
});

describe('a verification in a hidden page', () => {
  test('pauses after its current request', async () => {
    const { actor, answers, requests, clock, setVisibility } = start(registered);
    actor.send({ type: 'verification.start' });
    setVisibility('hidden');
    answers.checkVerified.resolve({ verified: false });
    await settled();
    expect(phaseIn(actor)).toBe('paused');
    clock.increment(60_000);
    expect(requests.length).toBe(1);
  });

  test('continues when the page becomes visible before the timeout', async () => {
    const { actor, answers, requests, clock, setVisibility } = start(registered);
    actor.send({ type: 'verification.start' });
    setVisibility('hidden');
    setVisibility('shown');
    answers.checkVerified.resolve({ verified: false });
    await settled();
    clock.increment(2000);
    expect(requests.length).toBe(2);
  });

  test('[S4.9] leaves the page unchanged when it fails, without opening the panel', async () => {
    const { actor, answers } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.reject(refused);
    await settled();
    expect(phaseIn(actor)).toBe(null);
    expect(signInIn(actor)).toBeUndefined();
    actor.send({ type: 'verification.start' });
    expect(phaseIn(actor)).toBe('polling');
  });
});

describe('a new session', () => {
  test('is ready after three seconds without a response', () => {
    const { actor, clock } = start(storeOf({}));
    actor.send({ type: 'user.received', user: ann });
    clock.increment(2999);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ loggedIn: 'refreshing' });
  });

  test('[S8.10] a logout of more than 15 seconds is slow, and can be completed locally', () => {
    const { actor, clock, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'logout.request' });
    clock.increment(15_000);
    actor.getSnapshot().children.signOut?.send({ type: 'command.cancel' });
    expect(actor.getSnapshot().value).toEqual({ loggedOut: 'closed' });
    expect(log).toEqual(['session started', 'stored nobody', 'home', 'session ended']);
  });
});
