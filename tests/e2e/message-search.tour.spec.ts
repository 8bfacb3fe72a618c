import { expect, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { model as whole } from '../machines/rooms/message-search.model.ts';
import { lastPage } from '../machines/rooms/message-search-samples.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { allowing, type Edge } from '../../tools/statechart-tests/model.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

/** As in the page: only a search in one room has a button to leave it, and a field that changes. */
const model = allowing(whole, ({ context }, event) => {
  if (event.type === 'room.leave') return context.roomId !== null;
  return event.type !== 'query.type' || textIn(event, 'text') !== context.text;
});
const call = '/room/searchMessages';

testTours('messageSearch', { model }, async ({ page, observer, walk }) => {
  const { roomId, pinned }: { roomId: unknown; pinned: unknown } = walk.start.snapshot.context;
  const pins = pinned === true ? '&pinned' : '';
  const place = roomId === null ? '/recent-chats' : `/recent-chats?roomId=room-1${pins}`;
  const gate = await openSignedIn(page, place, {
    answers: { '/room/roomList': success({ rooms: [roomWithIris, roomWithTomas], removed: [] }) },
    held: [call],
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const field = main.getByRole('searchbox');

  const asPeople: Record<string, (event: EventObject) => Promise<void>> = {
    'query.type': (event) => field.fill(textIn(event, 'text')),
    'query.submit': () => field.press('Enter'),
    'query.clear': () => field.press('Escape'),
    'pins.toggle': () => press('Only pinned messages'),
    'room.leave': () => press('Search all chats'),
    'page.loaded': async () => {
      await press('Show more');
      await gate.settle(call, success(lastPage));
    },
    'load.retry': () => press('Try again'),
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error') await observer.kill(`messageSearch.${cause.child}`);
    else if (cause.kind === 'done') await gate.settle(call, success(cause.result));
    else await asPeople[event.type]?.(event);
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const results = main.getByRole('list', { name: 'Messages found' }).getByRole('listitem');
  return [
    ['idle', main.getByRole('link', { name: 'Tomas Reed' })],
    ['typing', ({ context }) => expect(main.getByRole('searchbox')).toHaveValue(String(context.text))],
    ['searching', main.getByRole('status').filter({ hasText: 'Searching' })],
    ['found', ({ context }) => expect(results).toHaveCount(context.found.length)],
    [{ found: 'pagingFailed' }, main.getByText('Couldn’t load this part of the page.')],
    ['empty', main.getByText(/^No (pinned messages|messages found)$/)],
    ['failed', main.getByText('Couldn’t search your chats')],
  ];
}
