import { expect, type Page } from '@playwright/test';
import { routes } from '../../../src/routes.ts';
import { newMember, openRoom, say, type Member } from '../support/users/api.ts';
import { test } from '../support/fixtures.ts';
import { persistMember } from '../support/members-room.ts';

let member: Member;
let roomId: string;
test.beforeAll(async () => {
  member = await newMember();
  roomId = await openRoom(member, 'iris-vale');
  await say(member, roomId, 'Good evening');
});

/** Returns the query that the address of a screen needs. */
const queryOf = (path: string): string =>
  path === '/detail' ? '?mateId=iris-vale' : path === '/category' ? '?tag=gentle' : `?roomId=${roomId}`;

for (const { path, screen } of routes) {
  test(`[S8.10] each load of ${screen} that fails without a network is repeated when it returns`, async ({
    page,
    context,
  }) => {
    await persistMember(page, member);
    const calls = await breakCalls(page);
    await page.goto(path + queryOf(path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => calls.isQuiet()).toBe(true);
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
    const failed = calls.mend();
    expect(failed).not.toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => failed.filter((call) => !calls.answered.has(call))).toEqual([]);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}

/** Lets each call of the page fail, as without a network, until they are mended. Its documents and files are served. */
async function breakCalls(page: Page) {
  const failed = new Set<string>();
  const answered = new Set<string>();
  let isBroken = true;
  let last = Date.now();
  await page.route(isCall, async (route, request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return route.fallback();
    last = Date.now();
    if (!isBroken) return route.fallback();
    failed.add(pathOf(request));
    return route.abort('internetdisconnected');
  });
  page.on('response', (response) => {
    if (!isBroken) answered.add(pathOf(response));
  });
  return {
    answered,
    isQuiet: () => Date.now() - last > 1000,
    /** Returns the calls that failed until now. */
    mend: () => {
      isBroken = false;
      return [...failed];
    },
  };
}

/** Files have a dot in their name. */
const isCall = ({ pathname }: URL): boolean => /^\/[a-z]+\/[\w/]+$/i.test(pathname);

const pathOf = (sent: { readonly url: () => string }): string => new URL(sent.url()).pathname;
