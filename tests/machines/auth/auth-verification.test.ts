import { describe, expect, test } from 'vitest';
import { selectIsLoggedIn, selectRegisterEmail } from '../../../src/machines/auth/auth.selectors.ts';
import { credentials, phaseIn, start } from './auth-harness.ts';
import { settled } from '../support/deferred.ts';
import { ann, refused, storeOf } from '../app/shell-samples.ts';

describe('verification', () => {
  const registered = storeOf({ registerEmail: 'ann@example.org' });

  test('[S4.5] [S9.1] posts the e-mail every 2000 ms', async () => {
    const { actor, asked, answers, clock } = start(registered);
    actor.send({ type: 'verification.start' });
    for (const round of [1, 2, 3]) {
      expect(asked.length).toBe(round);
      answers.checkVerified.resolve({ verified: false });
      await settled();
      clock.increment(1999);
      expect(asked.length).toBe(round);
      clock.increment(1);
    }
    expect(asked).toEqual(
      Array.from({ length: 4 }, () => ['checkVerified', { email: 'ann@example.org', ticket: null }]),
    );
  });

  test('the ticket of the registration goes with the e-mail', async () => {
    const { asked, answers, open } = start(storeOf({}));
    open('signUp').send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({ email: credentials.email, ticket: 'ticket' });
    await settled();
    expect(asked.at(-1)).toEqual(['checkVerified', { email: 'ann@example.org', ticket: 'ticket' }]);
  });

  test('[S4.6] [S4.7] stops when the answer says verified: the user is stored, the page reloads', async () => {
    const { actor, asked, answers, clock, log } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: true, userInfo: ann });
    await settled();
    expect(log).toEqual(['stored ann', 'back to the target', 'reloaded']);
    expect(phaseIn(actor)).toBe(null);
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(true);
    expect(selectRegisterEmail(actor.getSnapshot())).toBe(null);
    clock.increment(60_000);
    expect(asked.filter(([name]) => name === 'checkVerified').length).toBe(1);
  });

  test('[S4.8] can be stopped, and started again', async () => {
    const { actor, asked, answers, clock } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: false });
    await settled();
    actor.send({ type: 'verification.stop' });
    clock.increment(60_000);
    expect(asked.length).toBe(1);
    actor.send({ type: 'verification.start' });
    expect(asked.length).toBe(2);
  });

  test('[S4.9] an error stops it and is raised again', async () => {
    const { actor, asked, answers, clock, log } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.reject(refused);
    await settled();
    expect(log).toEqual(['raised: This address is taken.']);
    expect(phaseIn(actor)).toBe(null);
    clock.increment(60_000);
    expect(asked.length).toBe(1);
  });

  test('pauses while the page is hidden, and polls at once when it is visible again', async () => {
    const { actor, asked, answers, clock, setVisibility } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: false });
    await settled();
    setVisibility('hidden');
    clock.increment(60_000);
    expect(phaseIn(actor)).toBe('paused');
    expect(asked.length).toBe(1);
    setVisibility('shown');
    expect(asked.length).toBe(2);
  });

  test('a response that arrives while the page is hidden is not lost', async () => {
    const { actor, answers, log, setVisibility } = start(registered);
    actor.send({ type: 'verification.start' });
    setVisibility('hidden');
    answers.checkVerified.resolve({ verified: true, userInfo: ann });
    await settled();
    expect(log).toEqual(['stored ann', 'back to the target', 'reloaded']);
  });

  test('ends after ten minutes, and can be taken up again', async () => {
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

  test('does not begin where nobody registered', () => {
    const { actor, asked } = start(storeOf({}));
    actor.send({ type: 'verification.start' });
    expect(asked).toEqual([]);
  });
});
