import type { Page } from '@playwright/test';

/** Opens the part of the editor’s form that a new mate does not need. */
export const openMore = (page: Page): Promise<void> =>
  page.locator('summary', { hasText: /^More$/ }).press('Enter');
