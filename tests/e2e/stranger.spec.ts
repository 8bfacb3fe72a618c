import { expect, type Page } from '@playwright/test';
import { newMember } from './support/api.ts';
import { findBarriers } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { fillPanel, followMail, join, logOut, panel, somebody } from './support/people.ts';

/** The texts that a stranger presses and reads. */
const languages = [
  {
    language: 'en',
    tag: '',
    tryIt: 'Try it',
    next: 'Continue',
    left: '4 messages left',
    create: 'Create an account',
  },
  {
    language: 'ar',
    tag: ' @long',
    tryIt: 'جرّب الآن',
    next: 'متابعة',
    left: 'بقيت 4 رسائل',
    create: 'إنشاء حساب',
  },
] as const;

const enterBirthDate = async (page: Page) => {
  await page.locator('[name="bday-day"]').fill('17');
  await page.locator('[name="bday-month"]').selectOption('5');
  await page.locator('[name="bday-year"]').fill('1990');
};

for (const words of languages) {
  test(`a stranger has the first words within two presses and a date of birth (${words.language})${words.tag}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ locale: words.language, ...(baseURL ? { baseURL } : {}) });
    await page.goto('/');
    await page.getByRole('link', { name: words.tryIt }).click();
    await enterBirthDate(page);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: words.next, exact: true }).click();
    const message = page.locator('textarea');
    await message.fill('Hello');
    expect(await findBarriers(page)).toEqual([]);
    await message.press('Enter');
    await expect(page.getByText(words.left)).toBeVisible();
    const talk = page.getByRole('main').getByRole('listitem');
    await expect(talk).toHaveCount(3);
    const [, , reply = ''] = await talk.allInnerTexts();

    await message.fill('A word that is not sent');
    await page.reload();
    await expect(message).toHaveValue('A word that is not sent');
    expect(await talk.allInnerTexts()).toContain(reply);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: words.create }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.close();
  });
}

test('a trial chat ends after five messages, and moves into the account that the stranger makes', async ({
  page,
}) => {
  await page.goto('/try?mateId=wren');
  await enterBirthDate(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const message = page.getByRole('textbox', { name: 'Message Wren' });
  for (const [index, text] of ['One', 'Two', 'Three', 'Four', 'Five'].entries()) {
    await message.fill(text);
    await message.press('Enter');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3 + 2 * index);
  }
  await expect(message).toHaveCount(0);
  await page.getByRole('button', { name: 'Create an account' }).click();
  const person = somebody();
  await fillPanel(page, person);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
  await followMail(page, person);
  await page.waitForURL('/try?mateId=wren');
  await enterBirthDate(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(/\/chat-detail\?roomId=/);
  const thread = page.getByRole('region', { name: /^Conversation with/ });
  await expect(thread.getByText('Five', { exact: true })).toBeVisible();
  await expect(thread.getByRole('listitem')).toHaveCount(11);
  await expect(thread.getByText('Imported', { exact: true })).toHaveCount(6);
  // Whatever leads to the chat with the mate finds this one, as Back does.
  const place = page.url();
  for (const way of ['/try?mateId=wren', '/chat-detail?mateId=wren']) {
    await page.goto(way);
    await page.waitForURL(place);
  }
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('trial/'))),
  ).toEqual([]);
});

test('a trial chat is added to an account that was made from another page, in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/try?mateId=wren');
  await enterBirthDate(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const message = page.getByRole('textbox', { name: 'Message Wren' });
  await message.fill('One');
  await message.press('Enter');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await page.close();

  const tab = await context.newPage();
  await tab.goto('/');
  await join(tab);
  const notice = tab.getByRole('status').filter({ hasText: 'You chatted with Wren before you signed in.' });
  await expect(notice).toBeVisible();
  expect(await findBarriers(tab)).toEqual([]);
  await notice.getByRole('button', { name: 'Add to my chats' }).press('Enter');
  await tab.waitForURL(/\/chat-detail\?roomId=/);
  await expect(
    tab.getByRole('region', { name: /^Conversation with/ }).getByText('One', { exact: true }),
  ).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(
    await tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('trial/'))),
  ).toEqual([]);
});

const signUp = (page: Page) => page.getByRole('dialog', { name: 'Create your account' });

test('the chat of a mate asks a stranger to sign up, over her page, where closing leads', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Chat with/ })
    .first()
    .click();
  await expect(signUp(page)).toBeVisible();
  await expect(signUp(page).getByRole('figure')).toContainText(/Chat with/);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/detail\?mateId=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the chat that a stranger opens from the page of its mate asks to sign up too', async ({ page }) => {
  await page.goto('/detail?mateId=wren');
  await page.getByRole('main').getByRole('link', { name: 'Chat with Wren' }).click();
  await expect(signUp(page).getByRole('figure')).toContainText('Wren');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/detail?mateId=wren');
});

test('who has signed in with this browser before is asked to sign in, and comes to the chat', async ({
  page,
}) => {
  const member = await newMember();
  const signIn = async () => {
    await fillPanel(page, member);
    const reload = page.waitForEvent('load');
    await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
    await reload;
  };
  const composer = page.getByRole('textbox', { name: /^Message/ });
  await page.goto('/chat-detail?mateId=iris-vale');
  await signUp(page).getByRole('button', { name: 'Sign in' }).click();
  await signIn();
  await expect(composer).toBeVisible();
  await page.goto('/');
  await logOut(page);
  await page.goto('/chat-detail?mateId=iris-vale');
  await expect(page.getByRole('dialog', { name: /^Sign in to/ }).getByRole('figure')).toContainText('Iris');
  await signIn();
  await expect(composer).toBeVisible();
});
