import { expect } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { membersRoom } from '../support/members-room.ts';

test('the title names the mate of a page or chat, and no longer the one before', async ({ page }) => {
  const { roomId } = await membersRoom(page);
  const response = await page.goto('/detail?mateId=wren');
  expect(await response?.text()).toContain('<title>Wren · Mates</title>');
  await expect(page).toHaveTitle('Wren · Mates');
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(page).toHaveTitle('Chat with Iris · Mates');
  await page.getByRole('link', { name: 'Back to your chats' }).click();
  await expect(page).toHaveTitle('Recent chats · Mates');
  await page.goBack();
  await expect(page).toHaveTitle('Chat with Iris · Mates');
  await page.goto(`/chat-profile?roomId=${roomId}`);
  await expect(page).toHaveTitle('About this chat · Mates');
});
