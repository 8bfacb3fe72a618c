import { expect } from '@playwright/test';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { saveOwnMate } from '../../../contract/mates/own-mate.ts';
import { draft } from '../../support/mate-draft.ts';
import { newMember, openRoom } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { test } from '../support/fixtures.ts';
import { persistUser } from '../support/users/storage.ts';

for (const language of ['en', 'de', 'ar'] as const) {
  test(`on a phone the icons of a mate’s page are one line below the chat button (${language})`, async ({
    page,
  }) => {
    const member = await newMember();
    await openRoom(member, 'wren');
    await persistUser(page, storeOf({ user: member.user, language }));
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/detail?mateId=wren');
    const hero = page.getByRole('main').getByRole('banner').or(page.locator('main header')).first();
    const chat = hero.locator('a[href^="/chat-detail?roomId="]');
    await expect(chat).toBeVisible();
    const icons = hero.locator('a[href*="&temporary"]').locator('xpath=..').locator('> *');
    await expect(icons).toHaveCount(3);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const boxes = await Promise.all((await icons.all()).map((icon) => icon.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
      const button = await chat.boundingBox();
      expect(boxes[0]?.y ?? 0).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('[S1.3] the page of a mate shows its owner the creator notes of its card in the language of the page', async ({
  page,
}) => {
  const member = await newMember();
  const card = JSON.stringify({
    data: { creator_notes: 'Made.', creator_notes_multilingual: { de: 'Gemacht.' } },
  });
  const { mateId } = await ask(saveOwnMate, { draft, card }, member.user.token);
  await persistUser(page, storeOf({ user: { ...member.user, language: 'de' }, language: 'de' }));
  await page.goto(`/detail?mateId=${mateId}`);
  await expect(page.getByText('Notizen des Erstellers')).toBeVisible();
  await expect(page.getByText('Gemacht.', { exact: true })).toBeVisible();
});
