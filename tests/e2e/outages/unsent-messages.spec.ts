import { expect } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { expectSent, openRoomOffline, storedUnsent, thread, write } from '../support/members-room.ts';

test('[S8.10] a message written offline waits for the network at once, without the dots of a reply', async ({
  page,
  context,
}) => {
  const { member, roomId } = await openRoomOffline(page, context);
  await page.evaluate(watchFrames);
  await write(page, 'Written offline');
  await expect(thread(page).getByText('Waiting for the network')).toBeVisible();
  await page.waitForTimeout(500);
  const frames = await page.evaluate(() => globalThis.framesSeen);
  expect(frames?.length).toBeGreaterThan(0);
  expect(frames?.filter(({ waits, isLive }) => !waits || isLive)).toEqual([]);
  await context.setOffline(false);
  await expectSent(member, roomId, ['Written offline']);
  await expect(thread(page).getByText('Written offline')).toHaveCount(1);
  await expect.poll(() => storedUnsent(page)).toEqual([]);
});

declare global {
  // `var` is how TypeScript declares a property of `globalThis`.
  var framesSeen: { waits: boolean; isLive: boolean }[] | undefined;
}

/** Records in each frame that shows the message whether it waits for the network, and whether a reply is live. */
function watchFrames(): void {
  const frames: { waits: boolean; isLive: boolean }[] = [];
  globalThis.framesSeen = frames;
  const look = (): void => {
    const message = [...document.querySelectorAll('li[data-message]')].find((line) =>
      line.textContent.includes('Written offline'),
    );
    if (message !== undefined) {
      const waits = message.textContent.includes('Waiting for the network');
      frames.push({ waits, isLive: document.querySelector('[data-live]') !== null });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
