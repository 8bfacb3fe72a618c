import { expect, type Locator, type Page } from '@playwright/test';
import { logout } from '../../../contract/sign-in/user.ts';
import { newMember, openRoom, talk, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { test } from '../support/fixtures.ts';
import { pickFor } from '../support/menus.ts';
import { fillPanel, panel } from '../support/users/people.ts';
import { persistMember } from '../support/members-room.ts';

const thread = (page: Page): Locator => page.getByRole('region', { name: 'Conversation with Iris Vale' });
const messages = (page: Page): Locator => thread(page).locator('[data-status]');
const last = (page: Page): Locator => messages(page).last();
const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message Iris' });
const another = (page: Page): Locator => last(page).getByRole('button', { name: 'Another reply' });
const offlineNotice = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'You’re offline' });

/** A room with one message and its reply, open in the page. */
async function talking(page: Page, text = 'Tell me a long story'): Promise<{ member: Member; path: string }> {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await talk(member, roomId, text);
  await persistMember(page, member);
  const path = `/chat-detail?roomId=${roomId}`;
  await page.goto(path);
  await expect(messages(page)).toHaveCount(3);
  return { member, path };
}

async function requestAnother(page: Page): Promise<void> {
  await last(page).hover();
  await another(page).click();
  await expect(last(page)).toContainText('2 / 2');
}

async function complete(page: Page): Promise<void> {
  await expect(last(page)).toHaveAttribute('data-status', 'done');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden();
}

const textOf = (message: Locator): Promise<string> => message.locator('[dir="auto"]').first().innerText();

test('[S8.10] another reply continues while the page reloads, and the first one remains', async ({
  page,
}) => {
  await talking(page);
  const first = await textOf(last(page));
  await requestAnother(page);
  await page.reload();
  await expect(last(page)).toContainText('2 / 2');
  await complete(page);
  await expect(messages(page)).toHaveCount(3);
  await last(page).getByRole('button', { name: 'Previous reply' }).click();
  await expect(last(page)).toContainText('1 / 2');
  expect(await textOf(last(page))).toBe(first);
});

test('[S8.10] another reply resumes after its connection breaks, and no text is duplicated', async ({
  page,
  context,
}) => {
  await talking(page);
  await requestAnother(page);
  await context.setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await context.setOffline(false);
  await complete(page);
  const live = await textOf(last(page));
  await page.reload();
  await expect(last(page)).toContainText('2 / 2');
  expect(await textOf(last(page))).toBe(live);
});

test('[S8.10] a double click on Another reply requests one reply', async ({ page }) => {
  await talking(page);
  await last(page).hover();
  await another(page).dblclick();
  await expect(last(page)).toContainText('2 / 2');
  await complete(page);
  await page.reload();
  await expect(last(page)).toContainText('2 / 2');
});

test('[S8.10] a deletion without network deletes nothing, reports it, and can be repeated', async ({
  page,
  context,
}) => {
  // The menu of a message loads a moment after the chat.
  const menu = page.waitForResponse(/\/on-demand-[\w-]+\.js$/);
  await talking(page);
  await (await menu).finished();
  await context.setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await pickFor(messages(page).nth(1), 'Delete from here on');
  await expect(messages(page).nth(1).getByRole('alert')).toBeVisible();
  await expect(messages(page)).toHaveCount(3);
  await context.setOffline(false);
  await expect(offlineNotice(page)).toBeHidden();
  await pickFor(messages(page).nth(1), 'Delete from here on');
  await expect(messages(page)).toHaveCount(1);
});

test('[S8.10] the text of an edit survives the end of the session and the next sign-in', async ({ page }) => {
  const { member } = await talking(page);
  const own = messages(page).nth(1);
  await own.hover();
  await own.getByRole('button', { name: 'Edit this message' }).click();
  await composer(page).fill('Tell me a short story');
  await ask(logout, {}, member.user.token);
  const dialog = page.getByRole('dialog', { name: /^Sign in to/ });
  await expect(dialog).toBeVisible();
  await fillPanel(page, member);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(composer(page)).toHaveValue('Tell me a short story');
  await page.reload();
  await expect(composer(page)).toHaveValue('Tell me a short story');
  await expect(messages(page)).toHaveCount(3);
});

test('[S8.10] messages that were queued when the tab crashed are sent once, in order', async ({
  page,
  context,
}) => {
  const { path } = await talking(page);
  const queued = ['Tell me a longer story', 'What is your name?', 'Do you like tea?'];
  for (const text of queued) {
    await composer(page).fill(text);
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue('');
  }
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // Answered only when the page is closed.
  const command = devtools.send('Page.crash').catch(isClosed);
  await crashed;
  await page.close();
  await command;

  const next = await context.newPage();
  await next.goto(path);
  const own = thread(next).locator('[data-status=sent]');
  await expect(own).toHaveText(
    [/Tell me a long story/, ...queued.map((text) => new RegExp(text.replace('?', String.raw`\?`)))],
    { timeout: 60_000 },
  );
  await expect(next.getByText('Waiting to send')).toHaveCount(0);
});

/** The crash takes the connection to the page with it. */
const isClosed = (error: unknown): void => {
  expect(String(error)).toMatch(/crash|closed/i);
};

test('[S8.10] a message written before days without network is sent once when it is back', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await talking(page);
  await context.setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await composer(page).fill('Are you still there?');
  await composer(page).press('Enter');
  await expect(last(page)).toContainText('Are you still there?');
  await page.clock.fastForward(3 * 24 * 60 * 60 * 1000);
  await expect(last(page)).toContainText('Are you still there?');
  await context.setOffline(false);
  await expect(messages(page)).toHaveCount(5, { timeout: 60_000 });
  await complete(page);
  await page.reload();
  await expect(thread(page).getByText('Are you still there?')).toHaveCount(1);
});
