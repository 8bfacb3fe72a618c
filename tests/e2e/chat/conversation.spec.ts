import { expect, type Locator, type Page } from '@playwright/test';
import { newMember, openRoom, say, type Member } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { join } from '../support/users/people.ts';
import { pickFor, pickForChat } from '../support/menus.ts';
import { signedInMember, persistMember } from '../support/members-room.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message Iris' });
const conversation = (page: Page): Locator =>
  page.getByRole('region', { name: 'Conversation with Iris Vale' });
const messages = (page: Page): Locator => conversation(page).getByRole('listitem');
const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true });
const stopButton = (page: Page): Locator => page.getByRole('button', { name: 'Stop', exact: true });

/** Opens the room with Iris as a signed-in member. */
async function talking(page: Page): Promise<Member> {
  const member = await signedInMember(page);
  await page.goto('/chat-detail?mateId=iris-vale');
  await expect(messages(page)).toHaveCount(1);
  return member;
}

/** Waits until the current reply has ended. */
async function replied(page: Page): Promise<void> {
  await expect(stopButton(page)).toHaveCount(0);
}

test('[S1.2] [S1.8] [S2.8] [S2.18] a visitor picks a mate, signs up, chats, leaves during a reply, and finds all messages on return', async ({
  page,
}) => {
  await page.goto('/detail?mateId=iris-vale');
  await join(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Chat|Talk)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/chat-detail\?roomId=/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await composer(page).fill('Good evening, my name is Ada');
  await sendButton(page).click();
  await expect(stopButton(page)).toBeVisible();
  await expect(messages(page)).toHaveCount(3);
  await replied(page);
  await expect(messages(page).last()).toContainText(/\w{2,}/);
  await expect(page.getByText('49 credits')).toBeVisible();

  await composer(page).fill('Tell me about the stars');
  await sendButton(page).click();
  await expect(messages(page)).toHaveCount(5);
  await page.reload();
  await expect(messages(page)).toHaveCount(5);
  await replied(page);
  const whole = await messages(page).allInnerTexts();
  expect(whole[3]).toContain('Tell me about the stars');

  await page.getByRole('link', { name: 'Back to your chats' }).click();
  await expect(page.getByRole('heading', { name: 'Recent chats' })).toBeVisible();
  await page.getByRole('link', { name: 'Iris Vale' }).click();
  await expect(messages(page)).toHaveCount(5);
  expect(await messages(page).last().innerText()).toContain(whole[4]?.split('\n').at(-1) ?? 'a reply');
});

test('a stopped reply is continued in place', async ({ page }) => {
  await talking(page);
  await composer(page).fill('Tell me a long story');
  await sendButton(page).click();
  await expect(messages(page).last()).toContainText(/Iris:\s*\S{3}/);
  await stopButton(page).click();
  await expect(conversation(page).getByText('You stopped this reply.')).toBeVisible();
  const count = await messages(page).count();
  const text = messages(page).last().locator('.rich-text');
  const begun = await text.innerText();
  await conversation(page).getByRole('button', { name: 'Continue' }).click();
  await replied(page);
  await expect(conversation(page).getByText('You stopped this reply.')).toHaveCount(0);
  await expect(messages(page)).toHaveCount(count);
  const whole = await text.innerText();
  expect(whole.startsWith(begun)).toBe(true);
  expect(whole.length).toBeGreaterThan(begun.length);
  await page.reload();
  await expect(text).toHaveText(whole, { useInnerText: true });
});

test('a reply is edited beside the original, and says so', async ({ page }) => {
  await talking(page);
  await composer(page).fill('Hello');
  await composer(page).press('Enter');
  await replied(page);
  const reply = messages(page).last();
  await composer(page).fill('My draft');
  await pickFor(reply, 'Edit this reply');
  await expect(page.getByText('Editing Iris’s reply')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await composer(page).fill('*waves* Good **night**');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(reply).toContainText('waves Good night');
  await expect(reply).toContainText('Edited by you');
  await expect(composer(page)).toHaveValue('My draft');
  await reply.getByRole('button', { name: 'Previous reply' }).click();
  await expect(reply).not.toContainText('Good night');
  await expect(reply).not.toContainText('Edited by you');
  await page.reload();
  await reply.getByRole('button', { name: 'Next reply' }).click();
  await expect(reply).toContainText('Edited by you');
});

test('messages that are written during a reply are queued, moved, taken back, and sent after it', async ({
  page,
}) => {
  await talking(page);
  const write = async (text: string) => {
    await composer(page).fill(text);
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue('');
  };
  await write('Tell me a long story');
  await expect(messages(page).last()).toContainText(/Iris:\s*\S{3}/);
  for (const text of ['What is your name?', 'Never mind', 'Do you like tea?']) await write(text);
  const line = (text: string) => messages(page).filter({ hasText: text });
  await line('Never mind').getByRole('button', { name: 'Edit message' }).click();
  await expect(composer(page)).toHaveValue('Never mind');
  await composer(page).fill('');
  const sooner = line('Do you like tea?').getByRole('button', { name: 'Send sooner' });
  await sooner.focus();
  await page.keyboard.press('Enter');
  await expect(messages(page).last()).toContainText('What is your name?');
  await expect(messages(page).last().getByText('Waiting to send')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Waiting to send')).toHaveCount(0, { timeout: 60_000 });
  await replied(page);
  const own = page.locator('[data-status=sent]');
  await expect(own).toHaveText([/long story/, /like tea/, /your name/]);
});

test('[S8.10] a stopped reply is preserved and can be requested again', async ({ page }) => {
  await talking(page);
  await composer(page).fill('Tell me a long story');
  await sendButton(page).click();
  await expect(messages(page).last()).toContainText(/Iris:\s*\S{3}/);
  await stopButton(page).click();
  await expect(conversation(page).getByText('You stopped this reply.')).toBeVisible();
  await conversation(page).getByRole('button', { name: 'Retry' }).click();
  await replied(page);
  await expect(conversation(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(conversation(page).getByText('Tell me a long story')).toHaveCount(1);
  await expect(messages(page).last()).toContainText(/\w{2,}/);
});

test('a screen reader gets the reply once, in whole sentences', async ({ page }) => {
  await talking(page);
  await composer(page).fill('Tell me about the stars');
  await sendButton(page).click();
  await expect(messages(page)).toHaveCount(3);
  await replied(page);
  const announced = page.getByRole('log').getByRole('paragraph');
  const wordsOf = (texts: readonly string[]) => texts.join(' ').match(/[\p{L}\d]+/gu);
  const reply = await messages(page).last().locator('[dir=auto]').first().innerText();
  expect(wordsOf(await announced.allInnerTexts())).toEqual(wordsOf([reply]));
  for (const text of await announced.allInnerTexts()) expect(text).toMatch(/\p{P}$/u);
});

test('[S8.10] a reply resumes after its connection breaks, and no text is duplicated', async ({
  page,
  context,
}) => {
  await talking(page);
  await composer(page).fill('Tell me a long story');
  await sendButton(page).click();
  await expect(messages(page)).toHaveCount(3);
  await context.setOffline(true);
  await context.setOffline(false);
  await replied(page);
  await expect(messages(page)).toHaveCount(3);
  const live = await messages(page).last().innerText();
  await page.reload();
  await expect(messages(page)).toHaveCount(3);
  expect(await messages(page).last().innerText()).toBe(live);
});

test('a long conversation loads page by page, back to its first message', async ({ page }) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  for (let index = 1; index <= 27; index += 1) await say(member, roomId, `Sentence ${index}`);
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(conversation(page).getByText('Sentence 27', { exact: true })).toBeVisible();
  await expect(conversation(page).getByText('This is the start of your conversation.')).toHaveCount(0);
  await conversation(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -5000);
    await expect(conversation(page).getByText('This is the start of your conversation.')).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(conversation(page).getByText(/^Sentence \d+$/)).toHaveCount(27);
});

test('the conversation and the list of conversations have no accessibility violations', async ({ page }) => {
  await talking(page);
  await composer(page).fill('Hello');
  await composer(page).press('Enter');
  await replied(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to your chats' }).click();
  await expect(page.getByRole('link', { name: 'Iris Vale' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await pickForChat(page, 'Iris Vale', 'Delete the chat with Iris Vale');
  const undo = page.getByRole('button', { name: 'Undo the deletion of the chat with Iris Vale' });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription('Chat with Iris Vale deleted.');
  expect(await findBarriers(page)).toEqual([]);
  await undo.press('Enter');
  await expect(page.getByRole('link', { name: 'Iris Vale' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent chats' })).toBeFocused();
});
