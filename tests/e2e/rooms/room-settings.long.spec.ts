import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { persistMember } from '../support/members-room.ts';

/** Opens the settings of a member's conversation with Iris. */
async function caring(page: Page): Promise<string> {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await say(member, roomId, 'Good evening');
  await persistMember(page, member);
  await page.goto(`/chat-profile?roomId=${roomId}`);
  await expect(page.getByLabel('Always keep in mind')).toBeVisible();
  return roomId;
}

test('notes are saved for the conversation, and the mate knows them from the next message on', async ({
  page,
}) => {
  const roomId = await caring(page);
  expect(await findBarriers(page)).toEqual([]);
  const notes = page.getByLabel('Always keep in mind');
  await notes.fill('I am afraid of storms');
  await notes.blur();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('I am afraid of storms');
  // What the server refuses is said at the field, and stays there.
  await notes.fill('a horny schoolgirl');
  await notes.blur();
  await expect(notes).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(notes).toHaveValue('a horny schoolgirl');
  await notes.fill('I am afraid of storms');
  await notes.blur();
  await expect(notes).not.toHaveAttribute('aria-invalid', 'true');
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('Hello');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page
      .getByRole('region', { name: 'Conversation with Iris Vale' })
      .getByText('I have it written down: you are afraid of storms'),
  ).toBeVisible();
});

test('[P9] a conversation is exported as JSON, as text, and as an archive that is imported', async ({
  page,
}) => {
  await caring(page);
  const save = async (name: string): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return file.path();
  };
  const download = async (name: string): Promise<string> => readFile(await save(name), 'utf8');
  const whole: unknown = JSON.parse(await download('Download as JSON'));
  expect(whole).toMatchObject({ format: 'mates-room', mate: { name: 'Iris Vale' }, notes: '' });
  expect(await download('Download as text')).toMatch(
    /^# Iris Vale\n[\s\S]*\*\*You\*\* · [\s\S]*Good evening/,
  );
  const archive = await readFile(await save('Download with memory (.mates)'));
  await page.goto('/import');
  const main = page.getByRole('main');
  await main.getByLabel('Choose files').setInputFiles({
    name: 'one-chat.mates',
    mimeType: 'application/octet-stream',
    buffer: archive,
  });
  await expect(main.getByRole('group', { name: 'Chats (1)' })).toBeVisible();
  await main.getByRole('button', { name: 'Import' }).click();
  await expect(main.getByText('Already here: 2.')).toBeVisible();
});

test('an exported conversation is imported as another one, and a file that is none is refused', async ({
  page,
}) => {
  const roomId = await caring(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ]);
  await page.goto('/recent-chats');
  const choice = page.locator('[name="room"]');
  await choice.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('This file is not an exported chat, or it is damaged.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await choice.setInputFiles(await file.path());
  await expect(page).toHaveURL(/chat-detail\?roomId=/);
  await expect(page).not.toHaveURL(new RegExp(roomId));
  const conversation = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  await expect(conversation.getByText('Good evening')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('Hello again');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation.getByText('Hello again')).toBeVisible();
  await page.goto('/recent-chats');
  await expect(page.getByRole('link', { name: 'Iris Vale' })).toHaveCount(2);
});

test('[P11] [S7.13] a deleted conversation is inaccessible at once, and can be restored for a while, also after a reload', async ({
  page,
}) => {
  const roomId = await caring(page);
  await page.getByRole('button', { name: 'Delete this chat' }).click();
  await expect(page).toHaveURL(/\/recent-chats$/);
  await page.reload();
  await expect(page.getByText('Chat with Iris Vale deleted.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(page.getByRole('heading', { name: 'Chat not found' })).toBeVisible();
  // In the list beside it: the open conversation returns.
  await page.getByRole('button', { name: 'Undo the deletion of the chat with Iris Vale' }).click();
  await expect(
    page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByText('Good evening'),
  ).toBeVisible();
});

test('a conversation is named in its header, and the name is shown in the list and with found messages', async ({
  page,
}) => {
  const roomId = await caring(page);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  const heading = page.getByRole('heading', { name: 'Iris Vale', level: 1 });
  const field = page.getByRole('textbox', { name: 'Name of this chat' });
  await heading.getByRole('button').click();
  await expect(field).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await field.fill('Not this one');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.getByText('Not this one')).toHaveCount(0);

  await heading.getByRole('button').click();
  await field.fill(' Rainy evenings ');
  await field.press('Enter');
  const title = page.getByRole('button', { name: 'Rainy evenings', exact: true });
  await expect(title).toBeVisible();
  await page.goto('/recent-chats');
  await expect(page.getByRole('link', { name: 'Iris Vale · Rainy evenings' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search your chats' }).fill('evening');
  await expect(page.getByRole('link', { name: 'Iris Vale · Rainy evenings' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await page.goto(`/chat-detail?roomId=${roomId}`);
  await page.route('**/room/renameRoom', (route) => route.abort());
  await title.click();
  await expect(field).toHaveValue('Rainy evenings');
  await field.fill('');
  await page.getByRole('textbox', { name: 'Message Iris' }).focus();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.unroute('**/room/renameRoom');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(title).toHaveCount(0);
  await page.goto('/recent-chats');
  await expect(page.getByRole('link', { name: 'Iris Vale', exact: true })).toBeVisible();
});
