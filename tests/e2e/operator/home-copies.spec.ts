import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dataRoot } from '../../support/data-root.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { submitBirthDate } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

let home: Product;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(dataRoot, 'mates-copies-'));
  home = await startProduct(process.env['E2E_DIST'] ?? '', { COPY_FOLDER: folder });
});
test.afterAll(async () => {
  await home.stop();
  rmSync(folder, { recursive: true, force: true });
});

const openAsOwner = async (page: Page): Promise<void> => {
  const address = /(http:\S+\/sign-in-link#signIn=\S+)/;
  await expect.poll(home.printed).toMatch(address);
  await page.goto(address.exec(home.printed())?.[1] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover');
};

const talk = async (page: Page): Promise<void> => {
  await page.goto(`${home.url}/chat-detail?mateId=iris-vale`);
  await submitBirthDate(page.getByRole('main'));
  const message = page.locator('textarea');
  await message.fill('My cat is called Fig.');
  await message.press('Enter');
  await expect(page.getByRole('main').getByText('My cat is called Fig.').first()).toBeVisible();
};

/** The key opens the file from the folder, as on another server. */
const openCopy = async (page: Page, secret: string): Promise<void> => {
  const main = page.getByRole('main');
  await page.goto(`${home.url}/import`);
  const [file = ''] = readdirSync(folder);
  await main.getByLabel('Choose files').setInputFiles(join(folder, file));
  await main.getByRole('textbox', { name: 'Passphrase' }).fill(secret);
  await main.getByRole('button', { name: 'Open' }).click();
  await expect(main.getByRole('group', { name: 'Chats (1)' })).toBeVisible();
  await page.goto(`${home.url}/data`);
};

const copies = (page: Page) => page.getByRole('region', { name: 'A copy every night' });

test('the owner turns on a copy every night, which is proved, and writes down its key once', async ({
  page,
}) => {
  await openAsOwner(page);
  await talk(page);
  await page.goto(`${home.url}/data`);
  const part = copies(page);
  await expect(part).toContainText(folder);
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('status').filter({ hasText: /Writing|Proving/ })).toBeVisible();
  await expect(part).toContainText(/Last proved: today at \d\d:\d\d\. Restored from it: 1 chat, \d messages/);
  expect(readdirSync(folder).filter((name) => name.endsWith('.mates.age'))).toHaveLength(1);
  expect(await findBarriers(page)).toEqual([]);

  await part.getByRole('button', { name: 'Show the key' }).click();
  const dialog = page.getByRole('dialog', { name: 'The key of your copies' });
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Show the key' }).click();
  await expect(dialog).toContainText(/AGE-SECRET-KEY-1[A-Z\d]{58}/);
  expect(await findBarriers(page)).toEqual([]);
  const [secret = ''] = /AGE-SECRET-KEY-1[A-Z\d]+/.exec(await dialog.innerText()) ?? [];
  await dialog.getByRole('button', { name: 'I wrote it down' }).click();
  await expect(part).toContainText('You wrote down the key.');
  await expect(part.getByRole('button', { name: 'Show the key' })).toHaveCount(0);
  await expect(page.getByText('AGE-SECRET-KEY')).toHaveCount(0);

  await openCopy(page, secret);

  rmSync(folder, { recursive: true });
  await part.getByRole('button', { name: 'Copy now' }).click();
  await expect(part.getByRole('alert')).toHaveText('The folder isn’t there. Is its disk connected?');
  expect(await findBarriers(page)).toEqual([]);
  mkdirSync(folder);
  await part.getByRole('button', { name: 'Retry' }).click();
  await expect(part.getByRole('alert')).toHaveCount(0);
  await expect(part.getByRole('button', { name: 'Copy now' })).toBeVisible();
  expect(readdirSync(folder)).toHaveLength(1);

  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect(part.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page.reload();
  await expect(copies(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
});
