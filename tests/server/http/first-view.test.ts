import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FirstView, firstViewId, ownViewCookie } from '../../../contract/first-view.ts';
import { rawRequest } from '../support/network/raw-request.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** A folder with the plain page, the list of its files, and the code that draws first views. */
let page: string;
beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'mates-page-'));
  await mkdir(join(page, '.vite'));
  await copyFile('index.html', join(page, 'index.html'));
  const files = ['assets/detail-1.js', 'assets/detail-1.css'];
  await writeFile(
    join(page, '.vite', 'preloads.json'),
    JSON.stringify({
      '/detail': { en: files, ar: files },
      '/chat-detail': { en: ['assets/chat-1.css'], ar: [] },
    }),
  );
  buildFirstView(join(page, '.vite', 'first-view'));
});
afterAll(() => rm(page, { recursive: true }));

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ environment: { CLIENT_DIR: page } });
});
afterEach(() => server.stop());

describe('the page of a visitor', () => {
  test('[S2.5] contains the mates of the database, and the answers from which it was drawn', async () => {
    const { text, headers } = await open('/');
    expect(text).toContain('<title>Discover · Mates</title>');
    expect(text).toMatch(/<a href="\/detail\?mateId=iris-vale"[^>]*>Iris Vale<\/a>/);
    expect(text).not.toContain('start-notice');
    const view = readView(text);
    expect(view).toMatchObject({ path: '/', search: '', language: 'en' });
    expect(Object.keys(view.answers).toSorted()).toEqual(['/mate/recommend', '/mate/trendingRank']);
    expect(view.answers['/mate/recommend']).toContain('"iris-vale"');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('accept, accept-language, cookie, accept-encoding');
  });

  test('shows a mate with the style sheets of its screen', async () => {
    const { text, headers } = await open('/detail?mateId=iris-vale');
    expect(headers.get('link')).toContain('</assets/detail-1.js>; rel=modulepreload; fetchpriority=low');
    expect(text).toContain('<script type="module" fetchpriority="low"');
    expect(text).toContain('<title>Iris Vale · Mates</title>');
    expect(text).toMatch(/<h1[^>]*>Iris Vale<\/h1>/);
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/detail-1.css">');
    expect(Object.keys(readView(text).answers)).toEqual([
      '/mate/getMateDetail?mateId=iris-vale',
      '/mate/mateExtraInfo?mateId=iris-vale',
    ]);
  });

  test('is not drawn for a mate that does not exist, of which there can be any number', async () => {
    const response = await fetch(`${server.url}/detail?mateId=nobody`, { headers: { accept: 'text/html' } });
    const text = await response.text();
    expect(response.status).toBe(404);
    expect(text).not.toContain(firstViewId);
    expect(text).toContain('start-notice');
  });

  test('is in the language that the browser accepts', async () => {
    const { text } = await open('/detail?mateId=iris-vale', { 'accept-language': 'ar-EG, en' });
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(readView(text).language).toBe('ar');
    expect((await open('/', { 'accept-language': 'de' })).text).toContain('<html lang="de" dir="ltr">');
  });

  test('needs no inline style or script, which the policy forbids', async () => {
    const { text, headers } = await open('/');
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(text).not.toMatch(/<[^>]* (?:style|on[a-z]+)=/);
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.filter((attributes) => !/ src=| type="application\/json"/.test(attributes ?? ''))).toEqual(
      [],
    );
  });

  test('escapes what users write', async () => {
    const hostile = `</script><script>alert(1)</script><!--$&"'`;
    await rename('iris-vale', hostile);
    for (const path of ['/', '/detail?mateId=iris-vale']) {
      const { text } = await open(path);
      expect(text).not.toContain('<script>alert');
      expect(text).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--$&amp;&quot;&#x27;');
      expect(Object.values(readView(text).answers).some((answer) => answer.includes('alert(1)'))).toBe(true);
    }
  });

  test('is drawn on a server that answers for its public host only', async () => {
    const environment = { CLIENT_DIR: page, HOST: '0.0.0.0', PUBLIC_URL: 'https://mates.example' };
    const other = await startTestServer({ environment });
    const headers = ['Host: mates.example', 'Accept: text/html'];
    const { body } = await rawRequest(
      `http://127.0.0.1:${String(other.running.port)}`,
      'GET / HTTP/1.1',
      headers,
    );
    expect(body).toContain(`id="${firstViewId}"`);
    await other.stop();
  });

  test('is drawn once in five seconds', async () => {
    await open('/');
    await rename('iris-vale', 'Renamed');
    expect((await open('/')).text).not.toContain('Renamed');
    server.advance(5000);
    expect((await open('/')).text).toContain('Renamed');
  });
});

describe('the page of a chat', () => {
  const own = { cookie: `${ownViewCookie}=1` };

  test('has an outline without words for a browser with a view of its own, in its direction', async () => {
    const { text, headers } = await open('/chat-detail?roomId=room-1', own);
    const [, root = ''] = /<div id="root">(.*)<p class="start-notice"/s.exec(text) ?? [];
    expect(root).toMatch(/^<div [^>]*aria-hidden="true"/);
    expect(root.replaceAll(/<[^>]*>/g, '').trim()).toBe('');
    expect(text).not.toMatch(/<[^>]* (?:style|on[a-z]+)=|room-1/);
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/chat-1.css">');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toContain('cookie');
    const arabic = await open('/chat-detail?roomId=room-1', { ...own, 'accept-language': 'ar' });
    expect(arabic.text).toContain('dir="rtl"');
  });

  test('has none for a visitor, who is asked to sign in', async () => {
    expect((await open('/chat-detail?roomId=room-1')).text).not.toContain('aria-hidden');
  });
});

describe('the page is sent as it was built', () => {
  const plain = 'class="start-notice"';

  test.each([
    ['/', { cookie: `${ownViewCookie}=1` }],
    ['/detail?mateId=iris-vale', { cookie: `other=2; ${ownViewCookie}=1` }],
    ['/?code=a-secret', {}],
    ['/faq', {}],
    ['/chat-detail?mateId=iris-vale', {}],
  ])('for %s with %j', async (path, headers) => {
    const { text } = await open(path, headers);
    expect(text).toContain(plain);
    expect(text).not.toContain(`id="${firstViewId}"`);
  });

  test('when a call fails, with an entry in the log', async () => {
    await server.database.schema.alterTable('mates').renameTo('mates_elsewhere').execute();
    expect((await open('/')).text).toContain(plain);
    expect(server.logged()).toContain('"the page is sent without its first view"');
  });

  test('when the database has no mates', async () => {
    await server.database.updateTable('mates').set({ visibility: 'private' }).execute();
    expect((await open('/')).text).toContain(plain);
  });

  test('when it is turned off, and where the build has no code for it', async () => {
    for (const environment of [{ CLIENT_DIR: page, FIRST_VIEW: 'off' }, { CLIENT_DIR: process.cwd() }]) {
      const other = await startTestServer({ environment });
      expect((await open('/', {}, other)).text).toContain(plain);
      await other.stop();
    }
  });
});

test('a request for data at the path of a page is not found', async () => {
  const response = await fetch(`${server.url}/detail`, { headers: { accept: 'application/json' } });
  expect(response.status).toBe(404);
});

async function open(path: string, headers: Record<string, string> = {}, { url }: TestServer = server) {
  const response = await fetch(url + path, { headers: { accept: 'text/html', ...headers } });
  expect(response.status).toBe(200);
  return { text: await response.text(), headers: response.headers };
}

function readView(text: string): FirstView {
  const [, json = ''] = new RegExp(`<script[^>]* id="${firstViewId}">(.*?)</script>`).exec(text) ?? [];
  return v.parse(FirstView, JSON.parse(json));
}

const rename = (mateId: string, name: string) =>
  server.database.updateTable('mates').set({ name }).where('mate_id', '=', mateId).execute();

function buildFirstView(folder: string): void {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const build = ['build', '--config', 'vite.first-view.config.ts', '--logLevel', 'error', '--outDir', folder];
  const { status, stderr } = spawnSync(process.execPath, [vite, ...build], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the first view was not built: ${stderr}`);
}
