import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ProviderAnswer } from '../../../src/services/auth/oauth-callback.ts';
import { createProviderFlows } from '../../../src/services/auth/oauth-flow.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../support/fake-storage.ts';

const entry = { clientId: 'ours', authorizeUrl: 'https://provider.example/authorize?locale=en' };
const minute = 60_000;

describe('the authorization URL', () => {
  test('[S1.12] for Discord requests a code with a challenge whose verifier stays in this browser', async () => {
    const { begin, verifyCallback } = start();
    const url = new URL(await begin('discord', entry));
    const { state = '', code_challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect(url.origin + url.pathname).toBe('https://provider.example/authorize');
    expect(rest).toEqual({
      locale: 'en',
      client_id: 'ours',
      redirect_uri: 'https://mates.example/user/loginDiscord',
      response_type: 'code',
      scope: 'identify email',
      code_challenge_method: 'S256',
    });
    const result = verifyCallback(answerOf({ state }));
    expect(result.verdict).toBe('valid');
    expect(result.secret).toMatch(/^[\w-]{43}$/);
    expect(
      createHash('sha256')
        .update(result.secret ?? '')
        .digest('base64url'),
    ).toBe(code_challenge);
    expect(url.href).not.toContain(result.secret);
  });

  test('[S1.11] for Google requests a credential with a nonce', async () => {
    const { begin, verifyCallback } = start();
    const url = new URL(await begin('google', entry));
    const { state = '', nonce, ...rest } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({
      locale: 'en',
      client_id: 'ours',
      redirect_uri: 'https://mates.example/user/loginGoogle',
      response_type: 'id_token',
      scope: 'openid email',
      prompt: 'select_account',
    });
    expect(verifyCallback(answerOf({ provider: 'google', state }))).toEqual({
      verdict: 'valid',
      secret: nonce,
    });
  });

  test('is different each time', async () => {
    const { begin } = start();
    const states = [await begin('google', entry), await begin('google', entry)].map((url) =>
      new URL(url).searchParams.get('state'),
    );
    expect(states[0]).not.toBe(states[1]);
  });

  test('requires an http(s) URL and a storage for the flow', async () => {
    await expect(start().begin('google', { ...entry, authorizeUrl: 'javascript:alert(1)' })).rejects.toThrow(
      'over the web',
    );
    const refusing = createProviderFlows(
      createSafeStorage(
        () => {
          throw new Error('forbidden');
        },
        () => {},
      ),
      { origin: 'https://mates.example' },
    );
    await expect(refusing.begin('google', entry)).rejects.toThrow('stores nothing');
  });
});

describe('a provider response', () => {
  test('[S2.30] of a flow that this tab started is accepted once', async () => {
    const { startedFlow, verifyCallback } = await startDiscord();
    expect(verifyCallback(answerOf(startedFlow)).verdict).toBe('valid');
    expect(verifyCallback(answerOf(startedFlow)).verdict).toBe('mismatched');
  });

  test.each([
    ['with another state', { state: 'other' }],
    ['without a state', { state: null }],
    ['of another provider', { provider: 'google' as const }],
  ])('[S8.6] %s is mismatched, and ends the flow', async (_name, change) => {
    const { startedFlow, verifyCallback } = await startDiscord();
    expect(verifyCallback(answerOf({ ...startedFlow, ...change }))).toEqual({ verdict: 'mismatched' });
    expect(verifyCallback(answerOf(startedFlow)).verdict).toBe('mismatched');
  });

  test('is accepted for ten minutes', async () => {
    const first = await startDiscord();
    first.advance(10 * minute);
    expect(first.verifyCallback(answerOf(first.startedFlow)).verdict).toBe('valid');
    const second = await startDiscord();
    second.advance(10 * minute + 1);
    expect(second.verifyCallback(answerOf(second.startedFlow)).verdict).toBe('stale');
  });

  test('that this browser did not request is not used, from any provider', () => {
    expect(start().verifyCallback(answerOf({ state: null })).verdict).toBe('mismatched');
    expect(start().verifyCallback(answerOf({ provider: 'google' })).verdict).toBe('mismatched');
  });

  test.each([
    ['access_denied', 'cancelled'],
    ['server_error', 'refused'],
  ])('with the error %s is %s', async (error, verdict) => {
    const { startedFlow, verifyCallback } = await startDiscord();
    expect(verifyCallback(answerOf({ ...startedFlow, word: null, error })).verdict).toBe(verdict);
  });

  test('is checked even if the stored flow is damaged', () => {
    expect(start({ 'sign-in-flow': '{"provider":7' }).verifyCallback(answerOf({})).verdict).toBe(
      'mismatched',
    );
  });
});

const answerOf = (part: Partial<ProviderAnswer>): ProviderAnswer => ({
  provider: 'discord',
  state: 'state',
  word: 'word',
  error: null,
  ...part,
});

function start(kept: Record<string, string> = {}) {
  let time = 1_000_000;
  const area = FakeStorage.of(kept);
  const flows = createProviderFlows(
    createSafeStorage(
      () => area,
      () => {},
    ),
    { origin: 'https://mates.example', now: () => time },
  );
  return {
    ...flows,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

async function startDiscord() {
  const started = start();
  const url = new URL(await started.begin('discord', entry));
  return { ...started, startedFlow: { state: url.searchParams.get('state') } };
}
