import { showMessage } from '../../../contract/rooms/message-actions.ts';
import { searchMessages } from '../../../contract/rooms/search-messages.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { message, page as pageOf } from '../../machines/chat/chat-samples.ts';
import { model as whole } from '../../machines/chat/search/search-hits.model.ts';
import { firstPage } from '../../machines/rooms/message-search-samples.ts';
import { chatPage } from '../support/stages/chat-stage.ts';
import { expect, on, success, testTours, textIn, type Cause } from '../support/tours/tour.ts';

const [found] = firstPage.messages;
const newest = { ...found, messageId: 'message-2' };
/** The conversation never has this one: its branch is shown without it. */
const oldest = { ...found, messageId: 'message-1' };
/** In view before the reader goes to any, since the conversation has it. */
const first = { ...found, messageId: 'message-3' };
const firstId = (pinned: boolean) => (pinned ? 'message-1' : 'message-2');

/** As in the page: the message after the first one is another one among the pinned messages than by words. */
const model = allowing(whole, ({ context: { pinned, hitId } }, event) => {
  if (event.type !== 'hit.show') return true;
  const messageId = textIn(event, 'messageId');
  return hitId === null ? messageId === firstId(pinned) : messageId !== hitId;
});

testTours('searchHits', { model }, ({ main, start }) => {
  const bar = main.getByRole('search');
  const { pinned } = start.context;
  const messages = pinned ? [first, oldest, newest] : [first, newest, oldest];

  const show: Cause = async (event, { snapshot: { context } }) => {
    if (!pinned && context.hitId === null) {
      await bar.getByRole('searchbox').fill('comet');
      await bar.getByRole('searchbox').press('Enter');
    }
    if (context.hitId === null) await expect(bar.getByText('1 / 3')).toBeVisible();
    const isNewer = context.hitId !== null && textIn(event, 'messageId') === firstId(pinned);
    await on(bar)
      .button(isNewer ? 'Newer match' : 'Older match')
      .click();
  };

  return {
    actor: 'searchHits',
    opening: chatPage([message(2), message(3)], {
      search: pinned ? '&pinned' : '&search',
      answers: { [searchMessages.path]: success({ messages, next: null }) },
    }),
    answers: { locateMessage: { call: showMessage, response: () => pageOf([message(2), message(3)]) } },
    causes: { 'hit.show': show },
    within: bar,
    assertions: [
      ['unvisited', bar.getByRole('searchbox', { name: 'Search this chat' })],
      ['locating', bar.locator('[role="status"][aria-busy="true"]')],
      ['shown', bar.getByText(/^[23] \/ 3$/)],
      ['failed', 'Couldn’t load this message.'],
    ],
  };
});
