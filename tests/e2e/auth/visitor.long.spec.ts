import { expect, type Page } from '@playwright/test';
import { mateExtraInfo } from '../../../contract/mates/mate-detail.ts';
import { blocks } from '../../../contract/safety/own-safety.ts';
import { newMember, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { test } from '../support/fixtures.ts';
import { expectSignedIn, fillPanel, followMail, panel, somebody } from '../support/users/people.ts';

/** A request of a visitor on the page of a mate, and the page after they have signed in. */
interface Request {
  readonly name: string;
  readonly ask: (page: Page) => Promise<void>;
  readonly expectDone: (page: Page, member: Member) => Promise<void>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const requests: readonly Request[] = [
  {
    name: 'favorite',
    ask: (page) => press(page, 'Favorite: Iris Vale'),
    expectDone: (page) =>
      expect(page.getByRole('button', { name: 'Favorite: Iris Vale' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
  },
  {
    name: 'follow',
    ask: (page) => press(page, /^Follow /u),
    async expectDone(page, { user }) {
      await expect(page.getByRole('button', { name: /^Following / })).toBeVisible();
      const { following } = await ask(mateExtraInfo, { mateId: 'iris-vale' }, user.token);
      expect(following).toBe(true);
    },
  },
  {
    name: 'block',
    async ask(page) {
      await press(page, 'Report or block');
      await press(page, 'Block Iris Vale');
    },
    async expectDone(page, { user }) {
      await expect(page.getByText('This mate is blocked.').filter({ visible: true })).toBeVisible();
      const { mates } = await ask(blocks, {}, user.token);
      expect(mates).toHaveLength(1);
    },
  },
  {
    name: 'review',
    async ask(page) {
      await press(page, 'Write a review');
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
      await page.getByRole('textbox', { name: 'Your review (optional)' }).fill('Kind and funny');
      await press(page, 'Publish');
    },
    async expectDone(page) {
      await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
      await expect(page.getByRole('textbox', { name: 'Your review (optional)' })).toHaveValue(
        'Kind and funny',
      );
      await press(page, 'Publish');
      await expect(page.getByRole('button', { name: 'Change your review' })).toBeVisible();
    },
  },
  {
    name: 'report',
    async ask(page) {
      await press(page, 'Report or block');
      await page.getByRole('radio', { name: 'Something else' }).check({ force: true });
      await page.getByRole('textbox', { name: 'Details (optional)' }).fill('It asked for money');
      await press(page, 'Submit report');
    },
    async expectDone(page) {
      const details = page.getByRole('textbox', { name: 'Details (optional)' });
      await expect(details).toHaveValue('It asked for money');
      await press(page, 'Submit report');
      await expect(page.getByText('Thank you. Your report was sent.')).toBeVisible();
    },
  },
];

for (const request of requests) {
  test(`[S1.5] what a visitor asks for outlives signing in: ${request.name}`, async ({ page }) => {
    const member = await newMember();
    await page.goto('/detail?mateId=iris-vale');
    await request.ask(page);
    await expect(panel(page)).toBeVisible();
    await expect(page.getByText('Your session has expired')).toHaveCount(0);
    await fillPanel(page, member);
    const reload = page.waitForEvent('load');
    await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
    await reload;
    await request.expectDone(page, member);
  });
}

test('[S1.5] what a visitor wrote outlives a sign-up with its mail', async ({ page }) => {
  const review = requests.find(({ name }) => name === 'review');
  if (review === undefined) throw new Error('There is a review.');
  const person = somebody();
  const start = '/detail?mateId=iris-vale';
  await page.goto(start);
  await review.ask(page);
  await panel(page).getByRole('button', { name: 'Sign up' }).click();
  await fillPanel(page, person);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
  await followMail(page, person);
  await page.waitForURL(start);
  await expectSignedIn(page);
  await expect(page.getByRole('textbox', { name: 'Your review (optional)' })).toHaveValue('Kind and funny');
});
