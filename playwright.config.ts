import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser.mjs';
import { testLimit, waitLimit } from './tests/support/time-limits.ts';

const executablePath = await findBrowser();
// Each worker reads this file again, and should not search for the browser again.
if (executablePath) process.env['CHROMIUM_PATH'] = executablePath;

/** The built page on the real server, in a real Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  // `npm test` runs the product's tests, `npm run test:tools` those of the inspector.
  projects: [
    { name: 'product', testIgnore: 'tools/**' },
    { name: 'tools', testMatch: 'tools/**/*.spec.ts' },
  ],
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: testLimit,
  expect: { timeout: waitLimit },
  forbidOnly: true,
  // On a busy machine a browser can run out of time. The report names each test that needed a second try.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  outputDir: 'test-results/browser',
  use: {
    actionTimeout: waitLimit,
    navigationTimeout: waitLimit,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    // The processor draws each frame of a motion. The specs of whole visits, routes and scrolling turn it on again.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
