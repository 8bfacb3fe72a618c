import { expect } from '@playwright/test';
import { searchMessages } from '../../contract/search-messages.ts';
import { model as whole } from '../machines/rooms/message-search.model.ts';
import { lastPage } from '../machines/rooms/message-search-samples.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { testTours, textIn } from './support/tour.ts';

/** As in the page: only a search in one room has a button to leave it, and a field that changes. */
const model = allowing(whole, ({ context }, event) => {
  if (event.type === 'room.leave') return context.roomId !== null;
  return event.type !== 'query.type' || textIn(event, 'text') !== context.text;
});
const answers: Answers = { request: { call: searchMessages } };

testTours('messageSearch', { model }, async ({ page, walk }) => {
  const { roomId, pinned }: { roomId: unknown; pinned: unknown } = walk.start.snapshot.context;
  const pins = pinned === true ? '&pinned' : '';
  const place = roomId === null ? '/recent-chats' : `/recent-chats?roomId=room-1${pins}`;
  const gate = await openSignedIn(page, place, {
    answers: { '/room/roomList': success({ rooms: [roomWithIris, roomWithTomas], removed: [] }) },
    held: callsOf(answers),
  });
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');

  const results = main.getByRole('list', { name: 'Messages found' }).getByRole('listitem');
  return {
    gate,
    answers,
    causes: {
      'query.type': (event) => field.fill(textIn(event, 'text')),
      'query.submit': () => field.press('Enter'),
      'query.clear': () => field.press('Escape'),
      'pins.toggle': 'Only pinned messages',
      'room.leave': 'Search all chats',
      'page.loaded': async () => {
        await pressIn(main, 'Show more');
        await gate.settle(searchMessages.path, success(lastPage));
      },
    },
    within: main,
    assertions: [
      ['idle', main.getByRole('link', { name: 'Tomas Reed' })],
      ['typing', ({ context }) => expect(main.getByRole('searchbox')).toHaveValue(String(context.text))],
      ['searching', main.getByRole('status').filter({ hasText: 'Searching' })],
      ['found', ({ context }) => expect(results).toHaveCount(context.found.length)],
      [{ found: 'pagingFailed' }, main.getByText('Couldn’t load this part of the page.')],
      ['empty', main.getByText(/^No (pinned messages|messages found)$/)],
      ['failed', main.getByText('Couldn’t search your chats')],
    ],
  };
});
