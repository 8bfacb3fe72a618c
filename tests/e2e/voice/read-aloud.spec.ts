import { expect, type Page } from '@playwright/test';
import {
  delta,
  event,
  startScriptedHost,
  writeJson,
  type HostAnswer,
  type ScriptedHost,
} from '../../server/support/model-hosts/scripted-host.ts';
import { startSpeechHost, toneFile, type SpeechHost } from '../../server/support/model-hosts/speech-host.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { heardOn, listen } from '../support/stand-ins/heard.ts';
import { openMessageMenu, pickFor } from '../support/menus.ts';
import { join } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

const sentences = ['The harbor is quiet tonight.', 'Two boats came in before the fog.', 'Shall we walk?'];
const reply = `*smiles* ${sentences[0]} **${sentences[1]}** ${sentences[2]}`;

let model: ScriptedHost;
let speech: SpeechHost;
let product: Product;
/** Ends the reply that the model writes. */
let finish = (): void => undefined;

/** Writes the first sentence, and the others when the test says so. */
const writeSlowly: HostAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const [first, rest] = [reply.slice(0, 45), reply.slice(45)];
  response.write(event(delta(first)));
  finish = () => response.end(event(delta(rest)) + event(delta('', 'stop')) + event('[DONE]'));
};

test.beforeAll(async () => {
  model = await startScriptedHost((response, body, request) =>
    (request.url?.endsWith('/chat/completions') === true && body.includes('"stream":true')
      ? writeSlowly
      : writeJson({ error: 'not found' }, 404))(response, body, request),
  );
  // Long enough to be stopped, and each sentence of another length.
  speech = await startSpeechHost({ speak: (text) => toneFile(text.length / 10) });
  product = await startProduct(process.env['E2E_DIST'] ?? '', {
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'small',
    LLM_SUGGESTIONS: 'off',
    LLM_MODERATION: 'off',
    LLM_MEMORY: 'off',
    SPEECH_BASE_URL: speech.url,
  });
});
test.afterAll(async () => {
  await product.stop();
  await speech.stop();
  await model.stop();
});

const spoken = (): string[] =>
  speech.requests.flatMap(({ body }) => (body === '' ? [] : [JSON.parse(body).input]));

/** Opens a chat of somebody who has just signed up. */
async function openChat(page: Page): Promise<void> {
  await listen(page);
  await page.goto(product.url);
  await join(page, undefined, product.outbox);
  await page.goto(`${product.url}/chat-detail?mateId=iris-vale`);
  await expect(page).toHaveURL(/roomId=/);
}

async function send(page: Page, text: string): Promise<void> {
  const field = page.locator('textarea');
  await field.fill(text);
  await field.press('Enter');
}

const lastReply = (page: Page) => page.getByRole('main').locator('li[data-status="done"]').last();
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Reading aloud' });
const isSilent = async (page: Page) => (await heardOn(page)).sounding === 0;

test('a reply is read aloud in the voice of the server, stops at once, and is silent after sign-out', async ({
  page,
}) => {
  await openChat(page);
  await send(page, 'Hello there');
  await expect(page.getByRole('listitem').filter({ hasText: 'The harbor is quiet tonight.' })).toBeVisible();
  finish();
  await expect(lastReply(page)).toContainText('Shall we walk?');
  const before = spoken().length;
  await pickFor(lastReply(page), 'Read aloud');
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => heardOn(page)).toMatchObject({ sounding: 1, isRunning: true });
  // The sound of the next sentences is there before it is their turn.
  await expect
    .poll(() => spoken().slice(before))
    .toEqual(['smiles The harbor is quiet tonight.', ...sentences.slice(1)]);
  const menu = await openMessageMenu(lastReply(page));
  expect(await findBarriers(page)).toEqual([]);
  await menu.getByRole('menuitem', { name: 'Stop reading' }).click();
  expect(await isSilent(page)).toBe(true);
  await expect(bar(page)).toHaveCount(0);

  await pickFor(lastReply(page), 'Read aloud');
  await expect.poll(() => isSilent(page)).toBe(false);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Stop reading');
  await page.getByRole('option', { name: 'Stop reading' }).click();
  await expect.poll(() => isSilent(page)).toBe(true);

  await pickFor(lastReply(page), 'Read aloud');
  await expect.poll(() => isSilent(page)).toBe(false);
  const other = await page.context().newPage();
  await other.goto(`${product.url}/profile`);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => isSilent(page)).toBe(true);
  const { begun } = await heardOn(page);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSilent(page)).toBe(true);
  expect((await heardOn(page)).begun).toHaveLength(begun.length);
});

test('where replies are always read, the first sentence is heard while the others are written', async ({
  page,
}) => {
  await openChat(page);
  const room = new URL(page.url()).searchParams.get('roomId') ?? '';
  await page.goto(`${product.url}/chat-profile?roomId=${room}`);
  const section = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Voice', exact: true }) });
  await section.getByRole('switch', { name: 'Always read replies aloud in this chat' }).check();
  await section.getByLabel('Voice of Iris').selectOption({ label: 'otto' });
  await section.getByRole('radio', { name: 'Another voice' }).check();
  await section.getByLabel('Voice for actions').selectOption({ label: 'iris' });
  await section.getByRole('button', { name: 'Play a sample' }).nth(1).click();
  await expect.poll(() => isSilent(page)).toBe(false);
  expect(JSON.parse(speech.requests.at(-1)?.body ?? '{}')).toMatchObject({ voice: 'iris' });
  await section.getByRole('button', { name: 'Stop the sample' }).click();
  await expect.poll(() => isSilent(page)).toBe(true);
  await section.getByRole('radio', { name: 'Skip' }).check();
  await section.getByRole('button', { name: 'Play a sample' }).click();
  await expect.poll(() => isSilent(page)).toBe(false);
  await section.getByRole('button', { name: 'Stop the sample' }).click();
  await expect.poll(() => isSilent(page)).toBe(true);
  expect(await findBarriers(page)).toEqual([]);

  await page.goto(`${product.url}/chat-detail?roomId=${room}`);
  const before = spoken().length;
  await send(page, 'Hello there');
  await expect.poll(() => heardOn(page)).toMatchObject({ sounding: 1, isRunning: true });
  expect(spoken().slice(before)).toEqual([sentences[0]]);
  expect(JSON.parse(speech.requests.at(-1)?.body ?? '{}')).toMatchObject({ voice: 'otto', speed: 1 });
  finish();
  await expect.poll(() => spoken().slice(before)).toEqual(sentences);
  await expect.poll(async () => (await heardOn(page)).begun.length).toBe(3);
  const { begun } = await heardOn(page);
  expect(begun.map((seconds) => Math.round(seconds * 10))).toEqual(sentences.map(({ length }) => length));
  await page.getByRole('link', { name: 'Back to your chats' }).first().click();
  await expect.poll(() => isSilent(page)).toBe(true);
});
