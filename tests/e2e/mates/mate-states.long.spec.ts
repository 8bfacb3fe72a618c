import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Browser, type Page } from '@playwright/test';
import { openRoom, type Member } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { openMore } from '../support/more.ts';
import { test } from '../support/fixtures.ts';
import { signedInMember } from '../support/members-room.ts';

/** Runs one of the operator's commands, as built, on the database of the running server. */
const operate = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['dist/server/operate.js', ...args], {
    env: { DATA_DIR: dirname(process.env['E2E_OUTBOX'] ?? '') },
  });

/** Another account, in a browser of its own. */
async function openReader(browser: Browser): Promise<{ page: Page; member: Member }> {
  const context = await browser.newContext({ baseURL: process.env['E2E_URL'] ?? '' });
  const page = await context.newPage();
  const member = await signedInMember(page);
  return { page, member };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const missing = (page: Page) => page.getByRole('heading', { name: 'Mate not found' });

/** Changes the open mate in its form, and saves it. */
async function edit(page: Page, change: () => Promise<void>): Promise<void> {
  await change();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: /is ready$|saved/i }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
}

test('a mate is a draft, unlisted, published, withdrawn and restored, and others see it accordingly', async ({
  page,
  browser,
}) => {
  const maker = await signedInMember(page);
  const reader = await openReader(browser);
  const name = `Odile ${maker.user.uuid.slice(0, 8)}`;
  const choose = (visibility: RegExp) => page.getByRole('radio', { name: visibility }).check();
  const expectFound = async (count: 0 | 1) => {
    await reader.page.goto(`/search?q=${encodeURIComponent(name)}`);
    await expect(reader.page.getByText(/^(\d+ mates?|No mates)/).first()).toBeAttached();
    await expect(reader.page.getByRole('main').getByRole('link', { name })).toHaveCount(count);
  };

  await page.goto('/generate');
  await field(page, 'Name').fill(name);
  await page.getByLabel('Age', { exact: true }).fill('40');
  await openMore(page);
  await choose(/^Draft/);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const link = page.getByRole('link', { name: 'Edit', exact: true });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  const mateId = address.searchParams.get('mateId') ?? '';
  await reader.page.goto(`/detail?mateId=${mateId}`);
  await expect(missing(reader.page)).toBeVisible();
  const share = (of: Page) => of.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  await page.goto(`/detail?mateId=${mateId}`);
  await expect(heading(page, name)).toBeVisible();
  await expect(share(page)).toHaveCount(0);

  await page.goto(address.href);
  await edit(page, async () => {
    await field(page, 'Tagline').fill('Mends what the tide brings');
    await field(page, 'Tags').fill('seaside');
    await field(page, 'First message').fill('“Mind the step.”');
    await choose(/^Unlisted/);
  });
  await reader.page.reload();
  await expect(heading(reader.page, name)).toBeVisible();
  await expect(share(reader.page)).toBeVisible();
  await expectFound(0);

  await edit(page, () => choose(/^Published/));
  await expectFound(1);
  const roomId = await openRoom(reader.member, mateId);
  await edit(page, () => field(page, 'First message').fill('“You again.”'));
  await expectChange(reader.page, { mateId, roomId });

  await operate('withdraw', mateId, '--reason', 'It names a real person');
  await reader.page.goto(`/detail?mateId=${mateId}`);
  await expect(missing(reader.page)).toBeVisible();
  await expectFound(0);
  await page.goto('/mates');
  await expect(page.getByText('Withdrawn by the operator: nobody can find it')).toBeVisible();
  await expect(page.getByText('Reason: It names a real person')).toBeVisible();

  await operate('restore', mateId, '--reason', 'The name was changed');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your mates' })).toBeVisible();
  await expect(page.getByText('Withdrawn by the operator')).toHaveCount(0);
  await expectFound(1);
  await reader.page.context().close();
});

/** The room of the reader says once that the mate was changed; its page lists what. */
async function expectChange(
  page: Page,
  { mateId, roomId }: { readonly mateId: string; readonly roomId: string },
): Promise<void> {
  const notice = page.getByRole('complementary', { name: 'Mate changed' });
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(notice.getByText('Changed: first message.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const read = page.waitForResponse('**/room/readMateChange');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await read;
  await expect(page.getByRole('textbox', { name: /^Message/ })).toBeFocused();
  await page.reload();
  await expect(page.getByText('“Mind the step.”').first()).toBeVisible();
  await expect(notice).toHaveCount(0);

  await page.goto(`/detail?mateId=${mateId}`);
  await page.getByText(/^Changed on/).click();
  await expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveText([
    /first message$/,
  ]);
  expect(await findBarriers(page)).toEqual([]);
}
