import type { Locator, Page } from '@playwright/test';
import { code } from '../../../../contract/envelope.ts';
import { ruth } from '../../../machines/mates/user-mate-samples.ts';
import { roomWithIris } from '../../../machines/mates/catalogue-samples.ts';
import { bell, harborBook, lighthouse, townBook } from '../../../machines/lore/lore-samples.ts';
import { advanceUntil } from '../clock.ts';
import { Gate, refusal, success } from '../stand-ins/gate.ts';
import { openPage, type Host, type Opening } from './signed-in-stage.ts';
import { pressIn } from './stage.ts';

/** The calls of lorebooks. */
export const loreCalls = {
  list: '/lorebook/list',
  save: '/lorebook/save',
  remove: '/lorebook/delete',
  attach: '/lorebook/attach',
  import: '/lorebook/import',
  export: '/lorebook/export',
  entries: '/lorebook/entries',
  saveEntry: '/lorebook/saveEntry',
  changeEntries: '/lorebook/changeEntries',
  test: '/lorebook/test',
} as const;

/** The answer with these books. */
export const listOf = (books: readonly unknown[]) => success({ books, most: 50 });

/** The answer with all entries of the book. */
export const entriesOf = (entries: readonly unknown[]) => success({ entries, next: null });

/** The list of lorebooks. */
export const lorebooksPage = (host: Host = {}): Opening => lorePage('/lorebooks', host);

/** The page of a lorebook; without an ID, that of none. */
export const lorebookPage = (host: Host = {}, bookId: string | null = 'book-1'): Opening =>
  lorePage(bookId === null ? '/lorebook' : `/lorebook?bookId=${bookId}`, host);

/** Opens the list of lorebooks. */
export const openLorebooks = (page: Page, host: Host): Promise<Gate> =>
  openPage(new Gate(page), lorebooksPage(host));

/** Opens the page of a lorebook. */
export const openLorebook = (page: Page, host: Host, bookId?: string | null): Promise<Gate> =>
  openPage(new Gate(page), lorebookPage(host, bookId));

const lorePage = (place: string, { answers, ...host }: Host): Opening => ({
  ...host,
  place,
  answers: {
    [loreCalls.list]: listOf([harborBook, townBook]),
    [loreCalls.entries]: entriesOf([lighthouse, bell]),
    '/mate/own/list': success({ mates: [ruth], most: 20, isScripted: false }),
    '/room/roomList': success({ rooms: [roomWithIris], removed: [] }),
    ...answers,
  },
});

/** Loads the newest version in a form: the server refuses what is based on an older one. */
export async function loadNewest(page: Page, gate: Gate, form: Locator, call: string): Promise<void> {
  const newest = form.getByRole('button', { name: 'Load the latest version' });
  if (!(await newest.isVisible())) {
    await pressIn(form, 'Save');
    await gate.settle(call, refusal(code.changedElsewhere, 'It was changed elsewhere.'));
    await advanceUntil(page, newest.waitFor());
  }
  await newest.click();
}
