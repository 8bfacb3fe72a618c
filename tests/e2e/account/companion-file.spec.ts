import { readFile, stat } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { login } from '../../../contract/sign-in/user.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { newMember } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { persistUser } from '../support/users/storage.ts';

const passphrase = 'four dry wooden boats';

const signIn = async (page: Page) =>
  persistUser(page, storeOf({ user: await ask(login, await newMember()) }));

const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /message/i }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
};

test('a locked file brings chats and memories to another account, and is never sent unlocked', async ({
  page,
  browser,
}, info) => {
  await signIn(page);
  await page.goto('/chat-detail?mateId=wren');
  await say(page, 'My cat is called Fig.');
  await page.goto('/data');
  const asked = page.waitForResponse(/companion\/export/);
  await page.getByRole('button', { name: 'Download my mates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move or keep your mates' });
  await dialog.getByRole('textbox', { name: 'Passphrase (optional)' }).fill(passphrase);
  expect(await findBarriers(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-companions.mates.age');
  const path = info.outputPath('my-companions.mates.age');
  await download.saveAs(path);
  expect((await readFile(path, 'latin1')).startsWith('age-encryption.org/v1\n')).toBe(true);
  expect((await stat(path)).size).toBeGreaterThan(1000);
  expect((await asked).url()).not.toContain('boats');

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other);
  const main = other.getByRole('main');
  await other.goto('/import');
  await main.getByLabel('Choose files').setInputFiles(path);
  await main.getByRole('button', { name: 'Cancel' }).click();
  await main.getByLabel('Choose files').setInputFiles(path);
  await main.getByRole('textbox', { name: 'Passphrase' }).fill('five dry wooden boats');
  await main.getByRole('button', { name: 'Open' }).click();
  await expect(main.getByText('That passphrase doesn’t open the file.')).toBeVisible();
  await main.getByRole('textbox', { name: 'Passphrase' }).fill(passphrase);
  await main.getByRole('button', { name: 'Open' }).click();
  await expect(main.getByRole('group', { name: 'Chats (1)' })).toBeVisible();
  expect(await findBarriers(other)).toEqual([]);
  const sent = other.waitForRequest(/companion\/import/);
  await main.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(main.getByText('Import finished.')).toBeVisible();
  expect((await sent).postDataBuffer()?.includes('boats')).not.toBe(true);
  await main.getByRole('link', { name: 'Show your chats' }).click();
  await main.getByRole('link', { name: /Wren/ }).first().click();
  await expect(other.getByText('My cat is called Fig.')).toBeVisible();
  await context.close();
});
