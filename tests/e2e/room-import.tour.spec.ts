import { expect } from '@playwright/test';
import { importRoom } from '../../contract/room-file.ts';
import { fileToImport } from '../machines/rooms/room-file-samples.ts';
import { model as whole } from '../machines/rooms/room-import.model.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { success } from './support/gate.ts';
import { holdFiles, jsonFile } from './support/held-files.ts';
import { openSignedIn, whileSignedIn } from './support/signed-in-stage.ts';
import { callsOf, type Answers } from './support/stage.ts';
import { absent, testTours } from './support/tour.ts';

/** As in the page: the imported conversation opens, and the list is left. */
const model = allowing(whileSignedIn(whole), ({ value }) => value !== 'done');
const answers: Answers = { importRoom: { call: importRoom, isFailing: true } };

testTours('roomImport', { model }, async ({ page }) => {
  const settleFile = await holdFiles(page);
  const gate = await openSignedIn(page, '/recent-chats', {
    answers: {
      '/room/roomList': success({ rooms: [roomWithIris, roomWithTomas], removed: [] }),
      '/room/roomInfo': success(null),
    },
    held: callsOf(answers),
  });
  const main = page.getByRole('main');

  const status = main.getByRole('status');
  const see = (text: string) => status.filter({ hasText: text });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    gate,
    answers,
    causes: {
      'file.choose': () => main.getByLabel('Import a chat').setInputFiles(jsonFile('chat.json')),
      'import.retry': 'Try again',
      'import.cancel': () => main.getByRole('button', { name: /^(Cancel|Close)$/ }).press('Enter'),
      'xstate.done.actor.readRoomFile': () => settleFile(JSON.stringify(fileToImport)),
      'xstate.error.actor.readRoomFile': () => settleFile('no JSON'),
    },
    within: main,
    assertions: [
      ['idle', absent(button('Close'))],
      ['reading', see('Reading the file…')],
      [{ sending: 'pending' }, see('Importing the chat…')],
      [{ sending: 'slow' }, see('This is taking longer than usual.')],
      ['unsent', button('Try again')],
      ['refused', button('Close')],
      ['done', () => expect(page).toHaveURL(/chat-detail\?roomId=room-1$/)],
    ],
  };
});
