import { expect, type Locator, type Page } from '@playwright/test';
import { storeOf } from '../machines/app/shell-samples.ts';
import { newMember, openRoom, say, type Member } from './support/api.ts';
import { findBarriers } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { Gate, refusal, success } from './support/gate.ts';
import { persistUser } from './support/storage.ts';

const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message Iris' });
const ideas = (page: Page): Locator => page.getByRole('group', { name: 'Suggested replies' });
const messages = (page: Page): Locator =>
  page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem');

/** Opens a room with Iris that has this many messages, as a signed-in member. */
async function talking(page: Page, ...texts: string[]): Promise<Member> {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  for (const text of texts) await say(member, roomId, text);
  await persistUser(page, storeOf({ user: member.user }));
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

test('[S7.30] a new room shows neither suggestions that failed to load nor an error', async ({ page }) => {
  const gate = new Gate(page);
  await gate.answer('/girl/chat/getInspiration', refusal(5020, 'No suggestions this time.'));
  const asked = page.waitForResponse('**/girl/chat/getInspiration');
  await talking(page);
  await asked;
  await expect(ideas(page)).toHaveCount(0);
  await expect(page.getByText(/suggest/i)).toHaveCount(0);
  await expect(composer(page)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('[S7.30] suggestions that failed to load are requested again on the next turn', async ({ page }) => {
  const gate = new Gate(page);
  await gate.answer('/girl/chat/getInspiration', refusal(5020, 'No suggestions this time.'));
  await talking(page);
  await gate.answer('/girl/chat/getInspiration', success({ ideas: ['Why?'] }));
  await composer(page).fill('Hello');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ideas(page).getByRole('button', { name: 'Why?' })).toBeVisible();
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

test('[P11] a message is deleted permanently after a confirmation, the user’s own together with its reply', async ({
  page,
}) => {
  await talking(page, 'A word to be forgotten', 'And another');
  const own = messages(page).filter({ hasText: 'A word to be forgotten' });
  await own.hover();
  await own.getByRole('button', { name: 'Delete this message' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this message?' });
  await expect(question).toContainText('and the replies to it');
  expect(await findBarriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(messages(page)).toHaveCount(5);
  await own.hover();
  await own.getByRole('button', { name: 'Delete this message' }).click();
  await question.getByRole('button', { name: 'Delete message' }).click();
  await expect(messages(page)).toHaveCount(3);
  await messages(page).last().getByRole('button', { name: 'Delete this message' }).click();
  await expect(question).toContainText('This reply will be permanently deleted');
  await question.getByRole('button', { name: 'Delete message' }).click();
  await expect(messages(page)).toHaveCount(2);
  await page.reload();
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).filter({ hasText: 'forgotten' })).toHaveCount(0);
});
