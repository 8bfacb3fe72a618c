import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from '../support/network/raw-request.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

describe('headers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('every response has the strict headers', async () => {
    for (const path of ['/mate/recommend', '/user/benefits', '/nothing', '/assets/nothing.js', '/%']) {
      const { headers } = await server.get(path);

      expect(Object.fromEntries([...headers].filter(([name]) => name in strict))).toEqual(strict);
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
  });
});

const strict = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify encryption worker",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(self), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

describe('behind an https URL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      environment: { PUBLIC_URL: 'https://mates.example', TRUST_PROXY: '1' },
    });
  });
  afterAll(() => server.stop());

  const sendRequest = (host: string, headers: readonly string[] = []) =>
    rawRequest(server.url, 'GET /mate/trendingRank HTTP/1.1', [`Host: ${host}`, ...headers]);

  test('the browser is required to use https', async () => {
    const { headers } = await server.get('/mate/recommend');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('the ticket cookie is for https only, and the link contains the public URL', async () => {
    const answer = await server.post('/user/register', { email: 'a@example.com', password: 'correct horse' });

    expect(answer.headers.get('set-cookie')).toMatch(
      /; Path=\/user\/verify; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await server.mails())[0]?.text).toContain('https://mates.example/verify-email-address#confirm=');
  });

  test('a request for another host is rejected', async () => {
    expect((await sendRequest('mates.example')).status).toBe(200);
    expect((await sendRequest('MATES.example')).status).toBe(200);
    for (const host of [
      'evil.example',
      'mates.example.evil.example',
      'mates.example:8080',
      'x@mates.example',
    ]) {
      const answer = await sendRequest(host);
      expect([host, answer.status]).toEqual([host, answer.status === 400 ? 400 : 421]);
      expect(answer.body).toMatch(/"c":4000/);
    }
  });

  test('a trusted proxy may set the requested host', async () => {
    expect((await sendRequest('inner:1234', ['X-Forwarded-Host: mates.example'])).status).toBe(200);
  });
});

describe('on a local machine', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('a foreign name that resolves to this machine is rejected, whatever it forwards', async () => {
    const sendRequest = async (headers: readonly string[]) =>
      (await rawRequest(server.url, 'GET /mate/trendingRank HTTP/1.1', headers)).status;

    expect(await sendRequest(['Host: localhost:1'])).toBe(200);
    expect(await sendRequest(['Host: [::1]:99'])).toBe(200);
    expect(await sendRequest(['Host: rebound.example'])).toBe(421);
    expect(await sendRequest(['Host: rebound.example', 'X-Forwarded-Host: localhost'])).toBe(421);
    expect(await sendRequest(['Host: localhost.evil.example'])).toBe(421);
  });
});
