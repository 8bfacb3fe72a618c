import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { signedInMember } from '../support/members-room.ts';

/**
 * A deployment removed the code of a screen that an open page still requests by its old file name. A wide window has it already:
 * it shows the list beside the conversation.
 */
test.use({ viewport: { width: 390, height: 844 } });

const code = '**/assets/recent-chats-*.js';
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message Iris' });

test('[S2.1] [S8.10] a screen whose code a deployment removed opens after one reload, also the next time, and the draft is preserved', async ({
  page,
}) => {
  await talkTo(page);
  const loads = countLoads(page);
  // The new page uses the new file name.
  let newPage = 1;
  await page.route(code, (route) =>
    loads() < newPage ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await toRecentChats(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Recent chats' })).toBeVisible();
  await expect(page).toHaveURL(/\/recent-chats$/);
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(composer(page)).toHaveValue('Half a thought');
  await page.reload();
  newPage = 3;
  await toRecentChats(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Recent chats' })).toBeVisible();
  expect(loads()).toBe(3);
});

test('code that stays missing causes no second reload: the page shows an error and offers a retry @long', async ({
  page,
}) => {
  await talkTo(page);
  const loads = countLoads(page);
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await toRecentChats(page);
  const failed = page.getByRole('alert').filter({ hasText: 'Couldn’t load this page' });
  await expect(failed).toBeVisible();
  expect(loads()).toBe(1);
  await page.unroute(code);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recent chats' })).toBeVisible();
  expect(loads()).toBe(1);
});

async function talkTo(page: Page): Promise<void> {
  await signedInMember(page);
  await page.goto('/detail?mateId=iris-vale');
  await page
    .getByRole('link', { name: /^Chat with Iris/ })
    .first()
    .click();
  await composer(page).fill('Half a thought');
}

const toRecentChats = (page: Page) => page.getByRole('link', { name: 'Back to your chats' }).click();

/** Counts the page loads from this call on, by their requests: code can be requested before the `load` event. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}
