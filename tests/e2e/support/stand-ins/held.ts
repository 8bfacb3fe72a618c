/** Answers of the browser stay pending until the test ends them. */
import { expect, type Page } from '@playwright/test';

declare global {
  /** Set in the page: ends what is pending, by its name. */
  var __held: Record<string, ((end: never) => void) | undefined> | undefined;
}

/** Ends what is pending under this name, once it is. */
export const settleHeld = (page: Page, name: string, end: unknown): Promise<void> =>
  expect.poll(() => page.evaluate(settle, { name, end }), `${name} is pending`).toBe(true);

/** Runs in the page. */
function settle({ name, end }: { readonly name: string; readonly end: unknown }): boolean {
  const held = globalThis.__held?.[name];
  delete globalThis.__held?.[name];
  held?.(end as never);
  return held !== undefined;
}
