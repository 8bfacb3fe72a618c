import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser.mjs';
import { measureWaitSeconds } from './scripts/lib/wait-limit.mjs';

const toursAndGallery = ['**/*.tour.spec.ts', '**/gallery.spec.ts'];
/** Whole files, and tests with this tag in their titles: variants in other languages, rare faults. */
const long = /\.long\.spec\.ts|@long\b/;
const notJourneys = ['tools/**', ...toursAndGallery];

// Workers inherit the environment, and read this file again.
process.env['WAIT_LIMIT_SECONDS'] ??= String(measureWaitSeconds());
const { testLimit, waitLimit } = await import('./tests/support/time-limits.ts');

const executablePath = await findBrowser();
// Each worker reads this file again, and should not search for the browser again.
if (executablePath) process.env['CHROMIUM_PATH'] = executablePath;

/** The built page on the real server, in a real Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  // `npm test` runs the journeys that use each part of the product once, `npm test -- --all` all of them.
  projects: [
    { name: 'journeys', testIgnore: notJourneys, grepInvert: long },
    { name: 'long journeys', testIgnore: notJourneys, grep: long },
    { name: 'tours', testMatch: toursAndGallery },
    { name: 'tools', testMatch: 'tools/**/*.spec.ts' },
  ],
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: testLimit,
  expect: { timeout: waitLimit },
  forbidOnly: true,
  reporter: 'list',
  outputDir: 'test-results/browser',
  use: {
    actionTimeout: waitLimit,
    navigationTimeout: waitLimit,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    // A worker's requests pass by the answers that tests give. The specs of the installed app allow it.
    serviceWorkers: 'block',
    // The processor draws each frame of a motion. The specs of whole visits, routes and scrolling turn it on again.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
