import { importRoom } from '../../../contract/rooms/room-file.ts';
import { fileToImport } from '../../machines/rooms/room-file-samples.ts';
import { model as whole } from '../../machines/rooms/room-import.model.ts';
import { roomWithIris, roomWithTomas } from '../../machines/mates/catalogue-samples.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { holdFiles, jsonFile } from '../support/stand-ins/held-files.ts';
import { absent, addressed, on, success, testTours, whileSignedIn } from '../support/tours/tour.ts';

/** As in the page: the imported conversation opens, and the list is left. */
const model = allowing(whileSignedIn(whole), ({ value }) => value !== 'done');

testTours('roomImport', { model }, async ({ page, main }) => {
  const settleFile = await holdFiles(page);
  const { button, status } = on(main);
  return {
    opening: {
      place: '/recent-chats',
      answers: {
        '/room/roomList': success({ rooms: [roomWithIris, roomWithTomas], removed: [] }),
        '/room/roomInfo': success(null),
      },
    },
    answers: {
      importRoom: importRoom,
      readRoomFile: (how) => settleFile(how === 'done' ? JSON.stringify(fileToImport) : 'no JSON'),
    },
    causes: {
      'file.choose': () => main.locator('[name="room"]').setInputFiles(jsonFile('chat.json')),
      'import.retry': 'Try again',
      'import.close': /^(Cancel|Close)$/,
    },
    within: main,
    assertions: [
      ['idle', absent(button('Close'))],
      ['reading', status('Reading the file…')],
      [{ sending: 'pending' }, status('Importing the chat…')],
      [{ sending: 'slow' }, status('This is taking longer than usual.')],
      ['unsent', button('Try again')],
      ['refused', button('Close')],
      ['done', addressed(/chat-detail\?roomId=room-1$/)],
    ],
  };
});
