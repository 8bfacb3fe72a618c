import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Message } from '../../contract/room.ts';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/history/older-messages.model.ts';
import { nodeOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { type Walk } from '../../tools/statechart-tests/walks.ts';
import { failAs, openChat, roomCall } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { openChatMenu } from './support/menus.ts';
import type { Observer } from './support/observer.ts';
import { testTours, type Stage } from './support/tour.ts';

testTours('olderMessages', { model }, async ({ page, observer, walk }) => {
  await holdPrints(page);
  const gate = await openChat(page, talkOf(walk), {
    room: { hasMore: !walk.start.snapshot.matches('complete') },
  });
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
  await gate.hold([roomCall]);
  return stageOn(page, gate, observer);
});

declare global {
  interface Window {
    settleFonts?: () => void;
  }
}

/** Keeps the page from printing: it waits for its fonts. */
const holdPrints = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(document.fonts, 'ready', {
      get: () => new Promise<void>((resolve) => (window.settleFonts = resolve)),
    }),
  );

/** Lets the page print, or fail to, as in the window of another app. */
async function settlePrint(page: Page, outcome: 'done' | 'error'): Promise<void> {
  const isWaiting = async () => {
    await page.clock.runFor(100);
    return page.evaluate(() => window.settleFonts !== undefined);
  };
  await expect.poll(isWaiting).toBe(true);
  await page.evaluate((how) => {
    Reflect.set(window, 'print', how === 'done' ? () => undefined : undefined);
    window.settleFonts?.();
    delete window.settleFonts;
  }, outcome);
}

/** While the user scrolls back, there are enough messages to separate the first page from the last. */
function talkOf({ steps }: Walk): Message[] {
  const isLong = steps.some(({ event }) => event.type === 'top.reached');
  const seqs = Array.from({ length: isLong ? 40 : 1 }, (_, index) => 11 + index);
  return seqs.map((seq) => message(seq, { text: `Text ${seq}\n\nand more\n\nand more` }));
}

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  const retry = talk.getByRole('button', { name: 'Try again' });
  const dialog = page.getByRole('dialog');
  const preparing = page.getByRole('dialog', { name: 'Print' });

  async function happen({ event, cause, from }: Edge): Promise<void> {
    const { snapshot } = nodeOf(model, from);
    if (snapshot.matches('printing') && (cause.kind === 'done' || cause.kind === 'error'))
      await settlePrint(page, cause.kind);
    else if (event.type === 'print.request') await requestPrint(snapshot);
    else if (event.type === 'print.cancel')
      await dialog
        .getByRole('button', { name: /^(Cancel|Close)$/ })
        .first()
        .click();
    else if (event.type === 'load.retry' && snapshot.matches('preparing'))
      await preparing.getByRole('button', { name: 'Try again' }).click();
    else if (cause.kind === 'done') await gate.settle(roomCall, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, roomCall, cause.result);
    else if (event.type === 'load.retry') await retry.click();
    else if (event.type === 'top.reached') await talk.evaluate((element) => element.scrollTo(0, 0));
    else await renew('hasMore' in event && event.hasMore === false);
  }

  /** The page resumes, and the newest page of the room does not adjoin the messages shown. */
  async function renew(isComplete: boolean): Promise<void> {
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await gate.settle(roomCall, success(pageOf([message(isComplete ? 1 : 51)], !isComplete)));
  }

  /** The menu is behind the dialog while that is open. */
  async function requestPrint(snapshot: AnyMachineSnapshot): Promise<void> {
    const isBusy = ['preparing', 'printing', 'notPrinted'].some((state) => snapshot.matches(state));
    if (isBusy) await observer.send('olderMessages.part', { type: 'print.request' });
    else await (await openChatMenu(page)).getByRole('menuitem', { name: 'Print' }).click();
  }

  return {
    actor: 'olderMessages.part',
    happen,
    assertions: [
      ['idle', () => expect(talk.getByText('This is the start of your conversation.')).toHaveCount(0)],
      ['idle', () => expect(retry).toHaveCount(0)],
      ['loading', () => expect(talk.getByText('Loading…')).toBeAttached()],
      ['idle', () => expect(dialog).toHaveCount(0)],
      [{ preparing: { loading: 'pending' } }, preparing.getByText(/message.* loaded/)],
      [{ preparing: { loading: 'slow' } }, preparing.getByText('This is taking longer than usual.')],
      [{ preparing: 'failed' }, preparing.getByText('Couldn’t load older messages.')],
      ['printing', () => expect(dialog).toHaveCount(0)],
      ['notPrinted', dialog.getByText('This browser can’t print this page.')],
      ['failed', talk.getByText('Couldn’t load older messages.')],
      ['failed', retry],
      ['complete', () => expect(talk.getByText('This is the start of your conversation.')).toBeAttached()],
    ],
  };
}
