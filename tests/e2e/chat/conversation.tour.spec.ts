import { coveringSystemWalks } from 'statechart-tools/properties/system-walks';
import { benefits, message, own, page as pageOf, room } from '../../machines/chat/chat-samples.ts';
import { model } from '../../machines/chat/conversation/conversation.model.ts';
import { machines, machineStatesIn, pageSystem } from '../../machines/chat/message-life/page-system.ts';
import { model as outboxModel } from '../../machines/chat/outbox/outbox.model.ts';
import { model as messageModel } from '../../machines/chat/outbox/outgoing-message.model.ts';
import { confirmed, unknown } from '../../machines/safety/age-samples.ts';
import { blockMate, roomCall, storeUnsent } from '../support/stages/chat-stage.ts';
import { advanceUntil } from '../support/clock.ts';
import { forbidListening } from '../support/stand-ins/failing-listeners.ts';
import { pickFor } from '../support/menus.ts';
import { pageReturns } from '../support/page-events.ts';
import { openRoomSystem } from '../support/stages/room-system-stage.ts';
import { findRoomLocks } from '../support/users/storage.ts';
import { testSystemTours } from '../support/tours/system-tour.ts';
import {
  answerNext,
  box,
  confirmAge,
  deleteElsewhere,
  longText,
  openTalk,
} from '../support/stages/talk-stage.ts';
import {
  openTalkWithFeed,
  press,
  removeCall,
  removeLast,
  talk,
  write,
} from '../support/stages/talk-stage.ts';
import { code, countStories, CoverageLog, expect, success, test } from '../support/tours/tour.ts';

const coverageLogs = [model, outboxModel, messageModel].map((each) => new CoverageLog(each));

/** The user, the server and the network do anything to the messages of a room. */
testSystemTours(
  'the life of a message',
  {
    walks: coveringSystemWalks(pageSystem, { machines, numRuns: 160, maxCommands: 24 }),
    statesIn: machineStatesIn,
    coverageLogs,
  },
  openRoomSystem,
);

/**
 * Transitions with other causes: other parts of the conversation, other devices, and crashes. The last test counts the transitions that
 * the tours and these stories take.
 */
countStories(...coverageLogs);

test('nothing can be written to a mate that is blocked', async ({ page }) => {
  const { gate } = await openTalk(page, { status: confirmed, isLong: false });
  await gate.answer('/safety/block', success({ blocked: true }));
  await blockMate(page);
  await expect(box(page)).toBeDisabled();
});

test('a message is not lost when its turn or the composer crashes', async ({ page, observer }) => {
  const { peer } = await openTalk(page, { status: confirmed, isLong: false });
  await write(page, 'Hello');
  await peer.arrive();
  await observer.kill('replyTurn');
  await press(page, 'Edit message');
  await expect(box(page)).toHaveValue('Hello');
  await observer.kill('composer');
  await page.clock.runFor(1000);
  await expect(box(page)).toHaveValue(/^(Hello)?$/);
});

test('each child that crashes leaves the conversation usable, and a retry restarts it', async ({
  page,
  observer,
}) => {
  const { gate } = await openTalk(page, { status: confirmed, isLong: true });
  const crashed = page.getByRole('alert').filter({ hasText: 'Couldn’t load this part of the page.' });
  const children = ['olderMessages', 'roomRefresh', 'replySuggestions', 'messageActions'];
  for (const child of children) {
    await observer.kill(child);
    await expect(crashed).toBeVisible();
    await expect(box(page)).toBeEnabled();
    await crashed.getByRole('button', { name: 'Try again' }).click();
    await expect(crashed).toHaveCount(0);
  }
  const reopen = async () => {
    await press(page, 'Try again');
    await gate.settle(roomCall, success(pageOf([own(11), message(12, { text: longText })], true)));
    await expect(box(page)).toBeEnabled();
  };
  await observer.kill('outbox');
  await expect.poll(() => page.evaluate(findRoomLocks)).toEqual([]);
  await reopen();
  await talk(page).evaluate((element) => element.scrollTo(0, 0));
  await gate.settle(roomCall, success(pageOf([message(9, { text: 'Before it all' })])));
  await expect(talk(page).getByText('Before it all')).toBeAttached();
  await write(page, 'Not lost');
  await observer.kill('outgoingMessage');
  await reopen();
  await expect(talk(page).getByText('Not lost')).toBeVisible();
});

test('a check finds a message from another device, and the page loads it', async ({ page }) => {
  const { gate } = await openTalk(page, { status: confirmed, isLong: false });
  const news = success(pageOf([message(12), message(12, { messageId: 'other', text: 'From elsewhere' })]));
  await gate.answer(roomCall, news);
  await page.clock.runFor(4000);
  await gate.settle(roomCall, news);
  await expect(talk(page).getByText('From elsewhere')).toBeVisible();
});

test('a message that was refused in an earlier visit is sent once the age is confirmed', async ({ page }) => {
  await storeUnsent(page, code.ageUnknown);
  const { peer } = await openTalk(page, { status: unknown, isLong: false });
  const line = talk(page).getByRole('listitem').filter({ hasText: 'First' });
  await expect(line).toContainText('Enter your date of birth');
  await confirmAge(page);
  await answerNext(peer, 14, 'Hi.');
  await expect(talk(page).getByText('Hi.')).toBeVisible();
});

test('where messages of other tabs cannot be found, those of this page are sent', async ({ page }) => {
  await forbidListening(page, 'storage');
  const { peer } = await openTalk(page, { status: confirmed, isLong: false });
  await write(page, 'Hello');
  await answerNext(peer, 14, 'Hi.');
  await expect(talk(page).getByText('Hi.')).toBeVisible();
});

test('room busy: the room contains the other reply, or not, or does not respond', async ({ page }) => {
  const { gate, peer } = await openTalk(page, { status: confirmed, isLong: false });
  const refuseAsBusy = () => peer.send({ type: 'error', code: code.busy, message: 'A reply comes.' });
  await write(page, 'Hello');
  await refuseAsBusy();
  await gate.fail(roomCall);
  await advanceUntil(page, refuseAsBusy(), 500);
  await gate.settle(roomCall, success(pageOf([own(11), message(12)])));
  await advanceUntil(page, refuseAsBusy(), 500);
  const underWay = message(30, { text: '', status: 'streaming', replyTo: 'message-29' });
  await gate.settle(roomCall, success(pageOf([own(29), underWay])));
  const reply = message(30, { text: 'Elsewhere.', replyTo: 'message-29' });
  await peer.send({ type: 'done', replyId: 'message-30', message: reply, benefits });
  await expect(talk(page).getByText('Elsewhere.')).toBeVisible();
});

test('what changes while a reply is written, or elsewhere, is shown after the reply', async ({
  page,
  observer,
}) => {
  const host = await openTalkWithFeed(page);
  const { gate, peer } = host;
  const refreshed = ([asked, answer]: readonly [string, string], lastSeq: number) => {
    const reply = message(lastSeq, { text: answer, replyTo: `message-${lastSeq - 1}` });
    return success({ ...pageOf([own(lastSeq - 1, { text: asked }), reply]), lastSeq });
  };
  // Another page deleted the message before.
  await removeLast(page);
  await gate.settle(removeCall, success(null));
  await gate.settle(roomCall, refreshed(['Well?', 'Well.'], 22));
  await expect(talk(page).getByText('Well.')).toBeVisible();

  // The deletion ends after the next reply has begun.
  await removeLast(page);
  await write(page, 'Go on');
  await answerNext(peer, 24, 'On.', async () => {
    // Another part of the page asked for the date of birth.
    await observer.send('conversation', { type: 'age.confirmed' });
    const removed = { removalId: 'removal-1', offeredFor: 10_000 };
    await gate.settle(removeCall, success({ ...pageOf([own(21)]), lastSeq: 24, removed }));
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
  await gate.settle(roomCall, refreshed(['Go on', 'On and on.'], 24));
  await expect(talk(page).getByText('On and on.')).toBeVisible();
  // Another device shows another branch while a message is edited, after it was quoted.
  const edited = talk(page).getByRole('listitem').filter({ hasText: 'Go on' });
  for (const item of ['Quote', 'Edit this message']) await pickFor(edited, item);
  await pageReturns(page);
  await gate.settle(roomCall, refreshed(['So?', 'So.'], 30));
  await expect(talk(page).getByText('So.')).toBeVisible();
  await write(page, 'Go on, please');
  await answerNext(peer, 32, 'Sure.');
  await gate.settle(roomCall, refreshed(['Go on, please', 'Sure, I will.'], 32));
  await expect(talk(page).getByText('Sure, I will.')).toBeVisible();
  await deleteElsewhere(page, host);
});

test('a name that is given, and a model that is chosen, are shown above the chat', async ({
  page,
  observer,
}) => {
  await openTalk(page, { status: confirmed, isLong: false });
  await page.route('**/room/renameRoom', (route) =>
    route.fulfill({ json: success({ ...room, title: 'Tea' }) }),
  );
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.keyboard.type('Tea');
  await page.keyboard.press('Enter');
  // The name is shown at once; it can be changed again when the conversation has it.
  await expect(page.getByRole('button', { name: 'Tea', exact: true })).toBeEnabled();
  const chosen = { type: 'replies.changed', writer: { model: 'large' } };
  await observer.send('conversation', chosen);
  // In every window it leads to where another one is chosen.
  await expect(page.getByRole('link', { name: /large$/ })).toHaveAttribute(
    'href',
    /^\/chat-profile\?roomId=[^&]+&replies$/,
  );
});

test('conversation, outbox, outgoingMessage: every transition was taken in the browser', () => {
  // An edit of a message that was deleted elsewhere: the stories of the outbox drop it.
  const droppedEdit = ['outgoingMessage.unsent.setAside —message.resend→ outgoingMessage.requeued'];
  for (const log of coverageLogs) log.expectAll(droppedEdit);
});
