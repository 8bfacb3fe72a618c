/** Starts local servers for Google and Discord: real OpenID and OAuth servers on which users enter who they are. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import { consentPage } from './consent-page.ts';

/** A user with an account at a provider. */
export interface ProviderPerson {
  readonly subject: string;
  readonly email: string;
  readonly isVerified?: boolean;
}

/** How a provider fails: its connection breaks, it never responds, or it returns an unexpected response. */
export type Fault = 'none' | 'down' | 'slow' | 'html' | 'broken';

type Claims = Record<string, unknown>;

export interface ProviderPeer {
  readonly issuer: OAuth2Issuer;
  /** The settings that make the product use these servers. */
  readonly environment: Record<string, string>;
  /** Returns a Google credential; `change` overrides its claims, and undefined removes a claim. */
  readonly credentialFor: (person: ProviderPerson, change?: Claims) => Promise<string>;
  /** Returns a Discord code that was requested with this challenge. */
  readonly codeFor: (person: ProviderPerson, challenge?: string) => Promise<string>;
  readonly failAs: (fault: Fault) => void;
  /** The requests that the provider's servers have received, as `POST /discord/token`. */
  readonly asked: () => readonly string[];
  readonly stop: () => Promise<void>;
}

export const clientIds = { google: 'mates-at-google', discord: 'mates-at-discord' };
export const discordSecret = 'discord-secret';

export async function startProviderPeer(): Promise<ProviderPeer> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const people = new Map<string, ProviderPerson>();
  const service = createDiscordService(issuer, people);
  const requests: string[] = [];
  let fault: Fault = 'none';

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', url);
    requests.push(`${request.method} ${pathname}`);
    if (fault !== 'none' && !pathname.endsWith('/authorize')) return fail(response, fault);
    if (pathname === '/google/authorize') return void consent('google', request, response);
    if (pathname === '/discord/authorize') return void consent('discord', request, response);
    return service.requestHandler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port has this type.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  issuer.url = url;

  const credentialFor: ProviderPeer['credentialFor'] = (person, change = {}) =>
    issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, googleClaims(person), change);
        for (const name of Object.keys(change)) if (change[name] === undefined) delete payload[name];
      },
    });

  const codeFor: ProviderPeer['codeFor'] = async (person, challenge) => {
    const address = new URL(`${url}/authorize?response_type=code&redirect_uri=http://page.invalid/`);
    if (challenge !== undefined) {
      address.searchParams.set('code_challenge', challenge);
      address.searchParams.set('code_challenge_method', 'S256');
    }
    const answer = await fetch(address, { redirect: 'manual' });
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    people.set(code, person);
    return code;
  };

  /** First asks the user for the account, then redirects back with the requested result. */
  async function consent(provider: 'google' | 'discord', request: IncomingMessage, response: ServerResponse) {
    const params = new URL(request.url ?? '/', url).searchParams;
    const email = params.get('as');
    if (email === null) {
      return response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(consentPage(provider, params));
    }
    const person = { subject: `${provider}-${email}`, email, isVerified: params.get('verified') !== 'no' };
    const back = new URL(params.get('redirect_uri') ?? '');
    const state = params.get('state') ?? '';
    if (provider === 'google') {
      const credential = await credentialFor(person, { nonce: params.get('nonce') ?? undefined });
      back.hash = new URLSearchParams({ id_token: credential, state }).toString();
    } else {
      back.searchParams.set('code', await codeFor(person, params.get('code_challenge') ?? undefined));
      back.searchParams.set('state', state);
    }
    return response.writeHead(302, { location: back.href }).end();
  }

  return {
    issuer,
    environment: {
      GOOGLE_CLIENT_ID: clientIds.google,
      GOOGLE_ISSUER: url,
      GOOGLE_AUTHORIZE_URL: `${url}/google/authorize`,
      GOOGLE_JWKS_URL: `${url}/jwks`,
      DISCORD_CLIENT_ID: clientIds.discord,
      DISCORD_CLIENT_SECRET: discordSecret,
      DISCORD_AUTHORIZE_URL: `${url}/discord/authorize`,
      DISCORD_TOKEN_URL: `${url}/token`,
      DISCORD_USER_URL: `${url}/userinfo`,
      // A busy machine must not turn a slow answer into a failed sign-in.
      PROVIDER_TIMEOUT_SECONDS: '60',
    },
    credentialFor,
    codeFor,
    failAs: (kind) => {
      fault = kind;
    },
    asked: () => requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const googleClaims = ({ subject, email, isVerified = true }: ProviderPerson): Claims => ({
  aud: clientIds.google,
  sub: subject,
  email,
  email_verified: isVerified,
});

/** Accepts each code once and only from the product, and returns the user of a grant. */
function createDiscordService(issuer: OAuth2Issuer, people: Map<string, ProviderPerson>): OAuth2Service {
  const service = new OAuth2Service(issuer);
  const known = new Map<string, ProviderPerson>();
  const expected = `Basic ${Buffer.from(`${clientIds.discord}:${discordSecret}`).toString('base64')}`;
  service.on('beforeTokenSigning', ({ payload }: { payload: Claims }, { body }: TokenRequest) => {
    payload['sub'] = people.get(body.code)?.subject;
  });
  service.on('beforeResponse', (answer: Answer, { body, headers }: TokenRequest) => {
    const person = people.get(body.code);
    people.delete(body.code);
    if (person === undefined || headers.authorization !== expected) {
      Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } });
    } else known.set(person.subject, person);
  });
  service.on('beforeUserinfo', (answer: Answer, { headers }: IncomingMessage) => {
    const { sub = '' } = decodeJwt(headers.authorization?.replace('Bearer ', '') ?? '');
    const person = known.get(sub);
    answer.body = { id: sub, email: person?.email, verified: person?.isVerified ?? true };
  });
  return service;
}

interface Answer {
  statusCode: number;
  body: Record<string, unknown>;
}

interface TokenRequest {
  readonly body: { readonly code: string };
  readonly headers: IncomingMessage['headers'];
}

function fail(response: ServerResponse, fault: Fault): void {
  if (fault === 'down') response.destroy();
  if (fault === 'html') response.setHeader('content-type', 'text/html').end('<h1>Maintenance</h1>');
  if (fault === 'broken') response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":1}');
}
