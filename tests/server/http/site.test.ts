import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { siteId } from '../../../contract/site.ts';
import { readConfig } from '../../../server/config/config.ts';
import { readSite } from '../../../server/http/page/site.ts';
import { composeMessage } from '../../../server/mail/message.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const html =
  '<html><head><title>Mates</title></head><body><p class="start-notice">\n Mates is loading.</p></body></html>';
/** A page and own pages, as an operator has them. */
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mates-site-'));
  await mkdir(join(folder, 'client'));
  await mkdir(join(folder, 'own'));
  await writeFile(join(folder, 'client', 'index.html'), html);
  await writeFile(
    join(folder, 'client', 'manifest.de.webmanifest'),
    '{"name":"Mates","short_name":"Mates","lang":"de"}',
  );
  await writeFile(
    join(folder, 'own', 'imprint.html'),
    '<title>Legal &amp; imprint</title><p>Ada Berg, Main Street 1',
  );
  await writeFile(join(folder, 'own', 'style.css'), 'p { color: red }');
});
afterAll(() => rm(folder, { recursive: true }));

test('a server without these settings, that sends mails, sends the page as it was built', async () => {
  await start({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(await textAt('/faq')).toBe(html);
  expect(await textAt('/support')).toBe(html);
  expect(await textAt('/manifest.de.webmanifest')).toContain('"Mates"');
});

test('the page knows whether the server turns speech into text, and whether it has a voice', async () => {
  await start({
    SMTP_URL: 'smtp://127.0.0.1:9',
    TRANSCRIPTION_BASE_URL: 'http://127.0.0.1:9/v1',
    SPEECH_BASE_URL: 'http://127.0.0.1:9/v1',
  });
  const [, data = ''] = new RegExp(`id="${siteId}">(.*?)</script>`).exec(await textAt('/faq')) ?? [];
  expect(JSON.parse(data)).toMatchObject({ transcribes: true, speaks: true });
});

test('the page has the name and the operator, on every path and escaped', async () => {
  await start({
    PRODUCT_NAME: 'A </title><b> & Co',
    OPERATOR_NAME: '</script><b>',
    OPERATOR_CONTACT: 'ada@mates.example',
  });
  for (const path of ['/', '/support', '/index.html']) {
    const text = await textAt(path);
    expect(text).toContain('<title>A &lt;/title>&lt;b> &amp; Co</title>');
    expect(text).toContain('A &lt;/title>&lt;b> &amp; Co is loading.');
    const [, data = ''] = new RegExp(`id="${siteId}">(.*?)</script>`).exec(text) ?? [];
    expect(JSON.parse(data)).toEqual({
      mail: 'printed',
      product: 'A </title><b> & Co',
      operator: '</script><b>',
      contact: 'ada@mates.example',
      pages: [],
    });
  }
});

test.each([
  ['delivered', { SMTP_URL: 'smtp://127.0.0.1:9' }],
  ['printed', {}],
  ['stored', { PUBLIC_URL: 'http://192.168.1.20:4321' }],
  ['stored', { TRUST_PROXY: '1' }],
])('the page reads that the links of mails are %s', (mail, settings) => {
  expect(readSite(readConfig({ ...settings })).mail).toBe(mail);
});

test('the installed app has the name', async () => {
  await start({ PRODUCT_NAME: 'Amici' });
  expect(JSON.parse(await textAt('/manifest.de.webmanifest'))).toEqual({
    name: 'Amici',
    short_name: 'Amici',
    lang: 'de',
  });
});

test('own pages are served and named by their titles, and a missing one is not the app', async () => {
  await start({ OPERATOR_PAGES: join(folder, 'own') });
  expect(await textAt('/')).toContain('{"to":"/pages/imprint","label":"Legal & imprint"}');
  expect(await textAt('/pages/imprint')).toContain('Main Street 1');
  expect(await textAt('/pages/style.css')).toContain('color: red');
  const missing = await fetch(`${server.running.url}/pages/terms`, { headers: { accept: 'text/html' } });
  expect(missing.status).toBe(404);
});

test('a folder that is missing stops the start with one line', async () => {
  await start({});
  const config = readConfig({ OPERATOR_PAGES: join(folder, 'nowhere') });
  expect(() => readSite(config)).toThrow(
    `OPERATOR_PAGES: the folder ${join(folder, 'nowhere')} cannot be read.`,
  );
});

test('a mail ends with the name of the product and its operator', async () => {
  await start({});
  const sender = { name: 'Amici', address: 'a@mates.example', operator: ['Ada <Berg>', 'ada@mates.example'] };
  const mail = { to: 'b@example.com', subject: 'Hello', paragraphs: ['Text'], link: null };
  const { text, html: page } = composeMessage(mail, sender);
  expect(text).toBe('Text\n\nAmici\nAda <Berg>\nada@mates.example');
  expect(page).toContain('<p>Amici<br>Ada &lt;Berg&gt;<br>ada@mates.example</p>');
});

async function start(settings: Record<string, string>): Promise<void> {
  server = await startTestServer({ environment: { CLIENT_DIR: join(folder, 'client'), ...settings } });
  onTestFinished(() => server.stop());
}

async function textAt(path: string): Promise<string> {
  const response = await fetch(server.running.url + path, { headers: { accept: 'text/html' } });
  return response.text();
}
