import { expect } from '@playwright/test';
import { storeOf } from '../machines/app/shell-samples.ts';
import { newMember, openRoom, say } from './support/api.ts';
import { test } from './support/fixtures.ts';
import { persistUser } from './support/storage.ts';

test('a chat is printed as a whole, in black on white and without what is around it', async ({ page }) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  for (let index = 1; index <= 20; index += 1) await say(member, roomId, `*Sentence* ${String(index)}`);
  await persistUser(page, storeOf({ user: member.user }));
  await page.goto(`/chat-detail?roomId=${roomId}`);
  const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  await expect(talk.getByText('Sentence 20')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Iris Vale' })).toBeVisible();
  const last = talk.getByRole('listitem').filter({ hasText: 'Sentence 20' });
  const speaker = await last.getByText('You:').boundingBox();
  expect(speaker?.width).toBeGreaterThan(20);
  await expect(last.locator('em')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const cut = await talk.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  const file = await page.pdf({ format: 'A4' });
  const pages = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(2);
});
