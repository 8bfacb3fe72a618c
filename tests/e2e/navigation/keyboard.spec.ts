import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { followMail, panel, expectSignedIn, somebody } from '../support/users/people.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

async function pressOn(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

test('a user can sign up, chat, stop a reply, read older messages and log out with the keyboard alone', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/');
  await pressOn(page, page.getByRole('banner').getByRole('button', { name: 'Sign in' }));
  await expect(panel(page).getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeFocused();

  await page.keyboard.press('Enter');
  await pressOn(page, panel(page).getByRole('button', { name: 'Sign up' }));
  await tabTo(page, panel(page).getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(person.email);
  await tabTo(page, panel(page).getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeFocused();
  await followMail(page, person);
  await expectSignedIn(page);

  await page.keyboard.press('Tab');
  await pressOn(
    page,
    page.getByRole('region', { name: 'Recommended' }).getByRole('listitem').first().getByRole('link').first(),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pressOn(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^(Chat|Talk)/ })
      .first(),
  );

  // Before the first chat the composer asks for the age.
  await tabTo(page, page.getByLabel('Day'));
  await page.keyboard.type('14');
  await tabTo(page, page.getByLabel('Month'));
  await page.keyboard.type('May');
  await tabTo(page, page.getByLabel('Year'));
  await page.keyboard.type('1990');
  await page.keyboard.press('Enter');

  const composer = page.getByRole('textbox', { name: /^Message / });
  await tabTo(page, composer);
  await page.keyboard.type('Good evening');
  await page.keyboard.press('Enter');
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  await expect(stop).toHaveCount(0);
  await expect(composer).toBeFocused();
  await page.keyboard.type('Tell me a long story');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').last()).toContainText(/^(?!You).*:\s*\S{3}/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('You stopped this reply.')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Retry' }));
  await expect(stop).toHaveCount(0);

  await pressOn(page, page.getByRole('link', { name: 'Back to your chats' }));
  await expect(page.getByRole('heading', { name: 'Recent chats' })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Account and settings' }));
  await pressOn(page, page.getByRole('button', { name: 'Log out' }));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
