import { expect, type Locator, type Page } from '@playwright/test';
import { deleteMessage } from '../../../contract/rooms/message-actions.ts';
import { roomInfo } from '../../../contract/rooms/room.ts';
import { newMember, openRoom, say, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { pickFor } from '../support/menus.ts';
import { persistMember } from '../support/members-room.ts';

const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message Iris' });
const ideas = (page: Page): Locator => page.getByRole('group', { name: 'Suggested replies' });
const messages = (page: Page): Locator =>
  page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem');

/** Opens a room with Iris that has this many messages, as a signed-in member. */
async function talking(page: Page, ...texts: string[]): Promise<Member> {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  for (const text of texts) await say(member, roomId, text);
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(messages(page)).toHaveCount(1 + 2 * texts.length);
  return member;
}

test('[S7.30] [S1.3] three suggestions are shown above the composer, fill it, and are never sent automatically', async ({
  page,
}) => {
  await talking(page);
  await expect(ideas(page).getByRole('button')).toHaveCount(3);
  const [first, second] = await ideas(page).getByRole('button').allInnerTexts();
  await ideas(page)
    .getByRole('button', { name: first ?? '', exact: true })
    .click();
  await expect(composer(page)).toHaveValue(first ?? '');
  await ideas(page)
    .getByRole('button', { name: second ?? '', exact: true })
    .click();
  await expect(composer(page)).toHaveValue(second ?? '');
  await ideas(page).getByRole('button', { name: 'Undo' }).click();
  await expect(composer(page)).toHaveValue('');

  await composer(page).fill('Well,');
  await ideas(page)
    .getByRole('button', { name: first ?? '', exact: true })
    .press('Enter');
  await expect(composer(page)).toHaveValue(`Well,\n${first}`);
  await expect(messages(page)).toHaveCount(1);
  expect(await findBarriers(page)).toEqual([]);
});

test('[S7.30] suggestions disappear when a message is sent, and new ones load when the reply has ended', async ({
  page,
}) => {
  await talking(page);
  await expect(ideas(page).getByRole('button')).toHaveCount(3);
  const before = await ideas(page).getByRole('button').allInnerTexts();
  await composer(page).fill('Tell me about the comet');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ideas(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await expect(ideas(page).getByRole('button')).toHaveCount(3);
  expect(await ideas(page).getByRole('button').allInnerTexts()).not.toEqual(before);
});

test('[S9.8] two taps within 300 ms on a reply like it, slower ones do not, and a button does the same', async ({
  page,
}) => {
  await talking(page, 'Good evening');
  const reply = messages(page).last();
  await tapTwice(page, 301);
  await expect(reply.getByRole('button', { name: 'Like this message' })).toBeVisible();
  await tapTwice(page, 300);
  await expect(reply.getByRole('button', { name: 'Remove like' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(reply.getByRole('button', { name: 'Remove like' })).toBeVisible();
  await reply.getByRole('button', { name: 'Remove like' }).press('Enter');
  await expect(reply.getByRole('button', { name: 'Like this message' })).toBeVisible();
  await page.reload();
  await expect(reply.getByRole('button', { name: 'Like this message' })).toBeVisible();
});

/** Taps twice on the newest reply, this many milliseconds apart: the events have their own timestamps. */
async function tapTwice(page: Page, apart: number): Promise<void> {
  await messages(page)
    .last()
    .evaluate((element, gap) => {
      const at = performance.now();
      for (const time of [at, at + gap]) {
        const tap = new MouseEvent('click', { bubbles: true });
        Object.defineProperty(tap, 'timeStamp', { value: time });
        element.dispatchEvent(tap);
      }
    }, apart);
}

test('[P11] a message is deleted at once with all that follows it, and restored, also after a reload', async ({
  page,
}) => {
  await talking(page, 'A word to be forgotten', 'And another');
  const own = messages(page).filter({ hasText: 'A word to be forgotten' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const remove = (message: Locator) => pickFor(message, 'Delete from here on');
  await remove(own);
  await expect(messages(page)).toHaveCount(1);
  await expect(
    page.getByRole('status').filter({ hasText: 'Deleted, with all that followed.' }),
  ).toBeVisible();
  await expect(composer(page)).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await undo.click();
  await expect(messages(page)).toHaveCount(5);
  await expect(undo).toHaveCount(0);

  await remove(messages(page).last());
  await expect(messages(page)).toHaveCount(4);
  await page.reload();
  await expect(messages(page)).toHaveCount(4);
  await undo.press('Enter');
  await expect(messages(page)).toHaveCount(5);

  await remove(own);
  await expect(messages(page)).toHaveCount(1);
  await expect(undo).toHaveCount(0, { timeout: undoTime });
  await page.reload();
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page).filter({ hasText: 'forgotten' })).toHaveCount(0);
});

/** For how long Undo is offered, and some time for a busy machine, in milliseconds. */
const undoTime = 60_000;

test('[P11] a message is edited, and both versions can be shown with their replies', async ({ page }) => {
  await talking(page, 'Good evening', 'And now?');
  await composer(page).fill('A draft');
  const own = messages(page).filter({ hasText: 'Good evening' });
  await own.hover();
  await own.getByRole('button', { name: 'Edit this message' }).click();
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('Good evening');
  await expect(page.getByRole('status').filter({ hasText: 'Editing your message' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await composer(page).press('Escape');
  await expect(composer(page)).toHaveValue('A draft');

  await own.getByRole('button', { name: 'Edit this message' }).press('Enter');
  await composer(page).fill('Good morning');
  await composer(page).press('Enter');
  const edited = messages(page).filter({ hasText: 'Good morning' });
  await expect(edited.getByText('2 / 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await expect(messages(page)).toHaveCount(3);
  await expect(composer(page)).toHaveValue('A draft');
  await edited.getByRole('button', { name: 'Previous version' }).click();
  await expect(messages(page)).toHaveCount(5);
  await expect(own.getByText('1 / 2')).toBeVisible();
  await page.reload();
  await expect(own.getByText('1 / 2')).toBeVisible();
  await expect(messages(page)).toHaveCount(5);
});

test('[S9.8] Undo says that it hides what another device has written since @long', async ({ page }) => {
  const member = await talking(page, 'First', 'Second');
  const offered = page.getByRole('status').filter({ hasText: 'Deleted, with all that followed.' });
  const roomId = new URL(page.url()).searchParams.get('roomId') ?? '';
  const stored = await ask(roomInfo, { roomId }, member.user.token);
  const messageId = stored.messages.find(({ text }) => text === 'Second')?.messageId ?? '';
  await ask(deleteMessage, { messageId }, member.user.token);
  await say(member, roomId, 'Third');
  await expect(offered).toContainText('Undo will hide the messages written since.');
});
