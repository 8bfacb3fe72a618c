import { devices, expect, type Page } from '@playwright/test';
import { newMember, openRoom } from '../support/users/api.ts';
import { test } from '../support/fixtures.ts';
import { StreamPeer } from '../support/stand-ins/stream-peer.ts';
import { persistMember } from '../support/members-room.ts';

test.describe('with a mouse', () => {
  test('[S8.10] a double click on Send sends once and does not stop the reply', async ({ page }) => {
    await openChat(page);
    await composer(page).fill('Tell me a long story');
    await button(page, 'Send').dblclick();
    await isReplying(page);
    await isAnswered(page);
  });

  test('[S8.10] a deliberate click on Stop right afterwards stops the reply', async ({ page }) => {
    const peer = await openEndless(page);
    await button(page, 'Send').dblclick();
    await begin(peer);
    await button(page, 'Stop').click();
    await expect(page.getByText('You stopped this reply.')).toBeVisible();
  });

  test('[S8.10] a double click on Stop does not send the draft that was written meanwhile', async ({
    page,
  }) => {
    const peer = await openEndless(page);
    await button(page, 'Send').click();
    await begin(peer);
    await composer(page).fill('Not yet');
    await button(page, 'Stop').dblclick();
    await expect(page.getByText('You stopped this reply.')).toBeVisible();
    await expect(composer(page)).toHaveValue('Not yet');
    await expect(page.locator('[data-status="sent"]')).toHaveCount(1);
  });
});

test('[S8.10] a key that is held down or pressed twice sends once and does not stop the reply', async ({
  page,
}) => {
  const peer = await openEndless(page);
  await button(page, 'Send').focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await begin(peer);
  await expect(page.locator('[data-status="sent"]')).toHaveCount(1);
  await expect(button(page, 'Stop')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You stopped this reply.')).toBeVisible();
});

test.describe('on a touch screen', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('[S8.10] a double tap on Send sends once and does not stop the reply', async ({ page }) => {
    await openChat(page);
    await composer(page).fill('Tell me a long story');
    const place = await button(page, 'Send').boundingBox();
    const [x, y] = [(place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await isReplying(page);
    await isAnswered(page);
  });

  test('[S8.10] a tap on Stop that is not part of a double tap stops the reply', async ({ page }) => {
    const peer = await openEndless(page);
    await button(page, 'Send').tap();
    await begin(peer);
    await expect(async () => {
      await button(page, 'Stop').tap({ timeout: 500 });
      await expect(page.getByText('You stopped this reply.')).toBeVisible({ timeout: 500 });
    }).toPass({ intervals: [50] });
  });
});

async function openChat(page: Page): Promise<void> {
  const member = await newMember();
  const roomId = await openRoom(member, 'wren');
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(composer(page)).toBeVisible();
}

/** The same with a first message in the composer, to which the test's own server streams an endless reply. */
async function openEndless(page: Page): Promise<StreamPeer> {
  const peer = await StreamPeer.start(page, ['/girl/chat/send']);
  await openChat(page);
  await composer(page).fill('Tell me a long story');
  return peer;
}

const begin = (peer: StreamPeer): Promise<void> =>
  peer.send({ type: 'accepted', clientMessageId: 'any', messageId: 'message-2', replyId: 'message-3' });

/** The message is stored once, and its reply is streaming. */
async function isReplying(page: Page): Promise<void> {
  await expect(page.locator('[data-status="sent"]')).toHaveCount(1);
  await expect(button(page, 'Stop')).toBeVisible();
}

/** The reply ends without being stopped. */
async function isAnswered(page: Page): Promise<void> {
  await expect(button(page, 'Stop')).toBeHidden();
  await expect(page.locator('[data-status="sent"]')).toHaveCount(1);
  await expect(page.locator('[data-status="done"]')).toHaveCount(2);
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
