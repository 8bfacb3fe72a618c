import { expect, type Locator, type Page } from '@playwright/test';
import { ada, captain, clockmaker, irisAsDefault } from '../../machines/account/account-samples.ts';
import { message } from '../../machines/chat/chat-samples.ts';
import { laptop } from '../../machines/auth/passkey-samples.ts';
import { roomWithIris, roomWithTomas } from '../../machines/mates/catalogue-samples.ts';
import { openChat } from '../support/stages/chat-stage.ts';
import { advanceUntil } from '../support/clock.ts';
import { test } from '../support/fixtures.ts';
import { Gate, success, until } from '../support/stand-ins/gate.ts';
import { pickFor, pickForChat } from '../support/menus.ts';
import { listed, openSecurity, passkeysOn } from '../support/stages/passkeys-stage.ts';
import { loadPersonas, personasPage } from '../support/stages/personas-stage.ts';
import { openPage, openSignedIn } from '../support/stages/signed-in-stage.ts';

/** Something that a user asks for, and the call that the server never answers. */
interface Command {
  readonly name: string;
  readonly call: string;
  /** Opens the page; holds the call. */
  readonly open: (page: Page, call: string) => Promise<Gate>;
  readonly ask: (page: Page) => Promise<void>;
}

const alternatives = ['message-4', 'message-9'];
const openRoom = (page: Page, call: string): Promise<Gate> =>
  openChat(page, [message(1), message(2), message(3), message(4, { alternatives })], {
    held: [call],
    room: { removed: { removalId: 'removal-1', offeredFor: 600_000 } },
  });
const openRooms = (page: Page, call: string): Promise<Gate> =>
  openSignedIn(page, '/recent-chats', {
    answers: {
      '/room/roomList': success({
        rooms: [roomWithIris],
        removed: [{ room: roomWithTomas, until: Date.now() + 600_000 }],
      }),
    },
    held: [call],
  });
const openAccount = (page: Page, call: string): Promise<Gate> =>
  openSecurity(page, { answers: { '/user/passkeys': listed([laptop]) }, held: [call] });
const openData = (page: Page, call: string): Promise<Gate> =>
  openSignedIn(page, '/data', { answers: { '/user/profile': success(ada) }, held: [call] });
const openSettings = async (page: Page, call: string): Promise<Gate> => {
  const notes = success({ notes: 'Storms', undo: true });
  const gate = await openSignedIn(page, '/chat-profile?roomId=room-1', {
    answers: {
      '/user/personas': success({ personas: [] }),
      '/room/persona': success(irisAsDefault),
      '/room/notes': notes,
    },
    held: [call],
  });
  // Loaded by the same path as saved.
  if (call === '/room/notes') await gate.settle(call, notes);
  return gate;
};
const openPersonaList = async (page: Page, call: string): Promise<Gate> => {
  const gate = await openPage(new Gate(page), personasPage(null, [call]));
  await loadPersonas(gate, null, { personas: [captain, clockmaker], roomPersona: irisAsDefault });
  return gate;
};
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const pick = (name: string) => (page: Page) => pickFor(lastOf(page), name);
const pickInList = (name: string) => (page: Page) => pickForChat(page, 'Iris Vale', name);
/** Opens the dialog, where it is closed, and submits its form. */
const submit =
  (opener: string | RegExp, button: string) =>
  async (page: Page): Promise<void> => {
    const dialog = page.getByRole('dialog');
    if (!(await dialog.isVisible())) await press(opener)(page);
    if (button === 'Delete everything') await dialog.getByLabel(/^Type/).fill('delete');
    await dialog.getByLabel('Your password', { exact: true }).fill('the password');
    await dialog.getByRole('button', { name: button, exact: true }).click();
  };
const lastOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem').last();

const commands: readonly Command[] = [
  { name: 'like', call: '/room/likeMessage', open: openRoom, ask: pick('Like this message') },
  { name: 'pin', call: '/room/pinMessage', open: openRoom, ask: pick('Pin this message') },
  { name: 'another version', call: '/room/showMessage', open: openRoom, ask: press('Next reply') },
  { name: 'delete messages', call: '/room/deleteMessage', open: openRoom, ask: pick('Delete from here on') },
  { name: 'restore messages', call: '/room/restoreMessages', open: openRoom, ask: press('Undo') },
  { name: 'new chat from here', call: '/room/copyRoom', open: openRoom, ask: pick('New chat from here') },
  {
    name: 'delete a chat',
    call: '/room/deleteRoom',
    open: openRooms,
    ask: pickInList('Delete the chat with Iris Vale'),
  },
  {
    name: 'archive a chat',
    call: '/room/archiveRoom',
    open: openRooms,
    ask: pickInList('Archive the chat with Iris Vale'),
  },
  { name: 'restore a chat', call: '/room/restoreRoom', open: openRooms, ask: press(/^Undo the deletion/) },
  {
    name: 'default persona',
    call: '/user/setDefaultPersona',
    open: openPersonaList,
    ask: press(/^Make .* the default$/),
  },
  {
    name: 'delete the account',
    call: '/user/delete',
    open: openData,
    ask: submit('Delete my account', 'Delete everything'),
  },
  {
    name: 'change the password',
    call: '/user/changePassword',
    open: openAccount,
    async ask(page) {
      await page.getByLabel('Current password', { exact: true }).fill('the password');
      await page.getByLabel('New password', { exact: true }).fill('another password');
      await press('Change password')(page);
    },
  },
  {
    name: 'rename a passkey',
    call: '/user/passkey/rename',
    open: openAccount,
    async ask(page) {
      const save = passkeysOn(page).getByRole('button', { name: 'Save' });
      if (!(await save.isVisible())) await press(/^Rename /)(page);
      await save.click();
    },
  },
  {
    name: 'save notes',
    call: '/room/notes',
    open: openSettings,
    async ask(page) {
      const notes = page.getByLabel('Always keep in mind');
      await notes.fill('Thunder');
      await notes.blur();
    },
  },
  { name: 'export as text', call: '/room/export', open: openSettings, ask: press('Download as text') },
  { name: 'export as JSON', call: '/room/exportRoom', open: openSettings, ask: press('Download as JSON') },
];

for (const { name, call, open, ask } of commands) {
  test(`[S8.10] after 15 seconds without an answer, the user can stop waiting: ${name}`, async ({ page }) => {
    const requests: string[] = [];
    await open(page, call);
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const stop = page.getByRole('button', { name: 'Stop waiting' });
    await ask(page);
    await until(() => (requests.includes(call) ? true : undefined), `the call of ${call}`);
    await page.clock.runFor(14_000);
    await expect(stop).toHaveCount(0);
    await page.clock.runFor(2000);
    await advanceUntil(page, expect(stop).toBeVisible());
    await stop.click();
    await advanceUntil(page, expect(stop).toHaveCount(0));
    await ask(page);
    await until(
      () => (requests.filter((path) => path === call).length > 1 ? true : undefined),
      `another call of ${call}`,
    );
  });
}

test('[S9.8] while a like hangs, a click on Pin pins', async ({ page }) => {
  const gate = await openChat(page, [message(1), message(2)], { held: ['/room/likeMessage'] });
  await gate.answer('/room/pinMessage', success(message(2, { pinned: true })));
  await pick('Like this message')(page);
  await pick('Pin this message')(page);
  await advanceUntil(page, expect(lastOf(page).getByText('Pinned')).toBeVisible());
});
