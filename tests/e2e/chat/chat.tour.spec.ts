import type { Page } from '@playwright/test';
import { showMessage } from '../../../contract/rooms/message-actions.ts';
import { searchMessages } from '../../../contract/rooms/search-messages.ts';
import { confirmed, unknown } from '../../machines/safety/age-samples.ts';
import type { ChatInput } from '../../../src/machines/chat/chat.reducers.ts';
import { model as wholeModel } from '../../machines/chat/chat.model.ts';
import { message, page as pageOf, room } from '../../machines/chat/chat-samples.ts';
import { firstPage } from '../../machines/rooms/message-search-samples.ts';
import { allowing, startingFrom } from 'statechart-tools/explorer/model';
import { textOf } from 'statechart-tools/explorer/text';
import { blockMate, chatPage, roomCall } from '../support/stages/chat-stage.ts';
import { Gate } from '../support/stand-ins/gate.ts';
import { openChatMenu } from '../support/menus.ts';
import { networkReturns } from '../support/page-events.ts';
import { openPage } from '../support/stages/signed-in-stage.ts';
import { confirmAge, talk } from '../support/stages/talk-stage.ts';
import {
  attached,
  code,
  expect,
  on,
  refusal,
  sent,
  success,
  test,
  testTours,
} from '../support/tours/tour.ts';

const [byRoom, , byNothing, atMessage] = wholeModel.samples.inputs ?? [];
/** A room with a known id is opened without a lookup, and the browser has no copy. A test below covers both. */
const model = allowing(
  startingFrom(wholeModel, [byRoom, byNothing, atMessage]),
  (_, event) => !('output' in event && /"opened":null|"isCopy":true/.test(JSON.stringify(event))),
);
const lasting = pageOf([message(1)]);
const temporary = { ...lasting, room: { ...room, temporary: true } };
const createCall = '/room/createRoom';
const found = { ...firstPage.messages[0], messageId: 'message-9' };
const opening = chatPage([message(1)], {
  answers: {
    '/user/age': success(unknown),
    '/user/confirmAge': success(confirmed),
    '/safety/block': success({ blocked: true }),
    [showMessage.path]: refusal(code.notFound, 'This message no longer exists.'),
    [searchMessages.path]: success({ messages: [found], next: null }),
  },
});

test('chat: a chat opened by its mate finds the room, whose URL is shown, and reads it again after its copy', async ({
  page,
}) => {
  // Without the list beside it, which would remove the copy of a room that it does not contain.
  await page.setViewportSize({ width: 390, height: 844 });
  const gate = new Gate(page);
  await openPage(gate, { ...opening, place: '/chat-detail?mateId=mate-iris', held: [createCall] });
  await gate.settle(createCall, success(room));
  await expect(page.getByText('Text 1')).toBeVisible();
  await expect(page).toHaveURL('/chat-detail?roomId=room-1');
  const copy = async () => (await caches.match('/copies/room/room-1'))?.ok;
  await expect.poll(() => page.evaluate(copy)).toBe(true);
  await gate.hold([roomCall]);
  await page.reload();
  await expect(page.getByText('Text 1')).toBeVisible();
  await gate.settle(roomCall, success(pageOf([message(1), message(2)])));
  await expect(page.getByText('Text 2')).toBeVisible();
});

testTours('chat', { model, countsStories: true }, ({ page, gate, observer, start }) => {
  const { messageId }: ChatInput = start.context;
  const message = messageId === null ? '' : `&messageId=${messageId}`;
  const hasNoTarget = start.matches('notFound');
  return {
    opening: { ...opening, place: hasNoTarget ? '/chat-detail' : `${opening.place}${message}` },
    answers: {
      openRoom: {
        call: roomCall,
        response: (opened) => (textOf(opened).includes('temporary') ? temporary : lasting),
      },
    },
    causes: {
      'conversation.crashed': () => observer.kill('outbox'),
      // The page loads the room again when the network is back.
      'room.missing': async () => {
        await networkReturns(page);
        await gate.settle(roomCall, refusal(code.notFound, 'This conversation no longer exists.'));
      },
      'age.confirmed': () => confirmAge(page),
      'mate.blocked': () => blockMate(page),
      'chat.restored': sent,
      'branch.shown': () => findInBranch(page, gate),
      // The pane reports it, in which a tour of its own chooses.
      'replies.changed': (event) => observer.send('chat', event),
      'room.refreshed': async () => {
        await networkReturns(page);
        await gate.settle(roomCall, success(lasting));
      },
      '*': 'Try again',
    },
    assertions: [
      ['opening', attached('Opening chat…')],
      [{ opening: 'slow' }, on(page).button('Try again')],
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
  await gate.answer(showMessage.path, success(lasting));
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'Pinned messages' }).click();
  const bar = page.getByRole('main').getByRole('search');
  await on(bar).button('Older match').click();
  await expect(bar.getByText('1 / 1')).toBeVisible();
  await gate.settle(roomCall, success(lasting));
  await expect(bar.locator('[aria-busy="true"]')).toHaveCount(0);
  await on(bar).button('Close').click();
}
