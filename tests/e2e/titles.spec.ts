import { expect } from '@playwright/test';
import { storeOf } from '../machines/app/shell-samples.ts';
import { newMember, openRoom } from './support/api.ts';
import { test } from './support/fixtures.ts';
import { persistUser } from './support/storage.ts';

test('the title names the mate of a page or chat, and no longer the one before', async ({ page }) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await persistUser(page, storeOf({ user: member.user }));
  const response = await page.goto('/detail?mateId=wren');
  expect(await response?.text()).toContain('<title>Wren · Mates</title>');
  await expect(page).toHaveTitle('Wren · Mates');
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(page).toHaveTitle('Chat with Iris · Mates');
  await page.getByRole('link', { name: 'Back to your chats' }).click();
  await expect(page).toHaveTitle('Recent chats · Mates');
  await page.goBack();
  await expect(page).toHaveTitle('Chat with Iris · Mates');
});
