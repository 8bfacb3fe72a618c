import { describe, expect, test } from 'vitest';
import { selectIsMissing, selectMode } from '../../../../src/machines/auth/sign-in/sign-in.selectors.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { settled } from '../../support/deferred.ts';
import { credentials, start, stopWaiting } from '../sign-in-harness.ts';

describe('by a provider', () => {
  const redirectUrl = 'https://provider.example/authorize?state=1';

  test('[S1.11] [S1.12] requests the redirect URL, then navigates to it', async () => {
    const { actor, answers, requests, log } = start('signUp');
    actor.send({ type: 'provider.choose', provider: 'discord' });
    expect(actor.getSnapshot().children.providerRedirect).toBeDefined();
    expect(selectMode(actor.getSnapshot())).toBe('signUp');
    expect(actor.getSnapshot().context.provider).toBe('discord');
    answers.requestProviderRedirect.resolve(redirectUrl);
    await settled();
    expect(requests).toEqual([['requestProviderRedirect', { provider: 'discord' }]]);
    expect(log).toEqual([`left for ${redirectUrl}`]);
    expect(actor.getSnapshot().children.providerRedirect).toBeDefined();
  });

  test('one that the host lacks is said to be missing when it is chosen; the other can be', async () => {
    const { actor, answers, requests } = start('signIn');
    const discord = { clientId: 'ours', authorizeUrl: 'https://provider.example/authorize' };
    answers.fetchProviders.resolve({ google: null, discord });
    await settled();
    expect(selectIsMissing('google')(actor.getSnapshot())).toBe(true);
    expect(selectIsMissing('discord')(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'provider.choose', provider: 'google' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(actor.getSnapshot().context).toMatchObject({ provider: 'google', notice: 'notSetUp' });
    actor.send({ type: 'provider.choose', provider: 'discord' });
    expect(requests).toEqual([['requestProviderRedirect', { provider: 'discord' }]]);
  });

  test('any can be chosen while it is not known which ones the host offers', async () => {
    const { actor, answers, requests } = start('signIn');
    expect(selectIsMissing('google')(actor.getSnapshot())).toBe(false);
    answers.fetchProviders.reject(new ApiError('unreachable', 'No answer came.'));
    await settled();
    expect(selectIsMissing('google')(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'provider.choose', provider: 'google' });
    expect(requests).toEqual([['requestProviderRedirect', { provider: 'google' }]]);
  });

  test('reports an unconfigured provider, and everything else still works', async () => {
    const { actor, answers, log } = start('signIn');
    actor.send({ type: 'provider.choose', provider: 'google' });
    answers.requestProviderRedirect.resolve(null);
    await settled();
    expect(actor.getSnapshot().context.notice).toBe('notSetUp');
    expect(log).toEqual([]);
    actor.send({ type: 'credentials.submit', ...credentials });
    expect(actor.getSnapshot().context.notice).toBe(null);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  test('a failed request of the redirect URL can be retried', async () => {
    const { actor, answers, requests } = start('signIn');
    actor.send({ type: 'provider.choose', provider: 'google' });
    answers.requestProviderRedirect.reject(new ApiError('unreachable', 'No answer came.'));
    await settled();
    expect(actor.getSnapshot().context.notice).toBe('failed');
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'unreachable', message: 'No answer came.' });
    actor.send({ type: 'provider.choose', provider: 'discord' });
    expect(requests.length).toBe(2);
  });

  test('the request of the redirect URL can be canceled', () => {
    const { actor, clock } = start('signIn');
    actor.send({ type: 'provider.choose', provider: 'google' });
    stopWaiting({ actor, clock });
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  });

  test('reports an incomplete sign-in when the user returns by the browser’s Back button', async () => {
    const { actor, answers } = start('signIn');
    actor.send({ type: 'provider.choose', provider: 'google' });
    answers.requestProviderRedirect.resolve(redirectUrl);
    await settled();
    actor.getSnapshot().children.providerRedirect?.send({ type: 'provider.abandoned' });
    expect(actor.getSnapshot().context.notice).toBe('canceled');
  });

  test('stops waiting for the provider’s page after 20 seconds', async () => {
    const { actor, answers, clock } = start('signIn');
    actor.send({ type: 'provider.choose', provider: 'google' });
    answers.requestProviderRedirect.resolve(redirectUrl);
    await settled();
    clock.increment(19_999);
    expect(actor.getSnapshot().children.providerRedirect).toBeDefined();
    clock.increment(1);
    expect(actor.getSnapshot().context.notice).toBe('redirectTimedOut');
  });

  test('navigates where returns cannot be watched, too', async () => {
    const { actor, answers, log } = start('signIn', false);
    actor.send({ type: 'provider.choose', provider: 'google' });
    answers.requestProviderRedirect.resolve(redirectUrl);
    await settled();
    expect(log).toEqual([`left for ${redirectUrl}`]);
    expect(actor.getSnapshot().children.providerRedirect).toBeDefined();
  });
});
