import { expect } from '@playwright/test';
import { logout } from '../../../contract/sign-in/user.ts';
import { findBarriers } from '../support/axe.ts';
import { newMember } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { test } from '../support/fixtures.ts';
import {
  followMail,
  fillPanel,
  logOut,
  panel,
  signedIn,
  signIn,
  signUp,
  somebody,
} from '../support/users/people.ts';
import { signedInMember } from '../support/members-room.ts';

test('[S1.10] [S2.14] [S2.47] [S4.2] [S4.4] [S4.6] [S4.7] [S3.5] a visitor signs up, opens the mailed link, is signed in on the same page, and stays signed in', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/detail?mateId=iris-vale');
  await signUp(page, person);
  await expect(page).toHaveURL(
    `/verify-email-address?redirect_url=${encodeURIComponent('/detail?mateId=iris-vale')}`,
  );
  await expect(page.getByText(person.email)).toBeVisible();

  await followMail(page, person);
  await expect(page).toHaveURL('/detail?mateId=iris-vale');
  await expect(signedIn(page)).toHaveText('50 credits');
  await page.reload();
  await expect(signedIn(page)).toHaveText('50 credits');
});

test('[S1.10] [S4.2] [S4.3] signing in reloads the page; logging out opens the start page and clears the user', async ({
  page,
}) => {
  const member = await newMember();
  await page.goto('/detail?mateId=iris-vale');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await signIn(page, member);
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL('/detail?mateId=iris-vale');

  await logOut(page);
  await expect(page).toHaveURL('/');
  const stored: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('user-store') ?? 'null'));
  expect(stored).toEqual({
    userInfo: { language: 'en' },
    registerEmail: null,
    nfsw: false,
    userBenefits: { chats: 0, goldCoins: 0, userId: '' },
  });
});

test('[S8.7] a wrong password shows only the panel with the entered values', async ({ page }) => {
  const member = await newMember();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillPanel(page, { ...member, password: 'not the password' });
  const answered = page.waitForResponse('**/user/login');
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await answered;
  await expect(panel(page).getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(panel(page).getByRole('textbox', { name: 'Email' })).toHaveValue(member.email);
  await expect(panel(page).getByLabel('Password', { exact: true })).toBeFocused();
});

test('[S8.5] a rejected sign-up shows a red notification at the top with the reason, for three seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(page).getByRole('button', { name: 'Sign up' }).click();
  await fillPanel(page, { email: 'no address', password: 'a long enough password' });
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  const alert = page.getByRole('alert').filter({ visible: true });
  await expect(alert).toHaveText('Please enter a valid email address.');
  await page.clock.runFor(3200);
  await expect(alert).toHaveCount(0);
});

test('[S8.2] [S8.10] an expired session opens the panel in sign-in mode; the chat and the draft are preserved and continue after signing in', async ({
  page,
}) => {
  const member = await signedInMember(page);
  await page.goto('/chat-detail?mateId=iris-vale');
  const composer = page.getByRole('textbox', { name: 'Message Iris' });
  // The send, not a page-load call, must hit the expired session.
  await expect(page.getByRole('group', { name: 'Suggested replies' }).getByRole('button')).toHaveCount(3);
  await composer.fill('This must not be lost');
  await ask(logout, {}, member.user.token);
  await composer.press('Enter');

  await expect(panel(page)).toHaveAccessibleName('Sign in to Mates');
  // The page may learn of the end before the key is pressed: then the words are still in the composer.
  const conversation = page.getByRole('region', { name: 'Conversation with Iris Vale', includeHidden: true });
  const count = async () =>
    [await conversation.innerText(), await page.locator('textarea').inputValue()]
      .join('\n')
      .split('This must not be lost').length - 1;
  await expect.poll(count).toBe(1);
  await fillPanel(page, member);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(count).toBeGreaterThan(0);
});

test('[S8.10] logging out with unsent drafts asks whether to keep or discard them', async ({
  page,
  observer: _,
}) => {
  const member = await signedInMember(page);
  const chat = '/chat-detail?mateId=iris-vale';
  const composer = page.getByRole('textbox', { name: 'Message Iris' });
  const question = page.getByRole('dialog', { name: 'You have unsent drafts. Log out anyway?' });
  const words = 'words for nobody else';
  const kept = () =>
    page.evaluate((text) => Object.values(localStorage).some((value) => String(value).includes(text)), words);
  const askToLeave = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Account and settings' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
  };
  const signInButton = page.getByRole('banner').getByRole('button', { name: 'Sign in' });

  await page.goto(chat);
  await composer.fill(words);
  await askToLeave();
  await expect(question).toContainText('1 unsent draft is saved on this device.');
  expect(await findBarriers(page)).toEqual([]);
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(signedIn(page)).toBeVisible();

  await askToLeave();
  await question.getByRole('button', { name: 'Log out and keep drafts' }).click();
  await expect(signInButton).toBeVisible();
  expect(await kept()).toBe(true);
  await signIn(page, member);
  await page.goto(chat);
  await expect(composer).toHaveValue(words);

  await askToLeave();
  await question.getByRole('button', { name: 'Log out and delete drafts' }).click();
  await expect(signInButton).toBeVisible();
  expect(await kept()).toBe(false);
});

test('two tabs: signing in or out in one updates the other', async ({ page, context }) => {
  const member = await newMember();
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await signIn(page, member);
  await expect(signedIn(other)).toBeVisible();
  await page.bringToFront();
  await logOut(page);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('[S3.6] a corrupt store is repaired and never causes a blank page @long', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('user-store', '{"userInfo":{"uuid":5},"userBenefits":'),
  );
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recommended' })).toBeVisible();
});
