import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { advice, browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { bundle, serve } from '../../bench/page/bundle.mjs';

export interface TestPage {
  page: Page;
  /** The URLs that the page requested since it was loaded, except its own page and images. */
  requests: string[];
  /** The indexes of payloads whose script ran. */
  ran: number[];
  close: () => Promise<void>;
}

/** Opens an empty page with the renderer in a real browser, with an optional content security policy. */
export async function openTestPage(policy?: string): Promise<TestPage> {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error(advice);
  const script = await bundle(join(import.meta.dirname, 'in-page.ts'));
  const site = await serve({
    '/': {
      type: 'text/html',
      body: '<!doctype html><meta charset="utf-8"><title>Messages</title><link rel="icon" href="data:,"><body><script type="module" src="/in-page.js"></script>',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
    },
    '/in-page.js': { type: 'text/javascript', body: script },
  });
  const browser: Browser = await chromium.launch({ executablePath, args: browserArgs });
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  const requests: string[] = [];
  const ran: number[] = [];
  await page.exposeFunction('ran', (number: number) => ran.push(number));
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(site.origin);
  await page.waitForFunction(() => 'inPage' in window);
  page.on('request', (request) => requests.push(request.url()));
  await page.route(
    (url) => url.origin !== site.origin && url.protocol.startsWith('http'),
    (route) => route.fulfill({ status: 204 }), // 204 No Content: the navigation keeps the current page.
  );
  return {
    page,
    requests,
    ran,
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}
