import { expect, type Locator, type Page } from '@playwright/test';
import { countries } from '../../../src/locales/help-lines.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { newMember, openRoom } from '../support/users/api.ts';
import { test } from '../support/fixtures.ts';
import { persistUser } from '../support/users/storage.ts';

async function cryForHelp(page: Page, language: 'en' | 'ar' = 'en'): Promise<void> {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await persistUser(page, storeOf({ user: { ...member.user, language }, language }));
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await page.getByRole('textbox').last().fill('I want to die');
  await page.keyboard.press('Enter');
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
}

/** Returns the groups of digits of a text in the order in which they are drawn, from left to right. */
const drawnGroups = (place: Locator): Promise<string[]> =>
  place.evaluate((element) => {
    const groups: { text: string; left: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { 0: text, index } of (node.textContent ?? '').matchAll(/\d+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        groups.push({ text, left: range.getBoundingClientRect().left });
      }
    }
    return groups.toSorted((one, other) => one.left - other.left).map(({ text }) => text);
  });

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('each number is drawn in the order of its digits', async ({ page }) => {
    await page.goto('/safety');
    const cells = page.getByRole('cell');
    await expect(cells.first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    let count = 0;
    for (const cell of await cells.all()) {
      const groups = (await cell.innerText()).match(/\d+/g) ?? [];
      expect(await drawnGroups(cell)).toEqual(groups);
      count += groups.length > 1 ? 1 : 0;
    }
    expect(count).toBeGreaterThan(2);

    await cryForHelp(page, 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const country = page.getByRole('combobox').filter({ has: page.locator('option[value="GB"]') });
    for (const [code, { line }] of Object.entries(countries)) {
      await country.selectOption(code);
      if (line === null) {
        await expect(page.locator('a[href^="tel:"]')).toHaveCount(1);
        continue;
      }
      const links = page.locator(`a[href="tel:${line.dial}"]`);
      await expect(links.first()).toContainText(line.number);
      for (const link of await links.all()) {
        const number = link.locator('strong');
        expect(await drawnGroups(number)).toEqual(line.number.match(/\d+/g));
      }
    }
  });
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 800],
] as const) {
  test(`a call stays in view after the reply, ${String(width)} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await cryForHelp(page);
    const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });
    await expect(
      talk.getByText('Which of them can you do now?').or(talk.getByText('call or wake now?')),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    await page.waitForTimeout(5000);
    await expect(page.locator('a[href="tel:116123"]').last()).toBeInViewport({ ratio: 1 });
  });
}
