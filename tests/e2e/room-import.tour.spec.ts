import { expect, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { fileToImport } from '../machines/rooms/room-file-samples.ts';
import { model as whole } from '../machines/rooms/room-import.model.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { allowing, type Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { holdFiles, type SettleFile } from './support/held-files.ts';
import { openSignedIn, whileSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

/** As in the page: the imported conversation opens, and the list is left. */
const model = allowing(whileSignedIn(whole), ({ value }) => value !== 'done');
const call = '/room/importRoom';

testTours('roomImport', { model }, async ({ page }) => {
  const settleFile = await holdFiles(page);
  const gate = await openSignedIn(page, '/recent-chats', {
    answers: {
      '/room/roomList': success({ rooms: [roomWithIris, roomWithTomas], removed: [] }),
      '/room/roomInfo': success(null),
    },
    held: [call],
  });
  return stageOn(page, gate, settleFile);
});

function stageOn(page: Page, gate: Gate, settleFile: SettleFile): Stage {
  const main = page.getByRole('main');
  const press = (name: string | RegExp) => main.getByRole('button', { name, exact: true }).click();

  const asPeople: Record<string, (event: EventObject) => Promise<void>> = {
    'file.choose': () =>
      main.getByLabel('Import a chat').setInputFiles({
        name: 'chat.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{}'),
      }),
    'import.retry': () => press('Try again'),
    'import.cancel': () => press(/^(Cancel|Close)$/),
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'readRoomFile')
      await settleFile(JSON.stringify(fileToImport));
    else if (cause.kind === 'error' && cause.child === 'readRoomFile') await settleFile('no JSON');
    else if (cause.kind === 'done') await gate.settle(call, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, call, cause.result);
    else await asPeople[event.type]?.(event);
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const see = (text: string) => () => expect(status.filter({ hasText: text })).toBeVisible();
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return [
    ['idle', () => expect(button('Close')).toHaveCount(0)],
    ['reading', see('Reading the file…')],
    [{ sending: 'pending' }, see('Importing the chat…')],
    [{ sending: 'slow' }, see('This is taking longer than usual.')],
    ['unsent', button('Try again')],
    ['refused', button('Close')],
    ['done', () => expect(page).toHaveURL(/chat-detail\?roomId=room-1$/)],
  ];
}
