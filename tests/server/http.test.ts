import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFolder } from '../../scripts/lib/precompress.mjs';
import { plain, refused } from './support/answers.ts';
import { rawRequest } from './support/raw-request.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/** The files of every other screen. */
const otherFiles = ['assets/other-1.js', 'assets/other-1.css', 'assets/face-1.woff2'];

let server: TestServer;
let page: string;
beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'mates-page-'));
  await mkdir(join(page, 'assets'));
  await mkdir(join(page, '.vite'));
  await writeFile(join(page, 'index.html'), '<!doctype html><title>Mates</title>');
  await writeFile(join(page, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(page, 'assets', 'index-abc123.js'), `export const words = '${'ha '.repeat(400)}';`);
  await writeFile(join(page, 'assets', 'index-abc123.js.map'), '{}');
  await writeFile(join(page, 'assets', 'font-abc123.woff2'), Buffer.from([1, 2, 3]));
  await writeFile(join(page, '.env'), 'SECRET=1');
  await writeFile(join(page, '.vite', 'manifest.json'), '{}');
  await writeFile(
    join(page, '.vite', 'preloads.json'),
    JSON.stringify({
      '/faq': { en: ['assets/faq-1.js', 'assets/en-1.js'], de: ['assets/faq-1.js', 'assets/de-1.js'] },
      ...Object.fromEntries(
        ['/', '/detail', '/chat-detail', '/subscription'].map((path) => [path, { en: otherFiles }]),
      ),
      '*': { en: otherFiles },
    }),
  );
  await compressFolder(page);
  server = await startTestServer({ environment: { CLIENT_DIR: page } });
});
afterAll(async () => {
  await server.stop();
  await rm(page, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

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

describe('the page', () => {
  const get = (path: string, headers: Record<string, string> = html) =>
    fetch(`${server.url}${path}`, { headers });

  test.each([
    ['/', 200],
    ['/chat-detail?roomId=1', 200],
    ['/subscription', 200],
    ['/detail?mateId=nobody', 404],
    ['/user/loginDiscord?code=abc', 404],
    ['/mate/unknown', 404],
    ['/no/such/page', 404],
  ])(
    '%s opened in a browser returns the page with status %i, revalidated each time',
    async (path, status) => {
      const response = await get(path);

      expect(response.status).toBe(status);
      // A search engine lists only what is there.
      expect(response.headers.get('x-robots-tag')).toBe(status === 404 ? 'noindex' : null);
      expect(await response.text()).toBe('<!doctype html><title>Mates</title>');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('a call of the API returns its envelope, also when a browser navigates to its URL', async () => {
    const response = await get('/mate/recommend');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('clients that accept only data do not get the page', async () => {
    expect((await get('/subscription', { accept: 'application/json' })).status).toBe(404);
  });

  test('a client that accepts anything gets the page at a page’s URL, and an envelope at a call’s', async () => {
    for (const path of ['/', '/faq', '/chat-detail']) {
      const response = await get(path, { accept: '*/*' });
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
    }
    for (const path of ['/user/nothing', '/assets/', '/assets/gone.js', '/robots.txt', '/.env']) {
      expect([path, (await get(path, { accept: '*/*' })).status]).toEqual([path, 404]);
    }
  });

  test('the page is not sent again to a browser that has cached it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    // fetch() would add "cache-control: no-cache", which disables revalidation.
    const answer = await rawRequest(server.url, 'GET / HTTP/1.1', [
      'Accept: text/html',
      `If-None-Match: ${etag}`,
    ]);
    expect([answer.status, answer.body]).toEqual([304, '']);
  });

  test.each([
    ['/faq', 'de-AT,de;q=0.9,en;q=0.8', ['faq-1.js', 'de-1.js']],
    ['/faq/?from=mail', 'xx, EN-gb;q=0.5', ['faq-1.js', 'en-1.js']],
    ['/faq', ';;,', ['faq-1.js', 'en-1.js']],
    ['/no/such/page', 'en', ['other-1.js', 'other-1.css', 'face-1.woff2']],
    ['/no/such/page', 'de', []],
  ])('%s for a browser in %s names the files that its screen needs', async (path, languages, files) => {
    for (const encoding of ['br', 'identity']) {
      const response = await get(path, {
        ...html,
        'accept-language': languages,
        'accept-encoding': encoding,
      });
      const links = response.headers.get('link') ?? '';
      expect([...links.matchAll(/<\/assets\/([^>]+)>/g)].map(([, file]) => file)).toEqual(files);
      expect(response.headers.get('vary')).toContain('accept-language');
    }
  });

  test('a file is preloaded in the way the page requests it', async () => {
    expect((await get('/no/such/page')).headers.get('link')).toBe(
      '</assets/other-1.js>; rel=modulepreload, ' +
        '</assets/other-1.css>; rel=preload; as=style; crossorigin, ' +
        '</assets/face-1.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
  });

  test('HEAD returns the page’s headers without a body', async () => {
    const response = await fetch(`${server.url}/`, { method: 'HEAD', headers: html });

    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-length')).toBe('35');
  });

  test('a range of a file is sent on request', async () => {
    const response = await get('/icon.svg', { range: 'bytes=0-3' });

    expect([response.status, await response.text()]).toEqual([206, '<svg']);
  });

  test('a file with a hash in its name is sent compressed and may be cached forever', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get('/assets/index-abc123.js', { 'accept-encoding': accepted });

      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('accept, accept-encoding');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
      expect(await response.text()).toMatch(/^export const words/);
    }
    const font = await get('/assets/font-abc123.woff2', { 'accept-encoding': 'br' });
    expect(font.headers.get('content-encoding')).toBeNull();
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  test('a script or font comes without the headers that apply to documents; a picture has them', async () => {
    for (const path of ['/assets/index-abc123.js', '/assets/font-abc123.woff2']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toBeNull();
      expect(headers.get('permissions-policy')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    for (const path of ['/', '/icon.svg']) {
      expect((await get(path, html)).headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    }
  });

  test.each([
    '/assets/index-old.js',
    '/assets/',
    '/assets/index-abc123.js.map',
    '/assets/index-abc123.js.br',
    '/media/portraits/x.js',
  ])('%s is not found, and never answered with the page', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each([
    '/.env',
    '/.vite/manifest.json',
    '/assets/../.env',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets/..%5c..%5c.env',
    '//etc/passwd',
    '/icon.svg%00.html',
    '/assets/%c0%ae%c0%ae/.env',
    '/data/mates.db',
    '/server/main.ts',
  ])('%s does not reach a file', async (path) => {
    const answer = await rawRequest(server.url, `GET ${path} HTTP/1.1`, ['Accept: */*']);

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toMatch(/SECRET|root:|SQLite/);
  });
});
