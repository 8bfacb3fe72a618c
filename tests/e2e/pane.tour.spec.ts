import { expect, type BrowserContext, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { storeOf } from '../machines/app/shell-samples.ts';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model as wholeModel } from '../machines/shared/pane.model.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { ideasCall, roomCall } from './support/chat-stage.ts';
import { findBarriers } from './support/axe.ts';
import { CodeGate } from './support/code-gate.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { completes, fails, happens } from './support/steps.ts';
import { openNeighbour } from './support/storage.ts';
import { CoverageLog, testTours, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(wholeModel);
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
  for (const name of observer.taken) coverageLog.coverage.add(name);
});

test('pane: the settings beside a conversation are shown and hidden, and stay as they are after a reload', async ({
  page,
  observer,
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
  for (const name of observer.taken) coverageLog.coverage.add(name);
});

testTours('pane', { model, walks, coverageLog }, async ({ page, context, observer }) => {
  const codeGate = new CodeGate();
  await codeGate.hold(page, ['recent-chats']);
  const gate = await openNarrow(page);
  return stageOn(page, context, { gate, codeGate, observer });
});

interface Hands {
  readonly gate: Gate;
  readonly codeGate: CodeGate;
  readonly observer: Observer;
}

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

function stageOn(page: Page, context: BrowserContext, { gate, codeGate, observer }: Hands): Stage {
  const pane = page.getByRole('navigation', { name: 'Recent chats' });
  let isOpened = false;

  /** The room opens; later the page loads it again when the network is back. */
  async function showRoom(): Promise<void> {
    if (isOpened) await page.evaluate(() => void dispatchEvent(new Event('online')));
    isOpened = true;
    await gate.settle(roomCall, success(pageOf([message(1)])));
  }

  async function endSession(): Promise<void> {
    const store = await openNeighbour(context);
    await store(storeOf({}));
    await page.bringToFront();
  }

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await codeGate.settle('loaded');
    else if (cause.kind === 'error' && cause.child === 'loadContent') await codeGate.settle('unreachable');
    else if (cause.kind === 'error' && cause.child === 'content') await observer.kill('recentChats');
    else if (event.type === 'pane.show' || event.type === 'content.refresh') await showRoom();
    else if (event.type === 'width.sufficient') await page.setViewportSize({ width: 1280, height: 800 });
    else if (event.type === 'pane.hide') await endSession();
    else {
      codeGate.holdAgain();
      await pane.getByRole('button', { name: 'Try again' }).click();
    }
  }

  return {
    actor: 'roomsPane.part',
    happen,
    assertions: [
      ['hidden', () => expect(pane.getByRole('link')).toHaveCount(0)],
      [{ shown: 'waiting' }, () => expect(pane).toHaveCount(0)],
      [{ shown: 'waiting' }, page.getByText('Text 1')],
      [{ shown: 'loading' }, pane],
      [{ shown: 'open' }, pane.getByRole('link', { name: 'Tomas Reed' })],
      [{ shown: 'crashed' }, pane.getByText('Couldn’t load this part of the page.')],
    ],
  };
}

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
