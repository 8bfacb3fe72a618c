import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { membersRoom } from '../support/members-room.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Message Iris' });

test('a full storage is reported at once; a message that was not sent is not lost without a question', async ({
  page,
  context,
}) => {
  const { roomId } = await membersRoom(page);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(box(page)).toBeVisible();
  await page.evaluate(fillStorage);

  await context.setOffline(true);
  await box(page).fill('The tide is out');
  await expect(page.getByText('This browser can’t save data.')).toBeVisible();
  await box(page).press('Enter');
  const message = page.getByRole('listitem').filter({ hasText: 'The tide is out' });
  await expect(message).toHaveAttribute('data-status', 'queued');
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await context.setOffline(false);
  await expect(message).toHaveAttribute('data-status', 'sent');
  await expect(message).toHaveCount(1);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

/** Fills the storage of the page to its last character. */
function fillStorage(): void {
  for (let size = 2 ** 23; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (let part = 0; ; part += 1) localStorage.setItem(`filling-${size}-${part}`, 'x'.repeat(size));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
