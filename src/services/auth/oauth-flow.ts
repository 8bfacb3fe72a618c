import * as v from 'valibot';
import { callbackPaths, ProviderName, type ProviderEntry } from '../../../contract/sign-in/provider.ts';
import type { Verdict } from '../../machines/auth/oauth-callback.machine.ts';
import type { ProviderAnswer } from './oauth-callback.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { ExpectedError } from '../shared/expected-error.ts';

/** A sign-in that this tab began at a provider. */
const Flow = v.object({
  provider: ProviderName,
  state: v.string(),
  /** The nonce that Google's credential must contain, or the PKCE verifier of Discord's code. */
  secret: v.string(),
  startedAt: v.number(),
});
type Flow = v.InferOutput<typeof Flow>;

export interface ProviderFlows {
  /** Starts a flow and returns the URL to redirect to. Fails without Web Crypto or storage. */
  readonly begin: (provider: ProviderName, entry: ProviderEntry) => Promise<string>;
  /** Judges an answer by the sign-in that was begun, which is forgotten: each has one answer. */
  readonly verifyCallback: (answer: ProviderAnswer) => {
    readonly verdict: Verdict;
    readonly secret?: string;
  };
}

export const createProviderFlows = (
  tabStorage: SafeStorage,
  { origin, now = Date.now }: { readonly origin: string; readonly now?: () => number },
): ProviderFlows => ({
  async begin(provider, entry) {
    const flow: Flow = { provider, state: newSecret(), secret: newSecret(), startedAt: now() };
    const url = await wayOut(flow, entry, origin + callbackPaths[provider]);
    if (!tabStorage.write(flowKey, JSON.stringify(flow)))
      throw new ExpectedError('This browser stores nothing.');
    return url;
  },
  verifyCallback(answer) {
    const flow = readFlow(tabStorage.read(flowKey));
    tabStorage.remove(flowKey);
    return verdictOn(answer, flow, now());
  },
});

function verdictOn(
  answer: ProviderAnswer,
  flow: Flow | null,
  now: number,
): ReturnType<ProviderFlows['verifyCallback']> {
  if (flow === null || flow.state !== answer.state || flow.provider !== answer.provider)
    return { verdict: 'mismatched' };
  if (answer.word === null) return { verdict: answer.error === 'access_denied' ? 'cancelled' : 'refused' };
  return now - flow.startedAt > longest ? { verdict: 'stale' } : { verdict: 'valid', secret: flow.secret };
}

const flowKey = 'sign-in-flow';
const longest = 600_000;

/** 256 random bits as 43 characters: enough for a state, a nonce and a verifier. */
const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function wayOut(flow: Flow, { authorizeUrl, clientId }: ProviderEntry, back: string): Promise<string> {
  const url = new URL(authorizeUrl);
  if (!['https:', 'http:'].includes(url.protocol)) throw new Error('A provider is reached over the web.');
  const params = {
    client_id: clientId,
    redirect_uri: back,
    state: flow.state,
    ...(flow.provider === 'google' ? googleWish(flow) : await discordWish(flow)),
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

const googleWish = ({ secret }: Flow) => ({
  response_type: 'id_token',
  scope: 'openid email',
  nonce: secret,
  prompt: 'select_account',
});

const discordWish = async ({ secret }: Flow) => ({
  response_type: 'code',
  scope: 'identify email',
  code_challenge: await challengeOf(secret),
  code_challenge_method: 'S256',
});

async function challengeOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return base64url(new Uint8Array(digest));
}

function readFlow(text: string | null): Flow | null {
  try {
    return v.parse(Flow, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}
