import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const root = join(import.meta.dirname, '..', '..');

/** Takes the pictures of the documents, with what the browser tests use. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  projects: [{ name: 'pictures' }],
  globalSetup: join(root, 'tests', 'e2e', 'support', 'global-setup.ts'),
  outputDir: join(root, 'test-results', 'pictures'),
  workers: 1,
});
