import { expect, type Browser, type Page } from '@playwright/test';
import { login, register, verifyStatus } from '../../../contract/sign-in/user.ts';
import { confirmEmail } from '../../../contract/sign-in/verify-email.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { linkInMailTo } from '../support/users/outbox.ts';
import { fillPanel, panel, signedIn, signUp, somebody, type Person } from '../support/users/people.ts';

/** Opens the newest mailed link in a browser that did not sign up. */
async function openElsewhere(browser: Browser, { email }: Person): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(await linkInMailTo(email));
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  return page;
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm my email address' });
const password = (page: Page) => page.getByRole('main').getByLabel('Password', { exact: true });

test('opening the mailed link confirms nothing, whatever scripts the page runs; pressing the button does', async ({
  page,
  browser,
}) => {
  const person = somebody();
  await page.goto('/');
  await signUp(page, person);
  const confirmations: string[] = [];
  const scanner = await browser.newContext();
  scanner.on('request', (request) => {
    if (new URL(request.url()).pathname === confirmEmail.path) confirmations.push(request.method());
  });
  const tab = await scanner.newPage();
  await tab.goto(await linkInMailTo(person.email));
  await expect(confirm(tab)).toBeVisible();
  await tab.waitForLoadState('networkidle');
  await tab.mouse.move(200, 200);
  await tab.mouse.wheel(0, 2000);
  expect(tab.url()).not.toContain('confirm=');
  expect(await findBarriers(tab)).toEqual([]);
  await scanner.close();
  expect(confirmations).toEqual([]);
  await expect(ask(login, person)).rejects.toThrow();
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
});

test('the tab of the link goes on by itself where the tab that signed up received the session before', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/');
  await signUp(page, person);
  const tab = await page.context().newPage();
  await tab.route(`**${confirmEmail.path}`, async (route) => {
    const response = await route.fetch();
    await expect(signedIn(page)).toBeVisible();
    await route.fulfill({ response });
  });
  await tab.goto(await linkInMailTo(person.email));
  await confirm(tab).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Discover');
  await expect(signedIn(tab)).toBeVisible();
});

test('a user who signed up with a stranger’s address gets no access, whatever the stranger does with the link', async ({
  browser,
}) => {
  const attacker = somebody();
  const registration = await ask(register, attacker);
  const poll = () => ask(verifyStatus, { email: attacker.email, ticket: registration?.ticket ?? '' });
  const page = await openElsewhere(browser, attacker);
  await page.keyboard.press('Tab');
  await confirm(page).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Enter the password you chose when you signed up' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('If it wasn’t you, close this page');
  await expect(password(page)).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.type('a password of the stranger');
  await page.keyboard.press('Enter');
  await expect(password(page)).toHaveAccessibleDescription(
    'This isn’t the password you chose when you signed up.',
  );
  await expect(password(page)).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  expect(await poll()).toEqual({ verified: false });

  const stranger = { email: attacker.email, password: 'a password of the stranger' };
  await page.getByRole('button', { name: 'Create my own account' }).click();
  await fillPanel(page, stranger);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(await linkInMailTo(stranger.email));
  await confirm(tab).click();
  await expect(signedIn(tab)).toBeVisible();
  expect(await poll()).toEqual({ verified: false });
  await expect(ask(login, attacker)).rejects.toThrow();
  await page.context().close();
});

test('in another browser the password of the sign-up signs the user in, and the first browser continues as well', async ({
  page,
  browser,
}) => {
  const person = somebody();
  await page.goto('/detail?mateId=iris-vale');
  await signUp(page, person);
  const elsewhere = await openElsewhere(browser, person);
  await confirm(elsewhere).click();
  await password(elsewhere).fill(person.password);
  await elsewhere.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(signedIn(elsewhere)).toBeVisible();
  await elsewhere.context().close();
  await expect(signedIn(page)).toBeVisible();
  await expect(page).toHaveURL('/detail?mateId=iris-vale');
});

test('a used link shows how to continue', async ({ page, browser }) => {
  const person = somebody();
  await page.goto('/');
  await signUp(page, person);
  const first = await openElsewhere(browser, person);
  const second = await openElsewhere(browser, person);
  await confirm(first).click();
  await password(first).fill(person.password);
  await password(first).press('Enter');
  await expect(signedIn(first)).toBeVisible();
  await first.context().close();

  await confirm(second).click();
  await expect(second.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(await findBarriers(second)).toEqual([]);
  await second.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(panel(second)).toHaveAccessibleName('Sign in to Mates');
  await second.context().close();
});
