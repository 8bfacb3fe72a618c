import { expect } from '@playwright/test';
import { showMessage } from '../../contract/message-actions.ts';
import { searchMessages } from '../../contract/search-messages.ts';
import { allowing, type Edge, type Node } from '../../tools/statechart-tests/model.ts';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model as whole } from '../machines/chat/search/search-hits.model.ts';
import { firstPage } from '../machines/rooms/message-search-samples.ts';
import { openChat } from './support/chat-stage.ts';
import { success } from './support/gate.ts';
import { testTours, textIn } from './support/tour.ts';

const [found] = firstPage.messages;
const newest = { ...found, messageId: 'message-2' };
/** The conversation never has this one: its branch is shown without it. */
const oldest = { ...found, messageId: 'message-1' };

/** As in the page: the first found message is another one among the pinned messages than by words. */
const model = allowing(whole, ({ context: { pinned, hitId } }, event) => {
  if (event.type !== 'hit.show') return true;
  const messageId = textIn(event, 'messageId');
  return hitId === null ? messageId === (pinned ? 'message-1' : 'message-2') : messageId !== hitId;
});

testTours('searchHits', { model }, async ({ page, walk }) => {
  const { pinned } = walk.start.snapshot.context;
  await page.route(`**${searchMessages.path}`, (route) => {
    const messages = pinned ? [oldest, newest] : [newest, oldest];
    return route.fulfill({ json: success({ messages, next: null }) });
  });
  const gate = await openChat(page, [message(2)], {
    held: [showMessage.path],
    search: pinned ? '&pinned' : '&search',
  });
  const bar = page.getByRole('main').getByRole('search');
  const press = (name: string) => bar.getByRole('button', { name, exact: true }).click();

  async function show(
    messageId: string,
    { pinned, hitId }: { readonly pinned: boolean; readonly hitId: string | null },
  ): Promise<void> {
    if (!pinned && hitId === null) {
      await bar.getByRole('searchbox').fill('comet');
      await bar.getByRole('searchbox').press('Enter');
      await expect(bar.getByText('2 messages')).toBeVisible();
    }
    const isFirst = messageId === (pinned ? 'message-1' : 'message-2');
    await press(hitId === null || !isFirst ? 'Older match' : 'Newer match');
  }

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    if (cause.kind === 'done') await gate.settle(showMessage.path, success(pageOf([message(2)])));
    else if (cause.kind === 'error') await gate.fail(showMessage.path);
    else if (event.type === 'hit.show') await show(textIn(event, 'messageId'), snapshot.context);
    else await press('Try again');
  }

  return {
    actor: 'searchHits',
    happen,
    assertions: [
      ['unvisited', bar.getByRole('searchbox', { name: 'Search this chat' })],
      ['locating', bar.locator('[role="status"][aria-busy="true"]')],
      ['shown', bar.getByText(/^[12] \/ 2$/)],
      ['failed', bar.getByText('Couldn’t load this message.')],
    ],
  };
});
