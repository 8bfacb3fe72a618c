import type { Page } from '@playwright/test';

/** The page is then that of a server at home. Call it before the page is opened. */
export const atHome = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { parse } = JSON;
    // The page parses its settings once, from the document.
    JSON.parse = (text, reviver) => {
      const value: unknown = parse(text, reviver);
      const isSite = typeof value === 'object' && value !== null && 'mail' in value && 'operator' in value;
      return isSite ? { ...value, home: true } : value;
    };
  });
