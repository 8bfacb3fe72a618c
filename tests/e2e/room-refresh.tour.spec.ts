import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { Message } from '../../contract/room.ts';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/history/room-refresh.model.ts';
import { openChat, roomCall } from './support/chat-stage.ts';
import { tick } from './support/clock.ts';
import { forbidListening } from './support/failing-listeners.ts';
import { test } from './support/fixtures.ts';
import { networkReturns, setVisibility } from './support/page-events.ts';
import { refusal, success, type Envelope } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { countStories, CoverageLog } from './support/tour.ts';

/**
 * The conversation responds to each report of this machine at once, so these tests are stories: the last one counts the
 * transitions that they take together.
 */
const coverageLog = new CoverageLog(model);
countStories(coverageLog);
const feedCall = '/user/changes';
const first = message(1, { text: 'You came.' });
const second = message(2, { text: 'Written elsewhere.' });
const third = message(3, { text: 'And once more.' });

test('a visible page checks for new messages and loads them; a hidden page does neither', async ({
  page,
  observer,
}) => {
  await openChat(page, [first]);
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
  const room = await holdRoom(page);
  const is = (value: string) => isIn(page, observer, value);

  // The check finds new messages.
  await page.clock.runFor(4000);
  await is('checking');
  await room.answer([first]);
  await is('idle');
  await page.clock.runFor(4000);
  await room.answer([second]);
  await is('refreshing');
  await room.answer([first, second]);
  await expect(page.getByText('Written elsewhere.')).toBeVisible();

  // The network returns.
  await networkReturns(page);
  await room.answer([first, second, third]);
  await expect(page.getByText('And once more.')).toBeVisible();

  // A check that fails, one without a response, and one during which the page is hidden.
  await page.clock.runFor(4000);
  await room.fail();
  await is('idle');
  await page.clock.runFor(8000);
  await is('checking');
  await page.clock.runFor(15_000);
  await is('idle');
  await setVisibility(page, 'hidden');
  await is('paused');
  await networkReturns(page);
  await page.clock.runFor(60_000);
  await is('paused');
  await setVisibility(page, 'visible');
  await room.answer([first, second, third]);
  await is('idle');

  // A room that the user may not see any more is not requested again.
  await networkReturns(page);
  await room.settle(refusal(code.matureOff, 'Mature content is turned off.'));
  await is('idle');
  await page.clock.runFor(4000);
  await room.settle(refusal(code.matureOff, 'Mature content is turned off.'));
  await is('paused');
});

test('a visible page follows the feed of changes, and checks regularly without one', async ({
  page,
  observer,
}) => {
  const peer = await StreamPeer.start(page, [feedCall]);
  await openChat(page, [first], { streamed: [feedCall] });
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
  const room = await holdRoom(page);
  const is = (value: string) => isIn(page, observer, value);
  await peer.send({ type: 'opened', seq: 1 });
  await is('open');
  await room.answer([first]);
  await is('idle');
  await page.clock.runFor(4000);
  await peer.send({ type: 'room', seq: 2, roomId: 'room-1' });
  await room.answer([first, second]);
  await expect(page.getByText('Written elsewhere.')).toBeVisible();
  await peer.send({ type: 'account', seq: 3 });
  await peer.send({ type: 'room', seq: 4, roomId: 'room-1' });
  await is('refreshing');
  await room.fail();
  await is('waiting');
  await page.clock.runFor(8000);
  await is('refreshing');
  await room.answer([first, second]);
  await is('idle');
  await peer.cut();
  await is('closed');
  await networkReturns(page);
  await room.answer([first, second]);
  await peer.send({ type: 'opened', seq: 4 });
  await is('open');
  await room.answer([first, second, third]);
  await expect(page.getByText('And once more.')).toBeVisible();

  // Without the feed, and without its machine, the room is checked again.
  await observer.kill('changeFeed.part');
  await page.clock.runFor(5000);
  await is('closed');
  await networkReturns(page);
  await room.answer([first, second, third]);
  await is('idle');
  await page.clock.runFor(4000);
  await is('checking');
  await room.answer([first, second, third]);
  await peer.close();
});

for (const how of ['checked', 'read'] as const) {
  test(`a room that is deleted elsewhere is left when it is ${how}`, async ({ page }) => {
    await openChat(page, [first]);
    await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
    const room = await holdRoom(page);
    if (how === 'checked') await page.clock.runFor(4000);
    else await networkReturns(page);
    await room.settle(refusal(code.notFound, 'This conversation no longer exists.'));
    await expect(page.getByRole('heading', { name: 'Chat not found' })).toBeVisible();
  });
}

test('in a browser that allows no subscriptions, the conversation works without updates', async ({
  page,
  observer,
}) => {
  await forbidListening(page, 'online');
  await openChat(page, [first]);
  await expect.poll(() => tick(page).then(() => observer.valueOf('roomRefresh'))).toEqual('notWatching');
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeEnabled();
});

test('roomRefresh: every transition was taken in the browser', () => coverageLog.expectAll());

/** Holds the calls for the room from now on, until the test settles each. */
async function holdRoom(page: Page) {
  const held: {
    readonly fulfill: (envelope: Envelope) => Promise<void>;
    readonly abort: () => Promise<void>;
  }[] = [];
  await page.route(
    (url) => url.pathname === roomCall,
    (route) =>
      void held.push({
        fulfill: (envelope) => route.fulfill({ json: envelope }),
        abort: () => route.abort('connectionfailed'),
      }),
  );
  const next = async () => {
    await expect.poll(() => tick(page).then(() => held.length), 'a call for the room').toBeGreaterThan(0);
    const call = held.pop();
    if (call === undefined) throw new Error('no call for the room');
    held.length = 0;
    return call;
  };
  const settle = async (envelope: Envelope) => (await next()).fulfill(envelope);
  return {
    settle,
    answer: (messages: readonly Message[]) => settle(success(pageOf(messages))),
    fail: async () => (await next()).abort(),
  };
}

/** Waits until the machine is in this state, atomic or not. */
async function isIn(page: Page, observer: Observer, value: string): Promise<void> {
  await expect
    .poll(() => tick(page).then(async () => JSON.stringify(await observer.valueOf('roomRefresh'))), value)
    .toContain(`"${value}"`);
}
