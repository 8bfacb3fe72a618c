import { message, page as pageOf } from '../../machines/chat/chat-samples.ts';
import { model as wholeModel } from '../../machines/shared/pane.model.ts';
import { roomWithIris, roomWithTomas } from '../../machines/mates/catalogue-samples.ts';
import { startingFrom } from 'statechart-tools/explorer/model';
import { chatPage, roomCall } from '../support/stages/chat-stage.ts';
import { findBarriers } from '../support/axe.ts';
import { CodeGate } from '../support/stand-ins/code-gate.ts';
import { Gate } from '../support/stand-ins/gate.ts';
import { networkReturns } from '../support/page-events.ts';
import { openPage } from '../support/stages/signed-in-stage.ts';
import { writtenWalks } from '../support/tours/steps.ts';
import { otherTab } from '../support/users/storage.ts';
import { absent, expect, pressIn, success, test, testTours } from '../support/tours/tour.ts';

/** The conversations beside the open one: not shown before the first is open. */
const model = startingFrom(wholeModel, [{ isShown: false }]);

/** Written by hand: code that has loaded is not requested again, and a session ends once. */
const walks = writtenWalks(model, {
  'the list loads on the second attempt, and another tab signs out':
    'pane.show › width.sufficient › error loadContent › load.retry › done › content.refresh › pane.hide',
  'the list crashes': 'pane.show › width.sufficient › done › error content',
});

const narrow = { width: 700, height: 800 };
const room = chatPage([message(1)], {
  answers: { '/room/roomList': success({ rooms: [roomWithIris, roomWithTomas], removed: [] }) },
});
const roomWithSettings = chatPage([message(1)], {
  answers: {
    '/user/personas': success({ personas: [] }),
    '/room/persona': success({ room: roomWithIris, chosen: null }),
    '/room/notes': success({ notes: 'She knows the tides.', undo: true }),
  },
});

test('pane: a browser that does not measure its window shows the conversation alone', async ({
  page,
  observer,
}) => {
  await page.addInitScript(forbidWidths);
  await page.setViewportSize(narrow);
  await openPage(new Gate(page), room);
  await expect(page.getByText('Text 1')).toBeVisible();
  expect(await observer.valueOf('roomsPane.part')).toBe('hidden');
});

test('pane: the settings beside a conversation are shown and hidden, and stay as they are after a reload', async ({
  page,
}) => {
  await openPage(new Gate(page), roomWithSettings);
  const settings = page.getByRole('complementary', { name: 'About this chat' });
  const button = page.getByRole('button', { name: 'About this chat' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(settings.getByRole('heading', { name: 'Iris Vale' })).toBeVisible();
  await expect(settings.getByRole('textbox', { name: 'Always keep in mind' })).toHaveValue(
    'She knows the tides.',
  );
  expect(await findBarriers(page, { isClockStopped: true })).toEqual([]);
  await page.reload();
  await expect(settings.getByRole('heading', { name: 'Iris Vale' })).toBeVisible();
  await button.click();
  await expect(settings).toHaveCount(0);
  await page.reload();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

/** A minute after a crash; the stories wait for it. */
const restart = ['pane.shown.crashed —xstate.after.restartAfter.pane.shown.crashed→ pane.shown.loading'];

testTours(
  'pane',
  { model, walks, countsStories: true, impossible: restart },
  async ({ page, gate, observer }) => {
    const codeGate = new CodeGate();
    await codeGate.hold(page, ['recent-chats']);
    await page.setViewportSize(narrow);
    const pane = page.getByRole('navigation', { name: 'Recent chats' });
    const showRoom = () => gate.settle(roomCall, success(pageOf([message(1)])));
    return {
      actor: 'roomsPane.part',
      opening: { ...room, held: [roomCall] },
      answers: { loadContent: codeGate.end },
      causes: {
        'xstate.error.actor.content': () => observer.kill('recentChats'),
        'pane.show': showRoom,
        // The page loads the room again when the network is back.
        'content.refresh': async () => {
          await networkReturns(page);
          await showRoom();
        },
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
  },
);

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
