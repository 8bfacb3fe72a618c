import { expect, type Locator, type Page } from '@playwright/test';
import { newMember } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { fillPanel, followMail, join, logOut, openMail, panel, somebody } from '../support/users/people.ts';

/** The texts that a stranger presses and reads. */
const languages = [
  {
    language: 'en',
    tag: '',
    chat: /^Chat with/,
    without: '5 messages without an account',
    next: 'Continue',
    left: '4 messages left',
    stop: 'Stop',
    create: 'Create an account',
  },
  {
    language: 'ar',
    tag: ' @long',
    chat: /^الدردشة مع/,
    without: '5 رسائل بلا حساب',
    next: 'متابعة',
    left: 'بقيت 4 رسائل',
    stop: 'إيقاف',
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
    await expect(page.getByText(words.without)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: words.chat }).first().click();
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
    await expect(page.getByRole('button', { name: words.stop, exact: true })).toHaveCount(0);
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

test('after the last message the focus is on what comes next', async ({ page }) => {
  await page.goto('/chat-detail?mateId=iris-vale');
  await enterBirthDate(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const message = page.locator('textarea');
  for (const left of [4, 3, 2, 1]) {
    await message.fill('Hello');
    await message.press('Enter');
    await expect(page.getByText(`${left} ${left === 1 ? 'message' : 'messages'} left`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  }
  await message.fill('Bye');
  await message.press('Enter');
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeFocused();
});

/** Counts what a person does: each press and each filled field, a date being one. */
const countActions = (page: Page) => {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    fill: async (target: Locator, text: string) => {
      count += 1;
      await target.fill(text);
    },
    enterBirthDate: async () => {
      count += 1;
      await enterBirthDate(page);
    },
    taken: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
};

const next = (page: Page | Locator) => page.getByRole('button', { name: 'Continue', exact: true });

test('a stranger’s first words take five actions, and from there to the kept chat six, and the mail two more', async ({
  page,
}) => {
  const { press, fill, enterBirthDate: enterDate, taken } = countActions(page);
  await page.goto('/detail?mateId=wren');
  await press(page.getByRole('main').getByRole('link', { name: 'Chat with Wren' }));
  await enterDate();
  await press(next(page));
  const message = page.getByRole('textbox', { name: 'Message Wren' });
  await fill(message, 'Hello! My name is Ana.');
  await press(page.getByRole('button', { name: 'Send' }));
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  expect(taken()).toBe(5);
  const [greeting = '', , reply = ''] = await lines.allInnerTexts();

  await press(page.getByRole('button', { name: 'Create an account' }));
  const person = somebody();
  await fill(panel(page).getByRole('textbox', { name: 'Email' }), person.email);
  await fill(panel(page).getByLabel('Password', { exact: true }), person.password);
  await press(next(panel(page)));
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
  await followMail(page, person);
  await page.waitForURL(/\/chat-detail\?roomId=/);
  const thread = page.getByRole('region', { name: /^Conversation with/ });
  await expect(thread.getByRole('listitem')).toHaveCount(3);
  await expect(thread).toContainText(reply.split('\n').at(-1) ?? '');
  await expect(thread).toContainText(greeting.split('\n').at(-1) ?? '');
  await expect(thread.getByText('Imported', { exact: true })).toHaveCount(0);
  // The date of birth is in the form already.
  await press(next(page));
  await press(page.getByRole('button', { name: 'Got it' }));
  await expect(page.getByRole('textbox', { name: 'Message Wren' })).toBeVisible();
  expect(taken()).toBe(6);
  const place = page.url();
  await page.goBack();
  await page.goto('/chat-detail?mateId=wren');
  await page.waitForURL(place);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('trial/'))),
  ).toEqual([]);
});

test('a trial chat ends after five messages, and the mailed link opens it in the account, in both tabs', async ({
  page,
}) => {
  await page.goto('/chat-detail?mateId=wren');
  await enterBirthDate(page);
  await next(page).click();
  const message = page.getByRole('textbox', { name: 'Message Wren' });
  for (const [index, text] of ['One', 'Two', 'Three', 'Four', 'Five'].entries()) {
    await message.fill(text);
    await message.press('Enter');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3 + 2 * index);
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  }
  await expect(message).toHaveCount(0);
  await page.getByRole('button', { name: 'Create an account' }).click();
  const person = somebody();
  await fillPanel(page, person);
  await next(panel(page)).click();
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
  const tab = await openMail(page, person);
  for (const one of [tab, page]) {
    await one.waitForURL(/\/chat-detail\?roomId=/);
    const thread = one.getByRole('region', { name: /^Conversation with/ });
    await expect(thread.getByText('Five', { exact: true })).toBeVisible();
    await expect(thread.getByRole('listitem')).toHaveCount(11);
  }
  expect(tab.url()).toBe(page.url());
  // The date of birth that was entered in the first tab is in the form of the second.
  const { press, taken } = countActions(tab);
  await press(next(tab));
  await press(tab.getByRole('button', { name: 'Got it' }));
  await expect(tab.getByRole('textbox', { name: 'Message Wren' })).toBeVisible();
  expect(taken()).toBe(2);
});

test('a reply that is stopped stays as far as it came, and the chat goes on', async ({ page }) => {
  await page.goto('/chat-detail?mateId=wren');
  await enterBirthDate(page);
  await next(page).click();
  const message = page.getByRole('textbox', { name: 'Message Wren' });
  await message.fill('Tell me a long story, please.');
  await message.press('Enter');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(lines).toHaveCount(3);
  await message.fill('Go on.');
  await message.press('Enter');
  await expect(lines).toHaveCount(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a trial chat of more than an hour ago is offered to the account that was made meanwhile', async ({
  page,
  context,
}) => {
  await page.goto('/chat-detail?mateId=wren');
  await enterBirthDate(page);
  await next(page).click();
  const message = page.getByRole('textbox', { name: 'Message Wren' });
  await message.fill('One');
  await message.press('Enter');
  await expect(page.getByText('4 messages left')).toBeVisible();
  const twoHours = 7_200_000;
  await page.evaluate((earlier) => {
    const trial = JSON.parse(localStorage.getItem('trial/wren') ?? '');
    localStorage.setItem('trial/wren', JSON.stringify({ ...trial, endsAt: trial.endsAt - earlier }));
  }, twoHours);
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
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn();
  await expect(composer).toBeVisible();
  await page.goto('/');
  await logOut(page);
  await page.goto('/chat-detail?mateId=iris-vale');
  await expect(page.getByRole('dialog', { name: /^Sign in to/ }).getByRole('figure')).toContainText('Iris');
  await signIn();
  await expect(composer).toBeVisible();
});
