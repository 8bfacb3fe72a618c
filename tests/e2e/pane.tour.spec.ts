import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model as wholeModel } from '../machines/shared/pane.model.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { startingFrom } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { ideasCall, roomCall } from './support/chat-stage.ts';
import { findBarriers } from './support/axe.ts';
import { CodeGate } from './support/code-gate.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { completes, fails, happens } from './support/steps.ts';
import { otherTab } from './support/storage.ts';
import { absent, testTours } from './support/tour.ts';
import { networkReturns } from './support/page-events.ts';
import { pressIn } from './support/stage.ts';

/** The conversations beside the open one: not shown before the first is open. */
const model = startingFrom(wholeModel, [{ isShown: false }]);

const opens = happens('pane.show');
const changes = happens('content.refresh');
const widens = happens('width.sufficient');
const retries = happens('load.retry');

/** Written by hand: code that has loaded is not requested again, and a session ends once. */
const walks = {
  'the list loads on the second attempt, and another tab signs out': chosenWalk(model, [
    opens,
    widens,
    fails('loadContent'),
    retries,
    completes,
    changes,
    happens('pane.hide'),
  ]),
  'the list crashes': chosenWalk(model, [opens, widens, completes, fails('content')]),
};

test('pane: a browser that does not measure its window shows the conversation alone', async ({
  page,
  observer,
}) => {
  await page.addInitScript(forbidWidths);
  const gate = await openNarrow(page);
  await gate.settle(roomCall, success(pageOf([message(1)])));
  await expect(page.getByText('Text 1')).toBeVisible();
  expect(await observer.valueOf('roomsPane.part')).toBe('hidden');
});

test('pane: the settings beside a conversation are shown and hidden, and stay as they are after a reload', async ({
  page,
}) => {
  const gate = await openWide(page);
  const settings = page.getByRole('complementary', { name: 'About this chat' });
  const button = page.getByRole('button', { name: 'About this chat' });
  await gate.settle(roomCall, success(pageOf([message(1)])));
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(settings.getByRole('heading', { name: 'Iris Vale' })).toBeVisible();
  await expect(settings.getByRole('textbox', { name: 'Notes' })).toHaveValue('She knows the tides.');
  expect(await findBarriers(page, { isClockStopped: true })).toEqual([]);
  await page.reload();
  await gate.settle(roomCall, success(pageOf([message(1)])));
  await expect(settings.getByRole('heading', { name: 'Iris Vale' })).toBeVisible();
  await button.click();
  await expect(settings).toHaveCount(0);
  await page.reload();
  await gate.settle(roomCall, success(pageOf([message(1)])));
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

testTours('pane', { model, walks, countsStories: true }, async ({ page, observer }) => {
  const codeGate = new CodeGate();
  await codeGate.hold(page, ['recent-chats']);
  const gate = await openNarrow(page);
  const pane = page.getByRole('navigation', { name: 'Recent chats' });
  let isOpened = false;

  /** The room opens; later the page loads it again when the network is back. */
  async function showRoom(): Promise<void> {
    if (isOpened) await networkReturns(page);
    isOpened = true;
    await gate.settle(roomCall, success(pageOf([message(1)])));
  }

  return {
    actor: 'roomsPane.part',
    gate,
    answers: { loadContent: (how) => codeGate.settle(how === 'done' ? 'loaded' : 'unreachable') },
    causes: {
      'xstate.error.actor.content': () => observer.kill('recentChats'),
      'pane.show': showRoom,
      'content.refresh': showRoom,
      'width.sufficient': () => page.setViewportSize({ width: 1280, height: 800 }),
      'pane.hide': () => otherTab(page)({}),
      'load.retry': async () => {
        codeGate.holdAgain();
        await pressIn(pane, 'Try again');
      },
    },
    assertions: [
      ['hidden', absent(pane.getByRole('link'))],
      [{ shown: 'waiting' }, absent(pane), page.getByText('Text 1')],
      [{ shown: 'loading' }, pane],
      [{ shown: 'open' }, pane.getByRole('link', { name: 'Tomas Reed' })],
      [{ shown: 'crashed' }, pane.getByText('Couldn’t load this part of the page.')],
    ],
  };
});

async function openNarrow(page: Page): Promise<Gate> {
  await page.setViewportSize({ width: 700, height: 800 });
  return openSignedIn(page, '/chat-detail?roomId=room-1', {
    answers: {
      [ideasCall]: refusal(code.notAvailable, 'No ideas here.'),
      '/room/roomList': success({ rooms: [roomWithIris, roomWithTomas], removed: [] }),
    },
    held: [roomCall],
  });
}

const openWide = (page: Page): Promise<Gate> =>
  openSignedIn(page, '/chat-detail?roomId=room-1', {
    answers: {
      [ideasCall]: refusal(code.notAvailable, 'No ideas here.'),
      '/user/personas': success({ personas: [] }),
      '/room/persona': success({ room: roomWithIris, chosen: null }),
      '/room/notes': success({ notes: 'She knows the tides.', undo: true }),
    },
    held: [roomCall],
  });

/** A browser that does not measure its window. */
function forbidWidths(): void {
  const ask = window.matchMedia.bind(window);
  Object.assign(window, {
    matchMedia: (query: string) => {
      if (query.includes('width')) throw new Error('nobody may measure the window');
      return ask(query);
    },
  });
}
