import { expect, type Page } from '@playwright/test';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { signedIn } from '../support/users/people.ts';
import { membersRoom, signedInMember } from '../support/members-room.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('[S1.9] [S2.23] [S2.24] [S2.27] a user buys gold in the test checkout, exchanges it for chats and sees the transactions', async ({
  page,
}) => {
  await signedInMember(page);
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /credits$/ })
    .click();
  await page.getByRole('link', { name: /^Credits and gold/ }).click();
  await expect(heading(page, 'Credits and gold')).toBeFocused();
  await expect(page.getByText('no real money is charged')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exchange 20 gold coins' })).toBeDisabled();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('link', { name: 'Choose 100 gold coins' }).click();
  await expect(page).toHaveURL('/single-package?packageId=gold-100');
  await page.getByRole('button', { name: 'Order for €4.99' }).click();
  await page.getByRole('button', { name: 'Simulate a declined payment' }).click();
  await expect(heading(page, 'The payment was declined')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(heading(page, 'Test checkout')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Simulate payment' }).click();
  await expect(heading(page, 'Thank you')).toBeVisible();

  await page.getByRole('link', { name: 'Back to your settings' }).click();
  await page.getByRole('link', { name: /^Credits and gold/ }).click();
  await page.getByRole('button', { name: 'Exchange 20 gold coins' }).click();
  await expect(page.getByText('You have 80 gold coins.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to your settings' }).click();
  await page.getByRole('link', { name: /^Your balance/ }).click();
  await expect(heading(page, 'Your balance')).toBeVisible();
  await expect(page.getByRole('row')).toHaveText(
    [
      'Date\tActivity\tCredits\tGold',
      /Gold exchanged for credits\t\+25\t−20$/,
      /Purchase\t–\t\+100$/,
      /Welcome gift\t\+50\t–$/,
    ],
    { useInnerText: true },
  );
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to your settings' }).click();
  await expect(page.getByRole('main').getByText('75 credits')).toBeVisible();
  await page.goto('/');
  await expect(signedIn(page)).toHaveText('75 credits');
});

test('[S2.23] [S2.24] a visitor sees the plans and must sign in before ordering one', async ({ page }) => {
  await page.goto('/subscription');
  await page.getByRole('link', { name: 'Choose 40 credits a day' }).click();
  await expect(page).toHaveURL('/single-package?packageId=daily-30');
  await expect(page.getByRole('heading', { name: /sign in/i }).first()).toBeVisible();
});

test('[S1.9] [S2.24] after buying credits in the middle of a conversation, the way back leads to it', async ({
  page,
}) => {
  await page.route('**/user/benefits', async (route) => {
    const response = await route.fetch();
    const { d }: { d: object } = await response.json();
    await route.fulfill({ response, json: { c: 200, m: null, d: { ...d, chats: 0 } } });
  });
  const { roomId } = await membersRoom(page);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await page.getByRole('link', { name: 'Get more credits' }).click();
  await expect(page.getByRole('link', { name: 'Back to the chat' })).toHaveCount(2);
  await expect(page.getByText('You’re out of credits. Your message is saved')).toBeVisible();
  await page.getByRole('link', { name: 'Choose 100 gold coins' }).click();
  await page.getByRole('button', { name: 'Order for €4.99' }).click();
  await page.getByRole('button', { name: 'Simulate payment' }).click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Back to the chat' }).last().click();
  await expect(page).toHaveURL(`/chat-detail?roomId=${roomId}`);
});
