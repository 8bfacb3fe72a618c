import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { showMessage } from '../../contract/message-actions.ts';
import { searchMessages } from '../../contract/search-messages.ts';
import { confirmed, unknown } from '../machines/safety/age-samples.ts';
import type { ChatInput } from '../../src/machines/chat/chat.types.ts';
import { model as wholeModel } from '../machines/chat/chat.model.ts';
import { message, page as pageOf, room } from '../machines/chat/chat-samples.ts';
import { allowing, startingFrom } from '../../tools/statechart-tests/model.ts';
import { blockMate, ideasCall, roomCall } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import { openChatMenu } from './support/menus.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { attached, testTours } from './support/tour.ts';
import { firstPage } from '../machines/rooms/message-search-samples.ts';
import { networkReturns } from './support/page-events.ts';
import { textOf } from '../../tools/statechart-tests/text.ts';
import { type Answer } from './support/stage.ts';
import { confirmAge, talk } from './support/talk-stage.ts';

const [byRoom, , byNothing, atMessage] = wholeModel.samples.inputs ?? [];
/** A room with a known id is opened without a lookup. A test below covers the lookup by mate. */
const model = allowing(
  startingFrom(wholeModel, [byRoom, byNothing, atMessage]),
  (_, event) => !('output' in event && JSON.stringify(event).includes('"opened":null')),
);
const lasting = pageOf([message(1)]);
const temporary = { ...lasting, room: { ...room, temporary: true } };
const createCall = '/room/createRoom';
const answers = {
  [ideasCall]: refusal(code.notAvailable, 'No ideas here.'),
  '/user/age': success(unknown),
  '/user/confirmAge': success(confirmed),
  '/safety/block': success({ blocked: true }),
  '/room/showMessage': refusal(code.notFound, 'This message no longer exists.'),
};

test('chat: a chat opened by its mate finds the room, and the URL changes to that of the room', async ({
  page,
}) => {
  const gate = await openSignedIn(page, '/chat-detail?mateId=mate-iris', {
    answers,
    held: [createCall, roomCall],
  });
  await gate.settle(createCall, success(room));
  await gate.settle(roomCall, success(pageOf([message(1)])));
  await expect(page.getByText('Text 1')).toBeVisible();
  await expect(page).toHaveURL('/chat-detail?roomId=room-1');
});

testTours('chat', { model, countsStories: true }, async ({ page, observer, walk }) => {
  const { messageId }: ChatInput = walk.start.snapshot.context;
  const message = messageId === null ? '' : `&messageId=${messageId}`;
  const hasNoTarget = walk.start.snapshot.matches('notFound');
  const openRoom: Answer = {
    call: roomCall,
    response: (opened) => (textOf(opened).includes('temporary') ? temporary : lasting),
    isFailing: true,
  };
  const gate = await openSignedIn(
    page,
    hasNoTarget ? '/chat-detail' : `/chat-detail?roomId=room-1${message}`,
    {
      answers,
      held: [roomCall],
    },
  );
  return {
    gate,
    answers: { openRoom },
    causes: {
      'conversation.crashed': () => observer.kill('outbox'),
      // The page loads the room again when the network is back.
      'room.missing': async () => {
        await networkReturns(page);
        await gate.settle(roomCall, refusal(code.notFound, 'This conversation no longer exists.'));
      },
      'age.confirmed': () => confirmAge(page),
      'mate.blocked': () => blockMate(page),
      'branch.shown': () => findInBranch(page, gate),
      '*': 'Try again',
    },
    assertions: [
      ['opening', attached(page.getByText('Opening chat…'))],
      [{ opening: 'slow' }, page.getByRole('button', { name: 'Try again' })],
      ['ready', talk(page).getByText('Text 1')],
      ['failed', 'Couldn’t open this chat'],
      [{ ready: 'temporary' }, page.getByRole('complementary', { name: 'Temporary chat' })],
      ['ended', 'This temporary chat has ended'],
      ['notFound', 'Chat not found'],
    ],
  };
});

/** Goes to a found message of a branch that is not shown. */
async function findInBranch(page: Page, gate: Gate): Promise<void> {
  const found = { ...firstPage.messages[0], messageId: 'message-9' };
  await page.route(`**${searchMessages.path}`, (route) =>
    route.fulfill({ json: success({ messages: [found], next: null }) }),
  );
  await page.route(`**${showMessage.path}`, (route) => route.fulfill({ json: success(lasting) }));
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'Pinned messages' }).click();
  const bar = page.getByRole('main').getByRole('search');
  await bar.getByRole('button', { name: 'Older match' }).click();
  await expect(bar.getByText('1 / 1')).toBeVisible();
  await gate.settle(roomCall, success(lasting));
  await expect(bar.locator('[aria-busy="true"]')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Close' }).click();
}
