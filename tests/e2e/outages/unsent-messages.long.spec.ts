import { expect } from '@playwright/test';
import { deleteRoom } from '../../../contract/rooms/room.ts';
import { block } from '../../../contract/safety/safety.ts';
import { newMember, openRoom } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import {
  composer,
  expectSent,
  loseNetwork,
  membersRoom,
  open,
  openRoomOffline,
  openRoomOn,
  persistMember,
  sentTexts,
  storedUnsent,
  thread,
  write,
} from '../support/members-room.ts';

test('[S8.10] what was written offline is sent from another screen when the network returns: once, in order', async ({
  page,
  context,
}) => {
  const { member, roomId } = await membersRoom(page);
  await openRoomOn(page, roomId);
  const other = await context.newPage();
  await open(other, '/support');
  await loseNetwork(context, page);
  for (const text of ['One', 'Two', 'Three']) await write(page, text);
  await page.getByRole('link', { name: 'Back to your chats' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveURL(/\/$/);
  const sent: string[] = [];
  for (const each of [page, other])
    each.on('request', (request) => {
      if (request.url().endsWith('/girl/chat/send')) sent.push(String(request.postDataJSON().text));
    });
  await context.setOffline(false);
  await expectSent(member, roomId, ['One', 'Two', 'Three']);
  expect([...new Set(sent)]).toEqual(['One', 'Two', 'Three']);
  await openRoomOn(page, roomId);
  for (const text of ['One', 'Two', 'Three'])
    await expect(thread(page).getByText(text, { exact: true })).toHaveCount(1);
  expect(await sentTexts(member, roomId)).toEqual(['One', 'Two', 'Three']);
});

for (const screen of ['another screen', 'the same conversation'] as const) {
  test(`[S8.10] what a closed tab had written offline is sent by a tab that shows ${screen}`, async ({
    page,
    context,
  }) => {
    const { member, roomId } = await membersRoom(page);
    await openRoomOn(page, roomId);
    const other = await context.newPage();
    if (screen === 'another screen') await open(other, '/support');
    else await openRoomOn(other, roomId);
    await loseNetwork(context, page);
    for (const text of ['One', 'Two']) await write(page, text);
    await expect(thread(page).getByText('Waiting for the network')).toHaveCount(2);
    await page.close();
    if (screen === 'the same conversation')
      await expect(thread(other).getByText('Waiting for the network')).toHaveCount(2);
    await context.setOffline(false);
    await expectSent(member, roomId, ['One', 'Two']);
  });
}

test('[S8.10] a conversation that could not be opened offline opens when the network returns', async ({
  page,
  context,
}) => {
  const { member, roomId } = await membersRoom(page);
  const otherRoom = await openRoom(member, 'wren');
  await openRoomOn(page, roomId);
  await expect(page.getByRole('link', { name: /Wren/ })).toBeVisible();
  await loseNetwork(context, page);
  await write(page, 'Written offline');
  await page.getByRole('link', { name: /Wren/ }).first().click();
  await expect(page.getByText('Couldn’t open this chat')).toBeVisible();
  await expect(page.getByText('Not sent')).toBeVisible();
  await context.setOffline(false);
  await expect(composer(page)).toHaveAccessibleName('Message Wren');
  expect(page.url()).toContain(otherRoom);
  await expectSent(member, roomId, ['Written offline']);
  await expect(page.getByText('Not sent')).toHaveCount(0);
});

test('another account that signs in sends nothing of what waits, and leaves nothing of it in the browser', async ({
  page,
  context,
}) => {
  await openRoomOffline(page, context);
  await write(page, 'For my own account');
  await expect(thread(page).getByText('Waiting for the network')).toBeVisible();
  expect(await storedUnsent(page)).toHaveLength(1);
  const second = await newMember();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const sent: string[] = [];
  next.on('request', (request) => {
    if (request.url().endsWith('/girl/chat/send')) sent.push(request.url());
  });
  await persistMember(next, second);
  await openRoomOn(next, await openRoom(second, 'iris-vale'));
  await expect.poll(() => storedUnsent(next)).toEqual([]);
  await next.waitForTimeout(1000);
  expect(sent).toEqual([]);
});

test('[S8.10] what was written for a chat that was deleted elsewhere is listed, to copy or to discard', async ({
  page,
  context,
}) => {
  const { member, roomId } = await openRoomOffline(page, context);
  await write(page, 'Written for a deleted chat');
  await composer(page).fill('And a draft');
  await page.getByRole('link', { name: 'Back to your chats' }).click();
  await ask(deleteRoom, { roomId }, member.user.token);
  await context.setOffline(false);
  await expect(page.getByText('A message wasn’t sent.').last()).toBeVisible();
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await page.getByRole('link', { name: 'See your chats' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('No chats yet')).toBeVisible();
  await expect(main.getByText('Written for a deleted chat')).toBeVisible();
  await expect(main.getByText('And a draft')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Copied').last()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Written for a deleted chat\n\nAnd a draft',
  );
  await main.getByRole('button', { name: 'Discard' }).click();
  await expect(main.getByText('Written for a deleted chat')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Recent chats' })).toBeFocused();
  await page.reload();
  await expect(main.getByText('No chats yet')).toBeVisible();
  await expect(main.getByText('Written for a deleted chat')).toHaveCount(0);
});

test('[S8.10] a message that the server refuses while another screen is open is marked in the list of chats and waits in its room', async ({
  page,
  context,
}) => {
  const { member, roomId } = await openRoomOffline(page, context);
  await write(page, 'Written offline');
  await page.getByRole('link', { name: 'Back to your chats' }).click();
  const main = page.getByRole('main');
  await ask(block, { mateId: 'iris-vale', wanted: true }, member.user.token);
  await context.setOffline(false);
  const reason = 'You blocked this mate. Unblock it in your settings to write again.';
  await expect(page.getByText('A message wasn’t sent.').last()).toBeVisible();
  const row = main.getByRole('listitem').filter({ hasText: 'Iris Vale' });
  await expect(row.getByText('Not sent')).toBeVisible();
  await page.reload();
  await expect(row.getByText('Not sent')).toBeVisible();
  await row.getByRole('link', { name: 'Iris Vale' }).click();
  await expect(thread(page).getByText(`Not sent. ${reason}`)).toBeVisible();
  await ask(block, { mateId: 'iris-vale', wanted: false }, member.user.token);
  await page.reload();
  await thread(page).getByRole('button', { name: 'Send again' }).click();
  await expectSent(member, roomId, ['Written offline']);
  await expect(thread(page).getByText('Not sent')).toHaveCount(0);
});
