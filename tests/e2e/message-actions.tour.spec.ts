import { expect, type Page } from '@playwright/test';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/message-actions.model.ts';
import { coveringTours } from '../model/cover.ts';
import type { Edge } from '../model/model.ts';
import { describeSteps } from '../model/walks.ts';
import { failAs, openChat } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { Journal, tour, type Sight, type Stage } from './support/tour.ts';

const journal = new Journal(model);
const calls: Readonly<Record<string, string>> = {
  likeMessage: '/room/likeMessage',
  deleteMessage: '/room/deleteMessage',
};

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S9.8] messageActions, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    const gate = await openChat(
      page,
      [1, 2, 3, 4].map((seq) => message(seq)),
      Object.values(calls),
    );
    await tour({ page, observer, journal }, stageOn(page, gate), walk);
  });
}

test('messageActions: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

function stageOn(page: Page, gate: Gate): Stage {
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
  const last = page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem').last();

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(calls[cause.child] ?? '', success(cause.result ?? null));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (event.type === 'message.like') await last.getByRole('button', { name: /like/i }).click();
    else if (event.type === 'message.delete')
      await last.getByRole('button', { name: 'Delete this message' }).click();
    else if (event.type === 'deletion.confirm')
      await dialog.getByRole('button', { name: 'Delete message' }).click();
    else await dialog.getByRole('button', { name: 'Cancel' }).click();
  }

  const sights: Sight[] = [
    { in: 'idle', see: () => expect(dialog).toHaveCount(0) },
    { in: 'liking', see: () => expect(last.getByRole('button', { name: /like/i })).toBeVisible() },
    {
      in: 'confirming',
      see: () => expect(dialog.getByRole('button', { name: 'Delete message' })).toBeVisible(),
    },
    { in: 'deleting', see: () => expect(dialog.getByRole('button', { name: 'Deleting…' })).toBeVisible() },
  ];
  return { model, happen, sights };
}
