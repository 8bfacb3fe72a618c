import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { testLimit } from '../../support/time-limits.ts';
import { newMember, openRoom } from '../support/users/api.ts';
import { test } from '../support/developed.ts';
import {
  expectSent,
  loseNetwork,
  membersRoom,
  persistMember,
  thread,
  write,
} from '../support/members-room.ts';
import { pickFor } from '../support/menus.ts';
import { fillPanel, panel, somebody } from '../support/users/people.ts';

const run = promisify(execFile);

/** Whatever is typed contains it, and no recording may. */
const planted = 'planted';

/** The recordings by the names of their files. `npm run replay -- --record` stores them in tests/recordings. */
const recordings = new Map<string, string>();
const folder = process.env['RECORDINGS'] ?? mkdtempSync(join(tmpdir(), 'mates-recordings-'));

test.describe.configure({ mode: 'serial' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterAll(() => {
  if (process.env['RECORDINGS'] === undefined) rmSync(folder, { recursive: true });
});

test('a failed sign-in', async ({ page }) => {
  const person = { ...somebody(), password: `${planted} mistake 4711` };
  await page.goto('/?inspect');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillPanel(page, person);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(panel(page).getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await record(page, 'failed-sign-in', 'credentials.submit', [person.email, nameIn(person.email)]);
});

test('a search for a mate', async ({ page }) => {
  await page.goto('/search?inspect=local');
  await page.getByRole('searchbox').fill(`${planted} harbor`);
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await page.getByRole('searchbox').fill('Iris');
  await page
    .getByRole('link', { name: /Iris Vale/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iris Vale' })).toBeVisible();
  await record(page, 'search-for-a-mate', 'query.type');
});

test('a conversation: sent, stopped, edited, deleted, restored', async ({ page }) => {
  const { member, roomId } = await membersRoom(page);
  await page.goto(`/chat-detail?roomId=${roomId}&inspect=local`);
  const messages = messagesOn(page);
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(messages).toHaveCount(1);
  await write(page, `${planted} words of a talk`);
  await expect(messages).toHaveCount(3);
  await expect(stop).toHaveCount(0);
  await write(page, `Tell me a long story, ${planted}`);
  await expect(messages.last()).toContainText(/Iris:\s*\S{3}/);
  await stop.click();
  await expect(thread(page).getByText('You stopped this reply.')).toBeVisible();
  await pickFor(messages.nth(3), 'Edit this message');
  await write(page, `Another text, ${planted}`);
  await expect(messages.nth(3)).toContainText('Another text');
  await expect(stop).toHaveCount(0);
  await pickFor(messages.nth(4), 'Edit this reply');
  await write(page, `An edited reply, ${planted}`);
  await expect(messages.nth(4)).toContainText('Edited by you');
  await pickFor(messages.nth(1), 'Delete from here on');
  await expect(messages).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(messages).toHaveCount(5);
  await record(page, 'conversation', 'message.send', [member.user.token, member.email, member.password]);
});

test('a message that is written offline, and sent', async ({ page, context }) => {
  const { member, roomId } = await membersRoom(page);
  await page.goto(`/chat-detail?roomId=${roomId}&inspect=local`);
  await expect(messagesOn(page)).toHaveCount(1);
  await loseNetwork(context, page);
  await write(page, `${planted} words without a network`);
  await expect(thread(page).getByText('Waiting for the network')).toBeVisible();
  await context.setOffline(false);
  await expectSent(member, roomId, [`${planted} words without a network`]);
  await expect(messagesOn(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await record(page, 'message-written-offline', 'network.offline', [member.user.token]);
});

test('a fact that is added, corrected and forgotten', async ({ page }) => {
  const member = await newMember();
  await openRoom(member, 'iris-vale');
  await persistMember(page, member);
  await page.goto('/memory?mateId=iris-vale&inspect=local');
  await page.getByRole('button', { name: 'Add a memory' }).click();
  await page.getByLabel('What it’s about').selectOption('Plans and promises');
  await page.getByRole('textbox', { name: 'What to remember' }).fill(`To Porto in May, ${planted}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const fact = page.getByRole('list', { name: 'Plans and promises' }).getByRole('listitem');
  await fact.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('textbox', { name: 'What to remember' }).fill(`To Porto in June, ${planted}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fact).toContainText('June');
  await fact.getByRole('button', { name: 'Delete' }).click();
  await fact.getByRole('button', { name: 'Undo' }).click();
  await expect(fact.getByRole('button', { name: 'Correct' })).toBeVisible();
  await record(page, 'memory-edit', 'memory.forget', [member.user.token]);
});

test('all of them replay, on the live machines and in a browser', async () => {
  const files = [...recordings.keys()].map((name) => join(folder, `${name}.json`));
  expect(files).toHaveLength(5);
  expect(await replayed(files)).toHaveLength(2 * files.length);
});

/** Returns the lines of `npm run replay` that say that a whole recording was replayed; fails with its output if one was not. */
async function replayed(files: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run(process.execPath, ['tools/product-charts/replay.mjs', ...files], {
    // It loads all machines and a browser, which takes longer than one wait.
    timeout: testLimit,
  }).catch((error: unknown) => Promise.reject(new Error(String(Object(error).stdout), { cause: error })));
  return stdout.match(/: \d+ actors, (\d+) of \1 steps as recorded$/gmu) ?? [];
}

/** Copies the recording, which must contain this event and none of the texts, and stores it in the folder. */
async function record(page: Page, name: string, event: string, texts: readonly string[] = []): Promise<void> {
  const said = (await page.getByRole('main').innerText()).split('\n').filter((line) => line.length > 40);
  await page.getByRole('button', { name: 'Copy recording' }).click();
  const recording = await page.evaluate(() => navigator.clipboard.readText());
  expect(recording).toContain(event);
  for (const text of [planted, ...texts, ...said]) expect(recording).not.toContain(text);
  recordings.set(name, recording);
  writeFileSync(join(folder, `${name}.json`), recording);
}

/** Replies contain lists, so the items of lists are not all messages. */
const messagesOn = (page: Page): Locator => thread(page).locator('li[data-message]');

const nameIn = (email: string): string => email.split('@')[0] ?? email;
