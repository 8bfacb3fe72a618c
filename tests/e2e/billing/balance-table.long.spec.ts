import { expect, type Page } from '@playwright/test';
import { languages } from '../../../contract/languages.ts';
import type { LedgerReason } from '../../../contract/billing/subscription.ts';
import { ann } from '../../machines/app/shell-samples.ts';
import { ledgerPage } from '../../machines/billing/billing-samples.ts';
import { test } from '../support/fixtures.ts';
import { success } from '../support/stand-ins/gate.ts';
import { openKept } from '../support/stages/signed-in-stage.ts';

const reasons: readonly LedgerReason[] = [
  'welcome',
  'message',
  'givenBack',
  'purchase',
  'subscription',
  'exchange',
  'refund',
  'adjustment',
];

/** Entries with every reason, and with the longest possible numbers. */
const ledger = {
  ...ledgerPage(false),
  entries: reasons.map((reason, index) => ({
    entryId: `entry-${index}`,
    reason,
    chats: index % 2 === 0 ? 10_000 : -1,
    goldCoins: index % 3 === 0 ? -2500 : 0,
    createdAt: Date.UTC(2026, 8, 23, 12, 59) - index * 86_400_000,
  })),
};

for (const language of languages) {
  for (const width of [320, 390]) {
    test(`the balance table fits ${width} pixels and breaks no word: ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openKept(
        page,
        '/user-subscription',
        { answers: { '/subscription/ledger': success(ledger) } },
        { user: { ...ann, language }, language },
      );
      await expect(page.getByRole('row')).toHaveCount(reasons.length + 1);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await brokenWords(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const table = await page.getByRole('table').boundingBox();
      expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  }
}

/** Returns the words of the table that are broken onto several lines, except at a soft hyphen. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('table').evaluate((table) => {
    const cells = [...table.querySelectorAll('th, td')];
    return cells.flatMap((cell) => {
      const text = cell.firstChild;
      if (text === null) return [];
      return [...(text.textContent ?? '').matchAll(/[^\s/\u00AD-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        // The hyphen that a soft hyphen shows belongs to the first letter after it.
        range.setStart(text, index + 1);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    });
  });
