import { expect, type Page } from '@playwright/test';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/message-actions.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { describeSteps } from '../../tools/statechart-tests/walks.ts';
import { failAs, openChat } from './support/chat-stage.ts';
import { isCanceled } from './support/confirmations.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { Journal, tour, type Sight, type Stage } from './support/tour.ts';

const journal = new Journal(model);
const [likeMessage, showMessage, deleteMessage] = [
  '/room/likeMessage',
  '/room/showMessage',
  '/room/deleteMessage',
] as const;
const messages = [
  ...[1, 2, 3].map((seq) => message(seq)),
  message(4, { alternatives: ['message-4', 'message-9'] }),
];

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S9.8] messageActions, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    const gate = await openChat(page, messages, { held: [likeMessage, showMessage, deleteMessage] });
    await tour({ page, observer, journal }, stageOn(page, gate, observer), walk);
  });
}

test('messageActions: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
  const last = page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem').last();

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'deleteMessage') await answer(isCanceled(cause.result));
    else if (cause.kind === 'error' && cause.child === 'deleteMessage') await observer.kill('deleteMessage');
    else if (cause.kind === 'done' && cause.child === 'showMessage')
      await gate.settle(showMessage, success(pageOf(messages)));
    else if (cause.kind === 'error' && cause.child === 'showMessage')
      await failAs(gate, showMessage, cause.result);
    else if (cause.kind === 'done') await gate.settle(likeMessage, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, likeMessage, cause.result);
    else if (event.type === 'message.like') await last.getByRole('button', { name: /like/i }).click();
    else if (event.type === 'alternative.choose')
      await last.getByRole('button', { name: 'Next reply' }).click();
    else await last.getByRole('button', { name: 'Delete this message' }).click();
  }

  async function answer(canceled: boolean): Promise<void> {
    await dialog.getByRole('button', { name: canceled ? 'Cancel' : 'Delete message' }).click();
    if (!canceled) await gate.settle(deleteMessage, success(null));
  }

  const sights: Sight[] = [
    { in: 'idle', see: () => expect(dialog).toHaveCount(0) },
    { in: 'liking', see: () => expect(last.getByRole('button', { name: /like/i })).toBeVisible() },
    { in: 'showing', see: () => expect(last.getByText('1 / 2')).toBeVisible() },
    {
      in: 'confirmingDeletion',
      see: () => expect(dialog.getByRole('button', { name: 'Delete message' })).toBeVisible(),
    },
  ];
  return { model, happen, sights };
}
