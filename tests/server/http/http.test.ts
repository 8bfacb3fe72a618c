import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plain, refused } from '../support/answers.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the envelope', () => {
  test('[S7.0] every response of the API has c, m and d, is JSON and is not cached', async () => {
    for (const path of ['/mate/recommend', '/user/benefits', '/mate/getMateDetail', '/no/such/call']) {
      const { envelope, headers } = await server.get(path);

      expect(Object.keys(envelope)).toEqual(['c', 'm', 'd']);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('[S7.0] an unknown call is not found', async () => {
    const notFound = refused(404, 4040, 'Not found.');

    expect(plain(await server.get('/mate/nothing'))).toEqual(notFound);
    expect(plain(await server.post('/nothing'))).toEqual(notFound);
    expect(plain(await server.get('/user/benefits/'))).toEqual(notFound);
    expect(plain(await server.get('/USER/benefits'))).toEqual(notFound);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('[S7.0] a GET call rejects %s', async (method) => {
    const response = await fetch(`${server.url}/mate/recommend`, { method });

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await response.json()).toEqual({ c: 4000, m: 'Method not allowed.', d: null });
  });

  test('[S7.0] a POST call rejects GET', async () => {
    expect((await server.get('/user/login')).status).toBe(405);
  });
});

describe('bodies', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    fetch(`${server.url}/user/login`, { method: 'POST', body, headers: { 'content-type': type } });

  test.each([
    ['cut off', '{"email":'],
    ['with a comma too many', '{"email":"a",}'],
    ['of another language', 'email=a&password=b'],
    ['with a trailing word', '{} {}'],
    ['of white space', '   '],
  ])('JSON %s is rejected', async (_title, body) => {
    const response = await post(body);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ c: 4000, m: 'The body is not valid JSON.', d: null });
  });

  test('invalid UTF-8 is rejected', async () => {
    const response = await post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
    expect(response.status).toBe(400);
  });

  test('brackets in a text are no nesting, and depth is judged before a body is parsed', async () => {
    const post = async (body: string) => {
      const response = await fetch(`${server.url}/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const { m }: { m: string } = JSON.parse(await response.text());
      return m;
    };
    expect(await post(`{"email":"${'[{'.repeat(100)}\\"[","password":"a"}`)).toBe(
      'Incorrect email or password.',
    );
    // Not valid JSON either, which only a parser finds.
    expect(await post('['.repeat(60_000))).toBe('The body is nested too deeply.');
  });

  test('deep nesting is rejected', async () => {
    const depth = 5000;
    const response = await post(`{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ c: 4000, m: 'The body is nested too deeply.', d: null });
  });

  test('more than 64 kB is rejected', async () => {
    const response = await post(JSON.stringify({ email: 'x'.repeat(70_000) }));

    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ c: 4000, m: 'The request is too large.', d: null });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'nonsense',
  ])('a body of type %s is rejected, which prevents forms of other sites', async (type) => {
    const response = await post('{"email":"a@example.com","password":"correct horse"}', type);

    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ c: 4000, m: 'The body of a request must be JSON.', d: null });
  });
});
