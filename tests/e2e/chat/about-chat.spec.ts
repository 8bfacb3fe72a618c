import { expect, type Locator, type Page } from '@playwright/test';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { membersRoom, openRoomOn, thread, write } from '../support/members-room.ts';
import { openChatMenu } from '../support/menus.ts';

/** The offers of the place about a chat, in its order. */
async function expectAll(place: Locator): Promise<void> {
  await expect(place.getByRole('link', { name: 'Iris Vale' })).toBeVisible();
  await expect(place.getByRole('heading', { name: 'What Iris remembers' })).toBeVisible();
  await expect(place.getByRole('listitem').filter({ hasText: 'Mara' })).toBeVisible();
  await expect(place.getByRole('link', { name: 'All memories (1)' })).toBeVisible();
  await expect(place.getByRole('textbox', { name: 'Always keep in mind' })).toBeVisible();
  await expect(place.getByRole('heading', { name: 'Your persona with Iris' })).toBeVisible();
  await expect(place.getByRole('link', { name: 'Pinned messages' })).toBeVisible();
  await expect(place.getByRole('button', { name: 'Download as text' })).toBeVisible();
  await expect(place.getByRole('button', { name: 'Delete this chat' })).toBeVisible();
  await expect(place.getByRole('button', { name: /^Save/ })).toHaveCount(0);
}

/** Opens a room in which the mate has learned a name. */
async function knowing(page: Page): Promise<string> {
  const { roomId } = await membersRoom(page);
  await openRoomOn(page, roomId);
  await write(page, 'My name is Mara.');
  await expect(thread(page).getByText(/^Remembered: .*Mara/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  return roomId;
}

/** Counts the presses that a task takes from the chat. */
function counting(page: Page, roomId: string) {
  let presses = 0;
  return {
    press: async (target: Locator): Promise<void> => {
      presses += 1;
      await target.click();
    },
    /** Ends the task, and begins the next one in the chat. */
    done: async (): Promise<void> => {
      expect(presses).toBeLessThanOrEqual(3);
      presses = 0;
      await openRoomOn(page, roomId);
    },
  };
}

test('on a phone all that is about a chat is two presses away: the picture leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const roomId = await knowing(page);
  await page.getByRole('link', { name: 'About this chat' }).click();
  await expect(page).toHaveURL(`/chat-profile?roomId=${roomId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'About this chat' })).toBeVisible();
  await expectAll(page.getByRole('main'));
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2 * 844);
  await page.getByRole('button', { name: 'Delete this chat' }).click();
  await expect(page).toHaveURL('/recent-chats');
  await expect(page.getByText('Chat with Iris Vale deleted.')).toBeVisible();
});

test('in a wide window it is beside the chat, also from the menu', async ({ page }) => {
  const roomId = await knowing(page);
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'About this chat' }).click();
  const pane = page.getByRole('complementary', { name: 'About this chat' });
  await expectAll(pane);
  expect(await findBarriers(page)).toEqual([]);
  const menu = await openChatMenu(page);
  await expect(menu.getByRole('menuitem', { name: 'About this chat' })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: 'New chat with Iris' }).click();
  await expect(page).toHaveURL(/\/chat-detail\?roomId=/);
  await expect(page).not.toHaveURL(new RegExp(roomId));
});

test('what one looks for from a chat is at most three presses away on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const roomId = await knowing(page);
  const { press, done } = counting(page, roomId);
  const open = async (item: string) => {
    await press(page.getByRole('button', { name: 'Chat options' }));
    await press(page.getByRole('menuitem', { name: item }));
  };

  await test.step('find a past sentence', async () => {
    await open('Search this chat');
    await page.getByRole('searchbox', { name: 'Search this chat' }).fill('Mara');
    await expect(
      page
        .getByRole('search')
        .getByRole('status')
        .filter({ hasText: /^1 \/ \d+$/ }),
    ).toBeVisible();
    await done();
  });
  await test.step('rename the chat', async () => {
    await press(page.getByRole('heading', { level: 1 }).getByRole('button'));
    await page.getByRole('textbox', { name: 'Name of this chat' }).fill('Evenings');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Evenings' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).getByRole('button')).toBeFocused();
    await done();
  });
  await test.step('what she remembers', async () => {
    await open('About this chat');
    await expect(page.getByRole('listitem').filter({ hasText: 'Mara' })).toBeInViewport();
    await done();
  });
  await test.step('change the persona', async () => {
    await open('About this chat');
    await press(page.getByRole('button', { name: 'New persona' }));
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Captain');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Captain' })).toBeAttached();
    await done();
    await open('About this chat');
    await press(page.getByRole('radio').last());
    await expect(page.getByRole('radio').last()).toBeChecked();
    await done();
  });
  await test.step('export the chat', async () => {
    await open('About this chat');
    const file = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'Download as text' }));
    await file;
    await done();
  });
  await test.step('report', async () => {
    await open('Report or block');
    await press(page.getByRole('radio', { name: 'Something else' }));
    await expect(page.getByRole('button', { name: 'Submit report' })).toBeInViewport();
    await done();
  });
});

test('the command palette has all that can be done in the chat', async ({ page }) => {
  await knowing(page);
  await page.keyboard.press('ControlOrMeta+k');
  const here = page.getByRole('listbox').getByRole('group', { name: 'This page' });
  await expect(here.getByRole('option')).toHaveText([
    'Search this chat',
    'Pinned messages',
    'About this chat',
    'What Iris remembers',
    'Rename this chat',
    'New chat with Iris',
    'Temporary chat',
    'About Iris Vale',
    'Print',
    'Behind this chat',
    'Report or block',
  ]);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.type('rename');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of this chat' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: 'Report or block' }).click();
  await expect(page.getByRole('dialog', { name: 'Report Iris Vale' })).toBeVisible();
});
