import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openRoom, type Member } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { signedInMember } from '../support/members-room.ts';
import { openChatMenu } from '../support/menus.ts';

/** Opens the page as a new member. */
async function visit(page: Page, path: string): Promise<Member> {
  const member = await signedInMember(page);
  await page.goto(path);
  return member;
}

const writePersona = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'New persona' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
};

const pages = {
  You: '/profile',
  'Look and language': '/look',
  'Sign-in and security': '/security',
  Data: '/data',
  App: '/app',
} as const;

for (const { width, isWide } of [
  { width: 390, isWide: false },
  { width: 1280, isWide: true },
])
  test(`[S2.21] the settings are a list of five pages, which is ${isWide ? 'beside the first' : 'a page of its own'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Account and settings' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
    const list = page.getByRole('navigation', { name: 'Settings' });
    await expect(list.getByRole('link')).toHaveText(Object.keys(pages).map((name) => new RegExp(`^${name}`)));
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible({ visible: isWide });
    expect(await findBarriers(page)).toEqual([]);
    for (const [name, path] of Object.entries(pages)) {
      await list.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
      await expect(page).toHaveTitle(`${name} · Mates`);
      await expect(list).toBeVisible({ visible: isWide });
      expect(await findBarriers(page)).toEqual([]);
      if (!isWide) await page.getByRole('link', { name: 'Back to your settings' }).click();
    }
    await page.goBack();
    await expect(page).toHaveURL(isWide ? '/data' : '/app');
  });

test('[S9.7] the own address is masked until the user asks for it', async ({ page }) => {
  const member = await visit(page, '/security');
  await expect(page.getByText(`${member.email.charAt(0)}******@example.org`)).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText(member.email)).toBeVisible();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText(member.email)).toHaveCount(0);
});

test('[S2.25] [S7.21] [S7.22] [S7.23] [S7.24] a user creates personas, selects one for a chat and deletes one', async ({
  page,
}) => {
  const member = await visit(page, '/chat-profile');
  await expect(page.getByRole('heading', { name: 'No personas yet' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await writePersona(page, 'Captain');
  await writePersona(page, 'Clockmaker');
  await page.getByRole('button', { name: 'Make Clockmaker the default' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Make Captain the default' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Default', exact: true })).toBeFocused();

  await page.goto(`/chat-detail?roomId=${await openRoom(member, 'iris-vale')}`);
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'About this chat' }).click();
  await expect(page.getByRole('radio', { name: 'Default (Clockmaker)' })).toBeChecked();
  const chosen = page.waitForResponse((response) => response.url().endsWith('/room/persona'));
  await page.getByRole('radio', { name: 'Captain' }).check();
  await chosen;
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Captain' })).toBeChecked();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByText('Your personas', { exact: true }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete Captain' }).click();
  await page.getByRole('button', { name: 'Delete persona' }).click();
  await expect(page.getByRole('heading', { name: 'Captain', exact: true })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Default (Clockmaker)' })).toBeChecked();
});

test('[S2.26] [S7.25] a user changes the profile and the password, and downloads the data', async ({
  page,
}) => {
  const member = await visit(page, '/profile');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
  await page.getByRole('radio', { name: 'Green' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await page.goto('/security');
  const [old, fresh] = [
    page.getByLabel('Current password', { exact: true }),
    page.getByLabel('New password', { exact: true }),
  ];
  await old.fill('not this one');
  await fresh.fill('a fresh long password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This isn’t your current password.')).toBeVisible();
  await expect(fresh).toHaveValue('a fresh long password');
  await old.fill(member.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(fresh).toHaveValue('');

  await page.goto('/data');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('my-data.json');
  expect(readFileSync(await file.path(), 'utf8')).toContain(`"email": "${member.email}"`);
});

test('[S2.26] an account is deleted only after the confirmation word and the password, and permanently', async ({
  page,
}) => {
  const member = await visit(page, '/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('textbox', { name: /^Type/ }).fill('delete');
  await dialog.getByLabel('Your password', { exact: true }).fill(member.password);
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
