import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveMate } from '../support/mates/own-mates.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';

let page: string;
let server: TestServer;
beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'mates-page-'));
  await copyFile('index.html', join(page, 'index.html'));
  server = await startTestServer({ environment: { CLIENT_DIR: page } });
});
afterAll(async () => {
  await server.stop();
  await rm(page, { recursive: true });
});

const open = async (path: string, accept = 'text/html'): Promise<string> =>
  (await fetch(new URL(path, server.url), { headers: { accept } })).text();

const contentOf = (text: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(text)?.[1];

describe('the page of a mate, as other sites read it', () => {
  test.each(['text/html', '*/*'])('names the mate, and its picture, for %s', async (accept) => {
    const text = await open('/detail?mateId=wren', accept);
    expect(text).toContain('<title>Wren · Mates</title>');
    expect(contentOf(text, 'og:title')).toBe('Wren · Mates');
    expect(contentOf(text, 'robots')).toBeUndefined();
    expect(contentOf(text, 'og:description')).toBe('Apprentice mapmaker, easily lost');
    expect(contentOf(text, 'og:url')).toMatch(/^http:.*\/detail\?mateId=wren$/);
    const picture = await fetch(contentOf(text, 'og:image') ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test.each(['/detail?mateId=nobody', '/chat-detail?roomId=room-1', '/detail'])(
    '%s names none',
    async (path) => {
      const text = await open(path);
      expect(text).toContain('<title>Mates</title>');
      expect(text).not.toContain('og:');
    },
  );

  test('a draft has neither tags nor a picture; an unlisted mate, which is opened by its link, has both and is not indexed', async () => {
    const maker = await createPerson(server);
    const draft = await saveMate(maker, { visibility: 'private' });
    expect(await open(`/detail?mateId=${draft.mateId}`)).not.toContain('og:');
    const { status } = await fetch(new URL(`/media/shared/${draft.mateId}.jpg`, server.url));
    expect(status).toBe(404);
    const unlisted = await saveMate(maker, { visibility: 'unlisted', name: 'A "quoted" <b>&' });
    const text = await open(`/detail?mateId=${unlisted.mateId}`);
    expect(contentOf(text, 'robots')).toBe('noindex');
    expect(contentOf(text, 'og:title')).toBe('A &quot;quoted&quot; &lt;b>&amp; · Mates');
  });

  test('a picture that does not exist is not found', async () => {
    for (const file of ['nobody.jpg', 'wren.png', '..%2fwren.jpg'])
      expect((await fetch(new URL(`/media/shared/${file}`, server.url))).status).toBe(404);
  });
});

test.each(['text/html', '*/*'])('the start page describes the product for %s', async (accept) => {
  const text = await open('/?mateId=wren', accept);
  expect(text).toContain('<title>Mates</title>');
  expect(text.match(/og:[\w:]+/g)).toEqual([
    'og:type',
    'og:site_name',
    'og:title',
    'og:description',
    'og:url',
    'og:image',
  ]);
  expect(contentOf(text, 'og:title')).toBe('Mates');
  expect(contentOf(text, 'og:description')).toMatch(/^Talk with AI companions\./);
  expect(contentOf(text, 'og:url')).toMatch(/^http:[^?]*\d\/$/);
  expect(contentOf(text, 'og:image')).toMatch(/^http:.*\d\/icons\/icon-512\.png$/);
});
