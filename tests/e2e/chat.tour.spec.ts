import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { showMessage } from '../../contract/message-actions.ts';
import { searchMessages } from '../../contract/search-messages.ts';
import { firstPage } from '../machines/rooms/message-search-samples.ts';
import { confirmed, unknown } from '../machines/safety/age-samples.ts';
import type { ChatInput } from '../../src/machines/chat/chat.types.ts';
import { model as wholeModel } from '../machines/chat/chat.model.ts';
import { message, page as pageOf, room } from '../machines/chat/chat-samples.ts';
import { allowing, startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { blockMate, failAs, ideasCall, roomCall } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import { openChatMenu } from './support/menus.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { CoverageLog, testTours, type Stage } from './support/tour.ts';

const [byRoom, , byNothing, atMessage] = wholeModel.samples.inputs ?? [];
/** A room with a known id is opened without a lookup. A test below covers the lookup by mate. */
const model = allowing(
  startingFrom(wholeModel, [byRoom, byNothing, atMessage]),
  (_, event) => !('output' in event && JSON.stringify(event).includes('"opened":null')),
);
const coverageLog = new CoverageLog(model);
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
  observer,
}) => {
  const gate = await openSignedIn(page, '/chat-detail?mateId=mate-iris', {
    answers,
    held: [createCall, roomCall],
  });
  await gate.settle(createCall, success(room));
  await gate.settle(roomCall, success(pageOf([message(1)])));
  await expect(page.getByText('Text 1')).toBeVisible();
  await expect(page).toHaveURL('/chat-detail?roomId=room-1');
  for (const name of observer.taken) coverageLog.coverage.add(name);
});

testTours('chat', { model, coverageLog }, async ({ page, observer, walk }) => {
  const hasNoTarget = walk.start.snapshot.matches('notFound');
  const { messageId }: ChatInput = walk.start.snapshot.context;
  const message = messageId === null ? '' : `&messageId=${messageId}`;
  const place = hasNoTarget ? '/chat-detail' : `/chat-detail?roomId=room-1${message}`;
  const gate = await openSignedIn(page, place, { answers, held: [roomCall] });
  return stageOn(page, gate, observer);
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

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const retry = page.getByRole('button', { name: 'Try again' });
  const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done')
      await gate.settle(
        roomCall,
        success(JSON.stringify(cause.result).includes('temporary') ? temporary : lasting),
      );
    else if (cause.kind === 'error' && cause.child !== 'openRoom') await observer.kill(cause.child);
    else if (cause.kind === 'error') await failAs(gate, roomCall, cause.result);
    else if (event.type === 'conversation.crashed') await observer.kill('outbox');
    else if (event.type === 'room.missing') await deleteElsewhere();
    else if (event.type === 'age.confirmed') await tellAge();
    else if (event.type === 'mate.blocked') await blockMate(page);
    else if (event.type === 'branch.shown') await findInBranch(page, gate);
    else await retry.click();
  }

  /** The page loads the room again when the network is back. */
  async function deleteElsewhere(): Promise<void> {
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await gate.settle(roomCall, refusal(code.notFound, 'This conversation no longer exists.'));
  }

  async function tellAge(): Promise<void> {
    await page.getByLabel('Day').fill('7');
    await page.getByLabel('Month').selectOption('February');
    await page.getByLabel('Year').fill('1990');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
  }

  return {
    happen,
    assertions: [
      ['opening', () => expect(page.getByText('Opening chat…')).toBeAttached()],
      [{ opening: 'slow' }, retry],
      ['ready', talk.getByText('Text 1')],
      ['failed', page.getByText('Couldn’t open this chat')],
      [{ ready: 'temporary' }, page.getByRole('complementary', { name: 'Temporary chat' })],
      ['ended', page.getByText('This temporary chat has ended')],
      ['notFound', page.getByText('Chat not found')],
    ],
  };
}
