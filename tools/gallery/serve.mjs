/** Opens the gallery in a browser, for other tools: see tools/gallery. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { advice, browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/lib/root.mjs';

/** The time limit in milliseconds of the first visit, which compiles all modules. */
const compileLimit = 300_000;

/** Serves the gallery without the product's server. `close` stops it. */
export async function serveGallery() {
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
  });
  await server.listen();
  return {
    url: `${server.resolvedUrls.local[0].replace(/\/$/, '')}/tools/gallery/`,
    close: () => server.close(),
  };
}

/** Opens the gallery in its own browser and resolves with the result of `work` for its page. */
export async function withGallery(work) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(advice);
  const gallery = await serveGallery();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const page = await browser.newPage();
    await page.goto(gallery.url, { timeout: compileLimit });
    await page.waitForFunction(() => globalThis.__gallery !== undefined, null, { timeout: compileLimit });
    return await work(page);
  } finally {
    await browser.close();
    await gallery.close();
  }
}
