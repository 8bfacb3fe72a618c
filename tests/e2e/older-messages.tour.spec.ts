import { expect, type Page } from '@playwright/test';
import type { Message } from '../../contract/room.ts';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/history/older-messages.model.ts';
import { nodeOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { type Walk } from '../../tools/statechart-tests/walks.ts';
import { failAs, openChat, roomCall } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { testTours, type Stage } from './support/tour.ts';

testTours('olderMessages', { model }, async ({ page, walk }) => {
  const gate = await openChat(page, talkOf(walk), {
    room: { hasMore: !walk.start.snapshot.matches('complete') },
  });
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
  await gate.hold([roomCall]);
  return stageOn(page, gate);
});

/** While the user scrolls back, there are enough messages to separate the first page from the last. */
function talkOf({ steps }: Walk): Message[] {
  const isLong = steps.some(({ event }) => event.type === 'top.reached');
  const seqs = Array.from({ length: isLong ? 40 : 1 }, (_, index) => 11 + index);
  return seqs.map((seq) => message(seq, { text: `Text ${seq}\n\nand more\n\nand more` }));
}

function stageOn(page: Page, gate: Gate): Stage {
  const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  const retry = talk.getByRole('button', { name: 'Try again' });

  async function happen({ event, cause, to }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(roomCall, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, roomCall, cause.result);
    else if (event.type === 'load.retry') await retry.click();
    else if (event.type === 'top.reached') await talk.evaluate((element) => element.scrollTo(0, 0));
    else await renew(nodeOf(model, to).snapshot.matches('complete'));
  }

  /** The page resumes, and the newest page of the room does not adjoin the messages shown. */
  async function renew(isComplete: boolean): Promise<void> {
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await gate.settle(roomCall, success(pageOf([message(isComplete ? 1 : 51)], !isComplete)));
  }

  return {
    happen,
    assertions: [
      ['idle', () => expect(talk.getByText('This is the start of your conversation.')).toHaveCount(0)],
      ['idle', () => expect(retry).toHaveCount(0)],
      ['loading', () => expect(talk.getByText('Loading…')).toBeAttached()],
      ['failed', talk.getByText('Couldn’t load older messages.')],
      ['failed', retry],
      ['complete', () => expect(talk.getByText('This is the start of your conversation.')).toBeAttached()],
    ],
  };
}
