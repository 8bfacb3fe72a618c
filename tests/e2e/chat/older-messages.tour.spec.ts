import type { Page } from '@playwright/test';
import type { Message } from '../../../contract/rooms/room.ts';
import { message, page as pageOf } from '../../machines/chat/chat-samples.ts';
import { model } from '../../machines/chat/history/older-messages.model.ts';
import { type Walk } from 'statechart-tools/walks/walks';
import { chatPage, roomCall } from '../support/stages/chat-stage.ts';
import { advanceUntil } from '../support/clock.ts';
import { settleHeld } from '../support/stand-ins/held.ts';
import { openAiNote } from '../support/menus.ts';
import { pageReturns } from '../support/page-events.ts';
import { box, talk } from '../support/stages/talk-stage.ts';
import { absent, attached, expect, on, pressIn, success, testTours } from '../support/tours/tour.ts';

testTours('olderMessages', { model }, async ({ page, gate, observer, walk, start, dialog }) => {
  await holdPrints(page);
  // A server that answers again lets the page load by itself what took too long.
  await page.route('/', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
  const within = talk(page);
  const preparing = page.getByRole('dialog', { name: 'Print' });
  const beginning = within.getByText('This is the start of your conversation.');
  return {
    actor: 'olderMessages.part',
    opening: chatPage(talkOf(walk), {
      room: { hasMore: !start.matches('complete') },
      heldOnceOpen: [roomCall],
    }),
    begin: () => expect(box(page)).toBeVisible(),
    answers: {
      fetchOlder: roomCall,
      fetchToPrint: roomCall,
      printPage: (how) => advanceUntil(page, settleHeld(page, 'print', how)),
    },
    causes: {
      'print.request': async (event, { snapshot }) => {
        const isBusy = ['preparing', 'printing', 'notPrinted'].some((state) => snapshot.matches(state));
        // The menu is behind the dialog while that is open.
        if (isBusy) return observer.send('olderMessages.part', event);
        return (await openAiNote(page)).getByRole('button', { name: 'Print' }).click();
      },
      'print.cancel': () => pressIn(dialog, /^(Cancel|Close)$/),
      'load.retry': (_, { snapshot }) =>
        pressIn(snapshot.matches('preparing') ? preparing : within, 'Try again'),
      'top.reached': () => within.evaluate((element) => element.scrollTo(0, 0)),
      // The page resumes, and the newest page of the room does not adjoin the messages shown.
      '*': async (event) => {
        const isComplete = 'hasMore' in event && event.hasMore === false;
        await pageReturns(page);
        await gate.settle(roomCall, success(pageOf([message(isComplete ? 1 : 51)], !isComplete)));
      },
    },
    within,
    assertions: [
      ['idle', absent(beginning), absent(on(within).button('Try again')), absent(dialog)],
      ['loading', attached('Loading…')],
      [{ preparing: { loading: 'pending' } }, preparing.getByText(/message.* loaded/)],
      [{ preparing: { loading: 'slow' } }, preparing.getByText('This is taking longer than usual.')],
      [{ preparing: 'failed' }, preparing.getByText('Couldn’t load older messages.')],
      ['printing', absent(dialog)],
      ['notPrinted', dialog.getByText('This browser can’t print this page.')],
      ['failed', 'Couldn’t load older messages.', on(within).button('Try again')],
      ['complete', attached(beginning)],
    ],
  };
});

/** Keeps the page from printing: it waits for its fonts. Then it prints, or fails to, as in the window of another app. */
const holdPrints = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(document.fonts, 'ready', {
      get: () =>
        new Promise<void>((resolve) => {
          (globalThis.__held ??= {})['print'] = (how: 'done' | 'error') => {
            Reflect.set(window, 'print', how === 'done' ? () => undefined : undefined);
            resolve();
          };
        }),
    }),
  );

/** While the user scrolls back, there are enough messages to separate the first page from the last. */
function talkOf({ steps }: Walk): Message[] {
  const isLong = steps.some(({ event }) => event.type === 'top.reached');
  const seqs = Array.from({ length: isLong ? 40 : 1 }, (_, index) => 11 + index);
  return seqs.map((seq) => message(seq, { text: `Text ${seq}\n\nand more\n\nand more` }));
}
