import { expect } from '@playwright/test';
import { login } from '../../../contract/sign-in/user.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { tavernSample } from '../../services/imports/support/samples.ts';
import { newMember } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { persistUser } from '../support/users/storage.ts';

test('an archive of SillyTavern is shown, imported, turned and undone as a whole, by keyboard @long', async ({
  page,
}) => {
  const member = await newMember();
  await persistUser(page, storeOf({ user: await ask(login, member) }));
  const sample = tavernSample(11);
  const [archive] = sample.files;
  const [mate = ''] = sample.cards;
  const buffer = Buffer.from((await archive?.arrayBuffer()) ?? new ArrayBuffer(0));
  const main = page.getByRole('main');

  await page.goto('/recent-chats');
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Import from another app' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  await main
    .getByLabel('Choose files')
    .setInputFiles({ name: 'backup.zip', mimeType: 'application/zip', buffer });
  await expect(main.getByRole('group', { name: 'Chats (2)' })).toBeVisible();
  await expect(main.getByRole('group', { name: 'Mates (1)' })).toBeVisible();
  await expect(main.getByRole('group', { name: 'Personas (1)' })).toBeVisible();
  await expect(main.getByRole('group', { name: 'Lorebooks (1)' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await main.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect(main.getByText('Import finished.')).toBeVisible();
  await expect(main.getByText('Mates: 1. Chats: 2. Personas: 1. Lorebooks: 1.').first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await main.getByRole('link', { name: 'Show your chats' }).press('Enter');
  await page
    .getByRole('link', { name: new RegExp(mate) })
    .first()
    .press('Enter');
  const before = page.getByRole('button', { name: /previous/i }).last();
  await before.focus();
  await before.press('Enter');

  await page.goto('/import');
  await main.getByRole('button', { name: /^Undo the import/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).press('Enter');
  await expect(main.getByText('Import undone.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Past imports' })).toHaveCount(0);
  await page.goto('/recent-chats');
  await expect(main.getByText('No chats yet')).toBeVisible();
});

test('files that are dropped on the page are shown before anything is imported', async ({ page }) => {
  const member = await newMember();
  await persistUser(page, storeOf({ user: await ask(login, member) }));
  const main = page.getByRole('main');
  await page.goto('/import');
  const intro = main.getByText('or drop or paste them here');
  await expect(intro).toBeVisible();
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    const card = { spec: 'chara_card_v2', data: { name: 'Vex', description: 'A ferry.', first_mes: 'Hi' } };
    data.items.add(new File([JSON.stringify(card)], 'characters/Vex.json', { type: 'application/json' }));
    data.items.add(new File(['{"type":'], 'backgrounds/broken.json', { type: 'application/json' }));
    return data;
  });
  await intro.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(main.getByRole('group', { name: 'Mates (1)' })).toBeVisible();
  await expect(main.getByText('broken.json')).toHaveCount(0);
});
