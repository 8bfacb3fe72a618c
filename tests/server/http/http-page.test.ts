import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFolder } from '../../../scripts/lib/build/precompress.mjs';
import { rawRequest } from '../support/network/raw-request.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

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
])('%s opened in a browser returns the page with status %i, revalidated each time', async (path, status) => {
  const response = await get(path);

  expect(response.status).toBe(status);
  // A search engine lists only what is there.
  expect(response.headers.get('x-robots-tag')).toBe(status === 404 ? 'noindex' : null);
  expect(await response.text()).toBe('<!doctype html><title>Mates</title>');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

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
