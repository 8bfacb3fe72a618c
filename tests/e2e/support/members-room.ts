/** A member's room, in which messages are written without a network. */
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { roomInfo } from '../../../contract/rooms/room.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { newMember, openRoom, type Member } from './users/api.ts';
import { ask } from './users/ask.ts';
import { persistUser } from './users/storage.ts';

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / });
export const thread = (page: Page): Locator => page.getByRole('region', { name: /^Conversation with/ });

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toHaveCount(0);
};

export const openRoomOn = async (page: Page, roomId: string): Promise<void> => {
  await open(page, `/chat-detail?roomId=${roomId}`);
  await expect(composer(page)).toBeVisible();
};

export const write = async (page: Page, text: string): Promise<void> => {
  await composer(page).fill(text);
  await composer(page).press('Enter');
};

/** Signs the member in on this page, before its first load. */
export const persistMember = (page: Page, { user }: Member): Promise<void> =>
  persistUser(page, storeOf({ user }));

/** Creates a member who is signed in on this page from its first load on. */
export async function signedInMember(page: Page): Promise<Member> {
  const member = await newMember();
  await persistMember(page, member);
  return member;
}

/** A member with a room, whose pages share this browser's storage. */
export async function membersRoom(page: Page): Promise<{ member: Member; roomId: string }> {
  const member = await signedInMember(page);
  return { member, roomId: await openRoom(member, 'iris-vale') };
}

/** Returns the user's messages on the server, in the order of the room. */
export const sentTexts = async ({ user }: Member, roomId: string): Promise<readonly string[]> => {
  const { messages } = await ask(roomInfo, { roomId, limit: '50' }, user.token);
  return messages.filter(({ role }) => role === 'user').map(({ text }) => text);
};

export const expectSent = (member: Member, roomId: string, texts: readonly string[]): Promise<void> =>
  expect.poll(() => sentTexts(member, roomId)).toEqual(texts);

/** Returns the unsent messages that the browser stores. */
export const storedUnsent = (
  page: Page,
): Promise<readonly (readonly [key: string, message: string | null])[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('mates.unsent/'))
      .map((key) => [key, localStorage.getItem(key)]),
  );

export async function loseNetwork(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
}

/** Opens a room of a new member and goes offline. */
export async function openRoomOffline(
  page: Page,
  context: BrowserContext,
): Promise<{ member: Member; roomId: string }> {
  const opened = await membersRoom(page);
  await openRoomOn(page, opened.roomId);
  await loseNetwork(context, page);
  return opened;
}
