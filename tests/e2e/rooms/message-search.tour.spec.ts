import { searchMessages } from '../../../contract/rooms/search-messages.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { roomWithIris, roomWithTomas } from '../../machines/mates/catalogue-samples.ts';
import { lastPage } from '../../machines/rooms/message-search-samples.ts';
import { model as whole } from '../../machines/rooms/message-search.model.ts';
import { counted, expect, on, pressIn, success, testTours, textIn } from '../support/tours/tour.ts';

/** As in the page: only a search in one room has a button to leave it, and a field that changes. */
const model = allowing(whole, ({ context }, event) => {
  if (event.type === 'room.leave') return context.roomId !== null;
  return event.type !== 'query.type' || textIn(event, 'text') !== context.text;
});

testTours('messageSearch', { model }, ({ main, gate, start: { context } }) => {
  const search = context.roomId === null ? '' : `?roomId=room-1${context.pinned === true ? '&pinned' : ''}`;
  const field = main.getByRole('searchbox');
  const results = main.getByRole('list', { name: 'Messages found' }).getByRole('listitem');
  return {
    opening: {
      place: `/recent-chats${search}`,
      answers: { '/room/roomList': success({ rooms: [roomWithIris, roomWithTomas], removed: [] }) },
    },
    answers: { request: searchMessages },
    causes: {
      'query.type': (event) => field.fill(textIn(event, 'text')),
      'query.submit': () => field.press('Enter'),
      'query.clear': () => field.press('Escape'),
      'pins.toggle': 'Search pinned messages',
      'room.leave': 'Search all chats',
      'page.loaded': async () => {
        await pressIn(main, 'Show more');
        await gate.settle(searchMessages.path, success(lastPage));
      },
    },
    within: main,
    assertions: [
      ['idle', main.getByRole('link', { name: 'Tomas Reed' })],
      ['typing', ({ context }) => expect(field).toHaveValue(String(context.text))],
      ['searching', on(main).status('Searching')],
      ['found', counted(results, ({ found }) => found.length)],
      [{ found: 'pagingFailed' }, 'Couldn’t load this part of the page.'],
      ['empty', main.getByText(/^No (pinned messages|messages found)$/)],
      ['failed', 'Couldn’t search your chats'],
    ],
  };
});
