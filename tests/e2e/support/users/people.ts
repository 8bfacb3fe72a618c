/** The actions of users on the page, located by what they see and read. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { confirmAge } from '../../../../contract/account/age.ts';
import { userKey } from '../../../../src/services/auth/user-store.ts';
import { adultBirthDate, ask } from './ask.ts';
import { linkInMailTo } from './outbox.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** Returns the credentials of a user whom the server does not know yet. */
export function somebody(): Person {
  return { email: `${randomUUID()}@example.org`, password: 'a long enough password' };
}

/** The sign-in or sign-up dialog. */
export function panel(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Sign in to|Create your account)/ });
}

/** Submits the form of the date of birth, as a user who is old enough. */
export async function submitBirthDate(within: Page | Locator): Promise<void> {
  await within.getByLabel('Day').fill('7');
  await within.getByLabel('Month').selectOption('February');
  await within.getByLabel('Year').fill('1990');
  await within.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
}

/** Opens the panel from any page with a header. */
export const openPanel = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();

export async function fillPanel(page: Page, { email, password }: Person): Promise<void> {
  await panel(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await panel(page).getByLabel('Password', { exact: true }).fill(password);
}

/** Opens the panel from any page with a header, switches its mode, fills it in and submits it. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Sign up' }).click();
  await fillPanel(page, person);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
}

/**
 * Opens the mailed link in another tab, as a mail program does, confirms there, and returns the tab, which is signed in. The link has
 * the server's own origin; a page on Vite's origin has other storage, so the link is opened on the origin of `page`.
 */
export async function openMail(page: Page, person: Person, outbox?: string): Promise<Page> {
  const tab = await page.context().newPage();
  const { pathname, search, hash } = new URL(await linkInMailTo(person.email, outbox));
  await tab.goto(new URL(pathname + search + hash, page.url()).href);
  await tab.getByRole('button', { name: 'Confirm my email address' }).click();
  // The server sends the user info once: the tab goes on when the browser has stored it.
  await tab.waitForURL((url) => url.pathname !== pathname, { waitUntil: 'commit' });
  return tab;
}

/** The same, and closes the tab. Chromium may never close a tab that is reloading. */
export async function followMail(page: Page, person: Person, outbox?: string): Promise<void> {
  const tab = await openMail(page, person, outbox);
  await expect(tab.getByRole('heading', { level: 1 })).toBeAttached();
  await tab.close();
}

/** Creates an account that can chat, signed in on the current page. `outbox` is that of the test's own server. */
export async function join(page: Page, person: Person = somebody(), outbox?: string): Promise<Person> {
  await joinWithoutAge(page, person, outbox);
  await ask(confirmAge, { birthDate: adultBirthDate }, await tokenOn(page), page.url());
  return person;
}

/** The same for a user whose age is unknown. */
export async function joinWithoutAge(
  page: Page,
  person: Person = somebody(),
  outbox?: string,
): Promise<Person> {
  if (page.url() === 'about:blank') await page.goto('/');
  const start = page.url();
  await signUp(page, person);
  await followMail(page, person, outbox);
  // The page shows the signed-in user shortly before it reloads where the sign-up began.
  await page.waitForURL(start, { waitUntil: 'commit' });
  await expectSignedIn(page);
  return person;
}

/** Waits for the signed-in page after a sign-up. A check that begins while the page reloads may never end: it is repeated. */
export const expectSignedIn = (page: Page): Promise<void> =>
  expect(async () => {
    await expect(signedIn(page)).toBeVisible({ timeout: 5000 });
  }).toPass();

/** Returns the token that the page's calls send. */
export async function tokenOn(page: Page): Promise<string> {
  let stored: string | null = null;
  // The page may be about to reload, which aborts every evaluation in it.
  await expect(async () => {
    stored = await page.evaluate((key) => localStorage.getItem(key), userKey);
  }).toPass();
  return v.parse(StoredToken, JSON.parse(stored ?? '')).userInfo.token;
}

const StoredToken = v.object({ userInfo: v.object({ token: v.string() }) });

/** The number of remaining chats, which the header shows to signed-in users. */
export function signedIn(page: Page): Locator {
  return page.getByRole('banner').getByText(/^\d+ credits?$/);
}

/** Waits until the page has reloaded after a sign-in. It shows the signed-in user shortly before. */
export async function reloaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'reload'),
  );
  await expect(signedIn(page)).toBeVisible();
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await openPanel(page);
  await fillPanel(page, person);
  const reload = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await reload;
  await expect(signedIn(page)).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account and settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
}
