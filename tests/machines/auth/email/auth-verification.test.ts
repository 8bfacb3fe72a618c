import { describe, expect, test } from 'vitest';
import { credentials, phaseIn, start } from '../auth-harness.ts';
import { settled } from '../../support/deferred.ts';
import { ann, refused, storeOf } from '../../app/shell-samples.ts';

describe('verification', () => {
  const registered = storeOf({ registerEmail: 'ann@example.org' });

  test('[S4.5] [S9.1] posts the e-mail every 2000 ms', async () => {
    const { actor, requests, answers, clock } = start(registered);
    actor.send({ type: 'verification.start' });
    for (const round of [1, 2, 3]) {
      expect(requests.length).toBe(round);
      answers.checkVerified.resolve({ verified: false });
      await settled();
      clock.increment(1999);
      expect(requests.length).toBe(round);
      clock.increment(1);
    }
    expect(requests).toEqual(
      Array.from({ length: 4 }, () => ['checkVerified', { email: 'ann@example.org', ticket: null }]),
    );
  });

  test('sends the ticket of the registration with the e-mail', async () => {
    const { requests, answers, open } = start(storeOf({}));
    open('signUp').send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({
      kind: 'registered',
      registration: { email: credentials.email, ticket: 'ticket' },
    });
    await settled();
    expect(requests.at(-1)).toEqual(['checkVerified', { email: 'ann@example.org', ticket: 'ticket' }]);
  });

  test('[S4.6] [S4.7] stops when the response says verified: stores the user and reloads the page', async () => {
    const { actor, requests, answers, clock, log } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: true, userInfo: ann });
    await settled();
    expect(log).toEqual(['stored ann', 'back to the target', 'reloaded']);
    expect(phaseIn(actor)).toBe(null);
    expect(actor.getSnapshot().hasTag('loggedIn')).toBe(true);
    expect(actor.getSnapshot().context.registerEmail).toBe(null);
    clock.increment(60_000);
    expect(requests.filter(([name]) => name === 'checkVerified').length).toBe(1);
  });

  test('[S4.8] can be stopped and restarted', async () => {
    const { actor, requests, answers, clock } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: false });
    await settled();
    actor.send({ type: 'verification.stop' });
    clock.increment(60_000);
    expect(requests.length).toBe(1);
    actor.send({ type: 'verification.start' });
    expect(requests.length).toBe(2);
  });

  test('[S4.9] stops on an error', async () => {
    const { actor, requests, answers, clock } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.reject(refused);
    await settled();
    expect(phaseIn(actor)).toBe(null);
    clock.increment(60_000);
    expect(requests.length).toBe(1);
  });

  test('pauses while the page is hidden, and polls at once when it is visible again', async () => {
    const { actor, requests, answers, clock, setVisibility } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: false });
    await settled();
    setVisibility('hidden');
    clock.increment(60_000);
    expect(phaseIn(actor)).toBe('paused');
    expect(requests.length).toBe(1);
    setVisibility('shown');
    expect(requests.length).toBe(2);
  });

  test('handles a response that arrives while the page is hidden', async () => {
    const { actor, answers, log, setVisibility } = start(registered);
    actor.send({ type: 'verification.start' });
    setVisibility('hidden');
    answers.checkVerified.resolve({ verified: true, userInfo: ann });
    await settled();
    expect(log).toEqual(['stored ann', 'back to the target', 'reloaded']);
  });

  test('times out after ten minutes, and can be restarted', async () => {
    const { actor, answers, clock, setVisibility } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: false });
    await settled();
    setVisibility('hidden');
    clock.increment(599_999);
    expect(phaseIn(actor)).toBe('paused');
    clock.increment(1);
    expect(phaseIn(actor)).toBe('expired');
    actor.send({ type: 'verification.start' });
    expect(phaseIn(actor)).toBe('polling');
  });

  test('one check that hangs does not end the rhythm, and its late answer counts', async () => {
    const { actor, requests, answers, clock, log } = start(registered);
    actor.send({ type: 'verification.start' });
    const hung = answers.checkVerified;
    clock.increment(9999);
    expect(requests.length).toBe(1);
    clock.increment(1);
    expect(requests.length).toBe(2);
    answers.checkVerified.resolve({ verified: false });
    await settled();
    clock.increment(2000);
    expect(requests.length).toBe(3);
    hung.resolve({ verified: true, userInfo: ann });
    await settled();
    expect(log).toEqual(['stored ann', 'back to the target', 'reloaded']);
  });

  test('does not start without a registration', () => {
    const { actor, requests } = start(storeOf({}));
    actor.send({ type: 'verification.start' });
    expect(requests).toEqual([]);
  });
});
