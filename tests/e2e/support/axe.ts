import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { advanceUntil } from './clock.ts';

/** Each theme and each width once; with GALLERY=all each theme at each width. */
const looks: ReadonlyArray<{ readonly colorScheme: 'light' | 'dark'; readonly width: number }> = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  ...(process.env['GALLERY'] === 'all'
    ? [{ colorScheme: 'dark', width: 1280 } as const, { colorScheme: 'light', width: 390 } as const]
    : []),
];

/**
 * The machines whose states no scene of the gallery shows, such as one that draws nothing: axe checks them in their tours, or in the
 * journeys that show them, all others in the gallery.
 */
export const outsideGallery: readonly string[] = [
  'app',
  'appUpdate',
  'delivery',
  'formDrafts',
  'installOffer',
  'notification',
  'searchHits',
  'supervised',
  'trialOffer',
  'viewLoader',
];

/**
 * Returns the violations that axe finds on the page in both themes, on a wide and on a narrow window, one per line.
 * `isUnnamed`: the page briefly has no heading.
 */
export async function findBarriers(
  page: Page,
  { isClockStopped = false, isUnnamed = false } = {},
): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const found: string[] = [];
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const analysis = violationsOn(page, isUnnamed ? ['page-has-heading-one'] : []);
    const violations = isClockStopped ? await advanceUntil(page, analysis, 1) : await analysis;
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
 * Returns the violations that axe finds. axe is injected once per page and returns only the violations: injecting it
 * for each check, and transferring all passed rules, would take longer than the check.
 */
export async function violationsOn(
  page: Page,
  disabledRules: readonly string[] = [],
): Promise<axeCore.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(async (rules) => {
    const { violations } = await globalThis.axe.run(document, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
    });
    return violations;
  }, disabledRules);
}

declare global {
  var axe: typeof axeCore;
}
