import { expect } from '@playwright/test';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { openChatMenu, openMessageMenu, pickFor } from '../support/menus.ts';
import { persistMember } from '../support/members-room.ts';

test('a message is pinned, found in the list of pins, shown in its branch, and unpinned', async ({
  page,
}) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await say(member, roomId, 'Good evening');
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  const messages = page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem');
  const own = messages.filter({ hasText: 'Good evening' });
  await pickFor(own, 'Pin this message');
  await expect(own.getByText('Pinned', { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  // The edited message is shown in its place.
  await own.getByRole('button', { name: 'Edit this message' }).click();
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('Good morning');
  await page.getByRole('textbox', { name: 'Message Iris' }).press('Enter');
  await expect(messages.filter({ hasText: 'Good morning' })).toContainText('2 / 2');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);

  await (await openChatMenu(page)).getByRole('menuitem', { name: 'Pinned messages' }).click();
  const search = page.getByRole('main').getByRole('search');
  await expect(search.getByText('1 message')).toBeVisible();
  await expect(search.getByRole('button', { name: 'Search pinned messages' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await findBarriers(page)).toEqual([]);
  await search.getByRole('button', { name: 'Older match' }).click();
  await expect(own).toContainText('1 / 2');
  await (await openMessageMenu(own)).getByRole('menuitem', { name: 'Unpin this message' }).click();
  await expect(own.getByText('Pinned', { exact: true })).toHaveCount(0);
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'Pinned messages' }).click();
  await expect(page.getByText('No pinned messages')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
