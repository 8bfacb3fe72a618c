import { expect, type Page } from '@playwright/test';
import { deferred } from '../../machines/support/deferred.ts';
import { test } from '../support/fixtures.ts';
import { followMail, join, signedIn, signUp, somebody } from '../support/users/people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[S8.10] a message from a second device waits for the reply in progress and is sent after it', async ({
  browser,
  page,
}) => {
  await talk(page);
  const device = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await device.newPage();
  await other.goto(page.url());
  await expect(composer(other)).toBeVisible();
  // The second device does not know about the reply when it sends: the server's rejection informs it.
  const sent = deferred<void>();
  await other.route('**/room/roomInfo**', (route) => sent.promise.then(() => route.continue()));
  await say(page, 'Tell me a long story');
  await expect(stop(page)).toBeVisible();
  await say(other, 'And from the other device');
  await expect(thread(other)).toContainText('And from the other device');
  sent.resolve();
  await expect(thread(other)).toContainText('Tell me a long story');
  await expect(stop(other)).toBeHidden();
  await expect(
    thread(other).locator('[data-status="sent"]', { hasText: 'And from the other device' }),
  ).toHaveCount(1);
  await expect(thread(other).getByText('Not sent')).toHaveCount(0);
  await device.close();
});

test('[S2.18] a message goes to the top of the view, a long reply is read from its beginning, and the end is followed from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await talk(page);
  const own = page.locator('[data-own]').last();
  const distance = async () => {
    const [message, view] = await Promise.all([own.boundingBox(), thread(page).boundingBox()]);
    return (message?.y ?? 0) - (view?.y ?? 0);
  };
  for (const text of ['Hello', 'What do you see?', 'And then?', 'Oh?', 'I see.']) {
    await say(page, text);
    // Also where it fits into the free space below the reply before it.
    await expect(own).toContainText(text);
    await expect.poll(distance).toBeLessThan(24);
    await expect(stop(page)).toBeHidden();
  }
  const atTop = await distance();
  expect(atTop).toBeGreaterThanOrEqual(0);
  expect(atTop).toBeLessThan(24);
  await expect(thread(page)).not.toHaveAttribute('data-scrolled-up');

  await grow(page);
  await expect(thread(page)).toHaveAttribute('data-scrolled-up');
  expect(await distance()).toBeCloseTo(atTop, 0);

  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(thread(page)).not.toHaveAttribute('data-scrolled-up');
  expect(await grow(page)).toBeLessThanOrEqual(1);
  await expect(thread(page)).not.toHaveAttribute('data-scrolled-up');
});

test('the focus moves to the composer when the focused button disappears', async ({ page }) => {
  await talk(page);
  await say(page, 'Tell me a long story');
  // A message that is stopped before the server has received it is not sent and has no reply.
  await expect(thread(page).locator('[data-status="sent"]')).toHaveCount(1);
  await stop(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You stopped this reply.')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await page.getByRole('button', { name: 'Retry' }).focus();
  await page.keyboard.press('Enter');
  await expect(stop(page)).toBeVisible();
  await expect(composer(page)).toBeFocused();
});

test('offline, the header of a conversation stays in view below the banner', async ({ page }) => {
  await talk(page);
  await page.context().setOffline(true);
  const banner = page.getByRole('status').getByText('You’re offline');
  await expect(banner).toBeVisible();
  const [above, below] = await Promise.all([
    banner.boundingBox(),
    page.getByRole('link', { name: 'Back to your chats' }).boundingBox(),
  ]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('[S4.6] of two pages that wait for the confirmation, the one that is not notified first stops waiting too', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/');
  await signUp(page, person);
  const other = await page.context().newPage();
  await other.goto('/verify-email-address');
  await expect(other.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
  await followMail(page, person);
  for (const each of [page, other]) {
    await expect(signedIn(each)).toBeVisible();
    await expect(each.getByText(/^(Waiting for you|We stopped checking)/)).toHaveCount(0);
  }
});

/** Lets the conversation grow between two frames, and returns how far its end is out of view then, in pixels. */
const grow = (page: Page): Promise<number> =>
  thread(page).evaluate(async (scroller) => {
    const growth = document.createElement('div');
    growth.style.blockSize = '2000px';
    scroller.firstElementChild?.append(growth);
    // The browser reports a scroll of the previous frame after the growth.
    scroller.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  });

async function talk(page: Page): Promise<void> {
  await join(page);
  await page.goto('/chat-detail?mateId=wren');
  await expect(page).toHaveURL(/roomId/);
  await expect(composer(page)).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });
const thread = (page: Page) => page.getByRole('region', { name: /^Conversation with / });
