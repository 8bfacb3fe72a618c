import { expect } from '@playwright/test';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { composer, openRoomOn, persistMember, thread } from '../support/members-room.ts';
import { openChatMenu } from '../support/menus.ts';

for (const width of [390, 1280])
  test(`a chat is searched in place, from one found message to the next, ${String(width)} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const member = await newMember();
    const roomId = await openRoom(member, 'iris-vale');
    await say(member, roomId, 'The heron stands still');
    // More than a page of the history, so that the first heron must be loaded.
    for (let day = 1; day <= 28; day += 1) await say(member, roomId, `Day ${String(day)} at the harbour`);
    await say(member, roomId, 'Héron number two');
    await persistMember(page, member);
    await openRoomOn(page, roomId);
    const address = page.url();

    await (await openChatMenu(page)).getByRole('menuitem', { name: 'Search this chat' }).click();
    const search = page.getByRole('search').filter({ has: page.getByLabel('Search this chat') });
    await expect(search.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('heron');
    await expect(search.getByRole('status').filter({ hasText: '1 / 2' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    const second = thread(page).getByRole('listitem').filter({ hasText: 'Héron number two' });
    await expect(second).toHaveAttribute('data-hit');
    await expect(second).toBeInViewport();

    await page.keyboard.press('Enter');
    const first = thread(page).getByRole('listitem').filter({ hasText: 'The heron stands still' });
    await expect(first).toHaveAttribute('data-hit');
    await expect(first).toBeInViewport();
    await expect(second).not.toHaveAttribute('data-hit');
    await expect(search.getByRole('button', { name: 'Older match' })).toBeDisabled();
    const marked = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('found') ?? [])].map((range) =>
          range instanceof Range ? range.toString() : '',
        ),
      );
    await expect.poll(marked).toContain('heron');

    await search.getByRole('button', { name: 'Newer match' }).click();
    await expect(second).toBeInViewport();
    await expect(first).not.toBeInViewport();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Shift+Enter');
    await search.getByRole('button', { name: 'Older match' }).click();
    await expect(first).toBeInViewport();

    await search.getByRole('searchbox').press('Escape');
    await expect(search).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    // Where the reader was before.
    await expect(second).toBeInViewport();
    await expect(thread(page).locator('[data-hit]')).toHaveCount(0);
    expect(await page.evaluate(() => CSS.highlights.has('found'))).toBe(false);
  });
