import type { BrowserContext, Page } from '@playwright/test';
import type { UserStore } from '../../../../src/machines/auth/auth.reducers.ts';
import { expiredKey, userKey } from '../../../../src/services/auth/user-store.ts';
import { storeOf } from '../../../machines/app/shell-samples.ts';

/**
 * Returns the text in which the page stores a user. The mark makes the texts of two equal users differ, so that other
 * tabs get a storage event for both.
 */
export function storedUser({ user, language, registerEmail, nfsw, benefits }: UserStore, mark = 0): string {
  return JSON.stringify({
    userInfo: user ?? { language },
    registerEmail,
    nfsw,
    userBenefits: benefits,
    mark,
  });
}

/** Stores what the page finds on its first load. Later loads find what the page itself has stored. */
export async function persistUser(page: Page, store: UserStore): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('prepared') === null) localStorage.setItem(key, text);
      sessionStorage.setItem('prepared', 'yes');
    },
    [userKey, storedUser(store)] as const,
  );
}

/** Opens another tab of the same browser, which stores users as the page does. */
export async function openNeighbour(context: BrowserContext): Promise<(store: UserStore) => Promise<void>> {
  const neighbour = await context.newPage();
  await neighbour.goto('/icon.svg');
  let mark = 0;
  return async (store) => {
    mark += 1;
    const entry = [userKey, storedUser(store, mark), expiredKey] as const;
    await neighbour.evaluate(([key, text, expired]) => {
      // As the product does: nobody signs in or out in an expired session.
      localStorage.removeItem(expired);
      localStorage.setItem(key, text);
    }, entry);
  };
}

/**
 * Returns a function that stores a user from another tab of the same browser, which is opened when it is first used: it signs in
 * or out, or changes the user.
 */
export function otherTab(page: Page): (store: Partial<UserStore>) => Promise<void> {
  let tab: ReturnType<typeof openNeighbour> | undefined;
  return async (store) => {
    tab ??= openNeighbour(page.context());
    await (
      await tab
    )(storeOf(store));
    // The browser draws only one frame per second for a background page.
    await page.bringToFront();
  };
}

/** Runs in the page: returns the names of the locks with which this browser's pages hold rooms. */
export const findRoomLocks = async (): Promise<(string | undefined)[]> =>
  ((await navigator.locks.query()).held ?? [])
    .map(({ name }) => name)
    .filter((name) => name?.startsWith('mates.room/'));
