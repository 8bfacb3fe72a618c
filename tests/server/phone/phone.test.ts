import { once } from 'node:events';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { connect } from 'node:net';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { PasskeyCreation } from '../../../contract/sign-in/own-passkeys.ts';
import { PasskeyRequest } from '../../../contract/sign-in/passkey.ts';
import { SignInLink } from '../../../contract/sign-in/sign-in-link.ts';
import { languages } from '../../../contract/languages.ts';
import { authorityFolder } from '../../../server/phone/home-authority.ts';
import { openHome } from '../support/accounts/home.ts';
import { createAuthenticator, type Faults } from '../support/sign-in/authenticator.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The computer of the tests has one private address, which is that of this machine. */
const readNetwork = async () => ({ name: 'maria.local', addresses: ['127.0.0.1'] });

let server: TestServer;
const news: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    environment: { PHONE_PORT: '0', PUBLIC_URL: 'https://mates.example' },
    phone: { readNetwork, onNews: (text) => void news.push(text) },
  });
});
afterAll(() => server.stop());

const portOf = () => Number(new URL(server.running.phone?.url ?? '').port);
const authority = () =>
  new X509Certificate(readFileSync(join(server.dataDir, authorityFolder, 'root.crt'))).toString();

interface Sent {
  readonly host?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request as a phone does that trusts the authority. */
const sendSecure = (path: string, { host = 'maria.local', method = 'GET', body, headers = {} }: Sent = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const request = requestSecure(
      {
        host: '127.0.0.1',
        port: portOf(),
        path,
        method,
        ca: authority(),
        servername: 'maria.local',
        headers: { host: `${host}:${String(portOf())}`, 'content-type': 'application/json', ...headers },
      },
      (response) => resolve(read(response)),
    );
    request.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });

const sendPlain = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    requestPlain({ host: '127.0.0.1', port: portOf(), path, method, headers }, (response) =>
      resolve(read(response)),
    )
      .on('error', reject)
      .end();
  });

const read = async (response: IncomingMessage): Promise<Answer> => {
  let body = '';
  for await (const chunk of response.setEncoding('latin1')) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
};

const Data = v.object({ c: v.number(), d: v.unknown() });

const codeIn = ({ body }: Answer): number => v.parse(v.object({ c: v.number() }), JSON.parse(body)).c;

describe('over HTTPS', () => {
  test('the whole server answers, at its name and at its address', async () => {
    const answer = await sendSecure('/mate/recommend');
    expect([answer.status, codeIn(answer)]).toEqual([200, code.ok]);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    const byAddress = await sendSecure('/healthz', { host: '127.0.0.1' });
    expect(byAddress.status).toBe(200);
  });

  test('the phone is not told to use HTTPS only, or it could not open the page with the steps any more', async () => {
    expect((await sendSecure('/mate/recommend')).headers['strict-transport-security']).toBeUndefined();
  });

  test.each(['evil.example', 'mates.example', 'other.local'])('the host %s is refused', async (host) => {
    const name = `${host}:${String(portOf())}`;
    expect((await sendSecure('/mate/recommend', { headers: { host: name } })).status).toBe(421);
  });

  test('the hosts of the phone are refused where the computer itself opens the server', async () => {
    const answer = await new Promise<Answer>((resolve, reject) => {
      requestPlain(`${server.url}/mate/recommend`, {
        headers: { host: new URL(server.running.phone?.url ?? '').host },
      })
        .on('response', (response) => resolve(read(response)))
        .on('error', reject)
        .end();
    });
    expect(answer.status).toBe(421);
  });

  test('passkeys belong to the name of the computer', async () => {
    const { body } = await sendSecure('/user/passkey/support');
    expect(JSON.parse(body)).toMatchObject({ c: code.ok, d: { rpId: 'maria.local' } });
    const started = await sendSecure('/user/passkey/signIn/start', { method: 'POST', body: {} });
    expect(JSON.parse(started.body)).toMatchObject({ c: code.ok, d: { rpId: 'maria.local' } });
  });

  test('a passkey that is made there signs in there, and not where another origin used it', async () => {
    const { token, password } = await server.signUp();
    const post = async (path: string, body: unknown, headers = {}) =>
      v.parse(Data, JSON.parse((await sendSecure(path, { method: 'POST', body, headers })).body));
    const key = createAuthenticator(server.running.phone?.url ?? '');
    const started = await post('/user/passkey/add/start', { password }, { token });
    const added = await post('/user/passkey/add', key.create(v.parse(PasskeyCreation, started.d)), { token });
    expect(added.c).toBe(code.ok);
    const signIn = async (faults: Faults) => {
      const challenge = v.parse(PasskeyRequest, (await post('/user/passkey/signIn/start', {})).d);
      return (await post('/user/passkey/signIn', key.sign(challenge, faults))).c;
    };
    expect(await signIn({})).toBe(code.ok);
    expect(await signIn({ origin: 'https://maria.local' })).toBe(code.wrongCredentials);
  });

  test('cookies are for HTTPS only', async () => {
    const body = { email: 'maria@example.com', password: 'correct horse' };
    const { headers } = await sendSecure('/user/register', { method: 'POST', body });
    expect(headers['set-cookie']?.[0]).toMatch(/; Secure;/);
  });

  test('the terminal says once for each device that it got through', async () => {
    await sendSecure('/healthz');
    await sendSecure('/healthz');
    const arrivals = news.filter((text) => text.includes('it works'));
    expect(arrivals).toHaveLength(1);
    expect(arrivals[0]).toContain('A phone (127.0.0.1) opened https://');
  });
});

describe('over HTTP', () => {
  test('there is the page with the steps, in the language of the browser', async () => {
    const pages = await Promise.all(
      languages.map((language) => sendPlain('/phone', { 'accept-language': language })),
    );
    const fingerprint = new X509Certificate(authority()).fingerprint256;
    expect(server.running.phone?.describe()).toContain(fingerprint);
    for (const [index, { status, headers, body }] of pages.entries()) {
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain(`<html lang="${languages[index] ?? ''}"`);
      expect(body).not.toMatch(/\{\w+\}|undefined/);
      expect(body).toContain(fingerprint);
    }
    expect(new Set(pages.map(({ body }) => /<h1>.*<\/h1>/.exec(body)?.[0])).size).toBe(languages.length);
  });

  test.each([
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X)', ['iPhone, iPad']],
    ['Android', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36', ['Android']],
    ['another device', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', ['iPhone, iPad', 'Android']],
  ])('%s reads its own steps', async (_name, agent, titles) => {
    const { body } = await sendPlain('/phone', { 'user-agent': agent });
    expect([...body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual(titles);
  });

  test('there is the certificate of the authority', async () => {
    const { status, headers, body } = await sendPlain('/phone/mates-home.crt');
    expect([status, headers['content-type']]).toEqual([200, 'application/x-x509-ca-cert']);
    expect(new X509Certificate(Buffer.from(body, 'latin1')).toString()).toBe(authority());
    expect(headers['content-disposition']).toBe('attachment');
    const shown = await sendPlain('/phone/mates-home.crt', { 'user-agent': 'Mozilla/5.0 (iPhone)' });
    expect(shown.headers['content-disposition']).toBe('inline');
  });

  test.each([
    '/mate/recommend',
    '/index.html',
    '/healthz',
    '/user/login',
    '/phone/check',
    '/phone/signer.key',
    '/%',
  ])('there is no %s', async (path) => {
    const { status, body } = await sendPlain(path);
    expect([status, body]).toEqual([404, 'Not found.']);
  });

  test('nobody can send a password', async () => {
    expect((await sendPlain('/user/login', {}, 'POST')).status).toBe(405);
  });

  test('whoever types the address without a path gets to the page', async () => {
    expect((await sendPlain('/')).headers.location).toBe('/phone');
  });
});

test('the page with the steps may ask whether HTTPS works, and no other page', async () => {
  const ask = async (origin: string) => (await sendSecure('/phone/check', { headers: { origin } })).headers;
  const own = `http://127.0.0.1:${String(portOf())}`;
  expect((await ask(own))['access-control-allow-origin']).toBe(own);
  expect((await ask('http://evil.example'))['access-control-allow-origin']).toBeUndefined();
});

test('a phone finds the page by the code in the terminal', () => {
  const { phone } = server.running;
  expect(phone?.setupUrl).toBe(`http://127.0.0.1:${String(portOf())}/phone`);
  expect(phone?.describe()).toContain(`or open ${phone?.setupUrl ?? ''}`);
  expect(phone?.describe()).toMatch(/(?:^ {4}[█▀▄ ]{29,}$\n){10}/m);
});

test('a stop ends what is open: connections without a request, and streams', async () => {
  const other = await startTestServer({ environment: { PHONE_PORT: '0' }, phone: { readNetwork } });
  const socket = connect(Number(new URL(other.running.phone?.url ?? '').port), '127.0.0.1');
  await once(socket, 'connect');
  const { token } = await other.signUp();
  const port = Number(new URL(other.running.phone?.url ?? '').port);
  const changes = requestSecure({
    host: '127.0.0.1',
    port,
    path: '/user/changes',
    headers: { host: `maria.local:${String(port)}`, accept: 'text/event-stream', token },
    rejectUnauthorized: false,
  }).end();
  const [stream] = (await once(changes, 'response')) as [IncomingMessage];
  expect(stream.statusCode).toBe(200);
  const ended = once(stream.resume(), 'close');
  const begin = performance.now();
  await other.stop();
  expect(performance.now() - begin).toBeLessThan(10_000);
  await ended;
  socket.destroy();
});

test('a link for another device has the origin by which one got here last', async () => {
  const other = await startTestServer({ environment: { PHONE_PORT: '0' }, phone: { readNetwork } });
  onTestFinished(() => other.stop());
  const { token } = await openHome(other);
  const { port } = new URL(other.running.phone?.url ?? '');
  const originOfLink = async () => {
    const { envelope } = await other.post('/user/signInLink/create', {}, { token });
    return new URL(v.parse(SignInLink, envelope.d).url).origin;
  };
  const arrive = async (name: string) => {
    const headers = { host: `${name}:${port}` };
    const request = requestSecure({ host: '127.0.0.1', port, headers, rejectUnauthorized: false }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect(await originOfLink()).toBe(`https://maria.local:${port}`);
  expect(await arrive('127.0.0.1')).not.toBe(421);
  expect(await originOfLink()).toBe(`https://127.0.0.1:${port}`);
  expect(await arrive('Maria.local.')).not.toBe(421);
  expect(await originOfLink()).toBe(`https://maria.local:${port}`);
  expect(await arrive('other.local')).toBe(421);
});

test('a taken port is named', async () => {
  const taken = startTestServer({ environment: { PHONE_PORT: String(portOf()) }, phone: { readNetwork } });
  await expect(taken).rejects.toThrow(`Port ${String(portOf())} is taken. Set PHONE_PORT to another one.`);
});

test('a proxy and the address for phones exclude each other', async () => {
  await expect(startTestServer({ environment: { PHONE_PORT: '0', TRUST_PROXY: '1' } })).rejects.toThrow(
    'PHONE_PORT and TRUST_PROXY',
  );
});
