import { expect, type Page } from '@playwright/test';
import { findBarriers } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';
import { signedInMember } from '../../support/members-room.ts';
import { openMore } from '../../support/more.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const thread = (page: Page) => page.getByRole('region', { name: /^Conversation with/ });
const versions = (page: Page) => thread(page).getByRole('group', { name: 'Replies' });

test('[29.2] a maker adds first messages by keyboard, and a chat begins with the chosen one @long', async ({
  page,
}) => {
  await signedInMember(page);
  await page.goto('/generate');
  await field(page, 'Name').fill('Ottoline Rask');
  await field(page, 'Tagline').fill('Mends clocks');
  await page.getByRole('spinbutton', { name: 'Age' }).fill('40');
  await openMore(page);
  await field(page, 'Tags').fill('clocks');
  await field(page, 'First message').fill('You are early.');
  await page.locator('summary', { hasText: 'Advanced' }).press('Enter');
  await field(page, 'Nickname').fill('Otti');
  await page.getByRole('button', { name: 'Add a first message' }).press('Enter');
  await field(page, 'First message 2').fill('{{char}} {{idle_duration}}waits, <USER>.');
  await page.getByRole('button', { name: 'Add a first message' }).press('Enter');
  await field(page, 'First message 3').fill('The third.');
  await expect(page.getByText('are removed from chats: {{idle_duration}}')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ottoline Rask is ready' })).toBeFocused();

  await page.getByRole('link', { name: 'Chat with Ottoline Rask' }).click();
  await expect(thread(page).getByText('You are early.')).toBeVisible();
  await expect(versions(page)).toContainText('1 / 3');
  await versions(page).getByRole('button', { name: 'Next reply' }).press('Enter');
  await expect(thread(page).getByText('Otti waits, Guest.')).toBeVisible();
  await expect(versions(page)).toContainText('2 / 3');
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(thread(page).getByText('Otti waits, Guest.')).toBeVisible();

  await page.getByRole('textbox', { name: /^Message/ }).fill('Sorry!');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByText('Sorry!', { exact: true })).toBeVisible();
  await expect(thread(page).getByRole('listitem').last()).toHaveAttribute('data-status', 'done');
  await versions(page).first().getByRole('button', { name: 'Next reply' }).press('Enter');
  await expect(thread(page).getByText('The third.')).toBeVisible();
  await expect(thread(page).getByText('Sorry!', { exact: true })).toHaveCount(0);
  await versions(page).first().getByRole('button', { name: 'Previous reply' }).press('Enter');
  await expect(thread(page).getByText('Sorry!', { exact: true })).toBeVisible();
});
