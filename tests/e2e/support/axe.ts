import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { advanceUntil } from './clock.ts';

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
] as const;

/** The machines whose states no scene of the gallery shows: axe checks them in their tours, all others in the gallery. */
export const outsideGallery: readonly string[] = ['app', 'notification'];

/** What axe finds on the page as it stands, in both themes, on a wide and on a narrow window; a line each. `isUnnamed`: for a moment it has no heading. */
export async function findBarriers(
  page: Page,
  { isClockStopped = false, isUnnamed = false } = {},
): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const found: string[] = [];
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const axe = (await axeOn(page)).disableRules(isUnnamed ? ['page-has-heading-one'] : []);
    const analysis = axe.analyze();
    const { violations } = isClockStopped ? await advanceUntil(page, analysis, 1) : await analysis;
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary = '' } of nodes) {
        found.push(
          `${colorScheme} ${width}: ${id}: ${html.slice(0, 200)} ${failureSummary.replaceAll(/\s+/g, ' ')}`,
        );
      }
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(before);
  return found;
}

/**
 * axe in this page, to look for violations only: to inject it again for each check, and all that it approves of back,
 * would take far longer than the looking itself.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: nothingMore } : {}) });
  // A second page for axe's own report is of no use here.
  return axe.setLegacyMode(true).options({ resultTypes: ['violations'] });
}

const nothingMore = ';';
