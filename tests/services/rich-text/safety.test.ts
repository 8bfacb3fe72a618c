import { afterEach, describe, expect, it } from 'vitest';
import { openTestPage } from './open-page.ts';
import type { TestPage } from './open-page.ts';
import type { InPage } from './in-page.ts';
import { hostileTexts } from './payloads.ts';

const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');
const trustedTypes = "; require-trusted-types-for 'script'; trusted-types dompurify";

const harmless = { ran: [], foreign: [], leftovers: [], overlays: [] };

let opened: TestPage | undefined;
afterEach(() => opened?.close());

describe(`${hostileTexts.length} hostile messages`, () => {
  it('[S5.5] [S5.6] are harmless when rendered without a content security policy', async () => {
    opened = await openTestPage();
    expect(await effectsOf(opened, 'show')).toEqual(harmless);
  });

  it('[S5.5] [S5.6] are harmless before the sanitizer has loaded', async () => {
    opened = await openTestPage();
    expect(await effectsOf(opened, 'showUnsanitised')).toEqual(harmless);
  });

  it('[S5.5] [S5.6] [S5.7] are harmless as HTML after the sanitizer gate, without a content security policy', async () => {
    opened = await openTestPage();
    expect(await effectsOf(opened, 'showSanitised')).toEqual(harmless);
  });

  it('run no script with only the content security policy', async () => {
    opened = await openTestPage(strictPolicy);
    const { ran } = await effectsOf(opened, 'showRaw');
    expect(ran).toEqual([]);
  });

  it('run without both, so that these tests can fail', async () => {
    opened = await openTestPage();
    const { ran, foreign, leftovers, overlays } = await effectsOf(opened, 'showRaw');
    expect(ran.length).toBeGreaterThan(10);
    expect(foreign.length).toBeGreaterThan(5);
    expect(leftovers.length).toBeGreaterThan(50);
    expect(overlays.length).toBeGreaterThan(0);
  });

  it('render under Trusted Types, which block every assignment of text as HTML', async () => {
    opened = await openTestPage(strictPolicy + trustedTypes);
    expect(await effectsOf(opened, 'show')).toEqual(harmless);
    const refused = opened.page.evaluate(() => window.inPage.showRaw('<b>x</b>'));
    await expect(refused).rejects.toThrow(/TrustedHTML/);
  });
});

type Show = keyof Pick<InPage, 'show' | 'showUnsanitised' | 'showSanitised' | 'showRaw'>;

/** Renders every text and returns the effects. */
async function effectsOf({ page, requests, ran }: TestPage, show: Show) {
  const leftovers: string[] = [];
  const overlays: string[] = [];
  for (let at = 0; at < hostileTexts.length; at += 100) {
    const found = await page.evaluate(([way, texts]) => window.inPage.effectsOf(way, texts), [
      show,
      hostileTexts.slice(at, at + 100),
    ] as const);
    leftovers.push(...found.leftovers);
    overlays.push(...found.overlays);
    await page.evaluate(() => window.inPage.clear());
  }
  await page.waitForLoadState('networkidle');
  const { origin } = new URL(page.url());
  const foreign = requests.filter((url) => !url.startsWith(`${origin}/media/`) && !url.startsWith('data:'));
  return { ran, foreign, leftovers, overlays };
}
