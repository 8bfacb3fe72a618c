import { expect, type Page } from '@playwright/test';
import type { RoomInfo } from '../../../contract/rooms/room.ts';
import { message, page as pageOf } from '../../machines/chat/chat-samples.ts';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { openChat, roomCall } from '../support/stages/chat-stage.ts';
import { test } from '../support/fixtures.ts';
import { success } from '../support/stand-ins/gate.ts';
import { openAiNote } from '../support/menus.ts';
import { persistMember } from '../support/members-room.ts';

test('a chat is printed as a whole, in black on white and without what is around it', async ({ page }) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  for (let index = 1; index <= 20; index += 1) await say(member, roomId, `*Sentence* ${String(index)}`);
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  await expect(talk.getByText('Sentence 20')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Iris Vale' })).toBeVisible();
  const last = talk.getByRole('listitem').filter({ hasText: 'Sentence 20' });
  const speaker = await last.getByText('You:').boundingBox();
  expect(speaker?.width).toBeGreaterThan(20);
  await expect(last.locator('em')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const cut = await talk.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  const file = await page.pdf({ format: 'A4' });
  const pages = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(2);
});

/** How many messages a page has that the test's server sends where none is requested. */
const firstPage = 50;

/** The page of a chat with this many messages that a request with this address gets. */
function pageOfChat(url: URL, total: number): RoomInfo {
  const before = Number(url.searchParams.get('before') ?? total + 1);
  const first = Math.max(1, before - Number(url.searchParams.get('limit') ?? firstPage));
  const seqs = Array.from({ length: before - first }, (_, index) => first + index);
  const messages = seqs.map((seq) => message(seq, { text: `Text ${seq}.` }));
  const count = url.searchParams.has('countOlder') ? { olderCount: first - 1 } : {};
  return { ...pageOf(messages, first > 1), lastSeq: total, ...count };
}

/** Opens a chat with this many messages, whose older ones are not loaded; returns how many were drawn each time it was printed. */
async function openLongChat(page: Page, total: number): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const printed: number[] = [];
    Reflect.set(globalThis, 'printed', printed);
    // Without a screen there is no print dialog: the event is what the browser reports before it lays the page out.
    globalThis.print = () => {
      dispatchEvent(new Event('beforeprint'));
      printed.push(document.querySelectorAll('li[data-message]').length);
    };
  });
  const newest = pageOfChat(new URL(`https://example.com/?limit=${String(firstPage)}`), total);
  await openChat(page, newest.messages, { room: newest });
  await page.route(`**${roomCall}*`, (route) =>
    route.fulfill({ json: success(pageOfChat(new URL(route.request().url()), total)) }),
  );
  await expect(page.getByText(`Text ${total}.`)).toBeVisible();
  return () => page.evaluate((): number[] => Reflect.get(globalThis, 'printed'));
}

const omitted = (page: Page) => page.getByText(/^Only the newest/);

test('what the browser prints by itself says how many messages are printed, and how to print the older ones', async ({
  page,
}) => {
  await openLongChat(page, 300);
  await expect(omitted(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(omitted(page)).toHaveText(
    'Only the newest 50 messages are printed. To print the older ones too, press “AI companion” above the chat and choose “Print”.',
  );
  await expect(page.getByText('Text 1.', { exact: true })).toHaveCount(0);
});

test('Print prints all 300 messages of a chat, after it has loaded the older ones', async ({ page }) => {
  const printed = await openLongChat(page, 300);
  await (await openAiNote(page)).getByRole('button', { name: 'Print' }).click();
  // The clock of the page stands still: it prints when the next frames are drawn.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return printed();
    })
    .toEqual([300]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText('Text 1.', { exact: true })).toBeVisible();
  await expect(page.getByText('Text 150.', { exact: true })).toBeVisible();
  await expect(omitted(page)).toHaveCount(0);
  const file = await page.pdf({ format: 'A4' });
  const pages = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(10);
});

test('of a chat that is too long to print, the newest 2,000 older messages are, and the sheet says so', async ({
  page,
}) => {
  const printed = await openLongChat(page, 2300);
  await (await openAiNote(page)).getByRole('button', { name: 'Print' }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return printed();
    })
    .toEqual([2050]);
  await page.emulateMedia({ media: 'print' });
  await expect(omitted(page)).toHaveText(
    'Only the newest 2,050 of 2,300 messages are printed. To get all of them, download the chat under “About this chat”.',
  );
});
