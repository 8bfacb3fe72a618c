import { expect, type Page } from '@playwright/test';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model, offer } from '../machines/chat/message-actions.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { describeSteps } from '../../tools/statechart-tests/walks.ts';
import { failAs, openChat, roomCall } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { CoverageLog, tour, type StateAssertion, type Stage } from './support/tour.ts';
import { holdCopies, settleCopy } from './support/held-clipboard.ts';
import { openMessageMenu, pickFor } from './support/menus.ts';

const coverageLog = new CoverageLog(model);
const [likeMessage, pinMessage, showMessage, deleteMessage, restoreMessages, copyRoom] = [
  '/room/likeMessage',
  '/room/pinMessage',
  '/room/showMessage',
  '/room/deleteMessage',
  '/room/restoreMessages',
  '/room/copyRoom',
] as const;
const messages = [
  ...[1, 2, 3].map((seq) => message(seq)),
  message(4, { alternatives: ['message-4', 'message-9'] }),
];

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S9.8] messageActions, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    const { removed } = walk.start.snapshot.context;
    await holdCopies(page);
    const gate = await openChat(page, messages, {
      held: [likeMessage, pinMessage, showMessage, deleteMessage, restoreMessages, copyRoom],
      room: removed === null ? {} : { removed },
    });
    await tour({ page, observer, coverageLog }, stageOn(page, gate), walk);
  });
}

test('messageActions: every transition was taken in the browser', () => {
  console.log(`${String(coverageLog.coverage)}  in the browser`);
  expect(coverageLog.coverage.missing).toEqual([]);
});

function stageOn(page: Page, gate: Gate): Stage {
  const last = page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem').last();
  const undo = page.getByRole('button', { name: 'Undo' });
  const menu = page.getByRole('group', { name: 'More for this message' });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'showMessage')
      await gate.settle(showMessage, success(pageOf(messages)));
    else if (cause.kind === 'error' && cause.child === 'showMessage')
      await failAs(gate, showMessage, cause.result);
    else if (cause.kind === 'done' && cause.child === 'deleteMessage')
      await gate.settle(
        deleteMessage,
        success(cause.result === null ? null : { ...pageOf(messages), removed: offer }),
      );
    else if (cause.kind === 'error' && cause.child === 'deleteMessage')
      await failAs(gate, deleteMessage, cause.result);
    else if (cause.kind === 'done' && cause.child === 'restoreMessages')
      await gate.settle(restoreMessages, success(pageOf(messages)));
    else if (cause.kind === 'error' && cause.child === 'restoreMessages')
      await failAs(gate, restoreMessages, cause.result);
    else if (cause.kind === 'done' && cause.child === 'copyRoom')
      await gate.settle(copyRoom, success(cause.result));
    else if (cause.kind === 'error' && cause.child === 'copyRoom') await failAs(gate, copyRoom, cause.result);
    else if (cause.kind === 'done' && cause.child === 'pinMessage')
      // Unpinned at once elsewhere: the next step pins it again.
      await gate.settle(pinMessage, success(message(4, { alternatives: ['message-4', 'message-9'] })));
    else if (cause.kind === 'error' && cause.child === 'pinMessage')
      await failAs(gate, pinMessage, cause.result);
    else if (cause.kind === 'done' && cause.child === 'writeClipboard') await settleCopy(page, 'done');
    else if (cause.kind === 'error' && cause.child === 'writeClipboard') await settleCopy(page, 'error');
    else if (cause.kind === 'done') await gate.settle(likeMessage, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, likeMessage, cause.result);
    else if (event.type === 'message.like') await last.getByRole('button', { name: /like/i }).click();
    else if (event.type === 'message.show')
      await last.getByRole('button', { name: 'Next reply' }).click();
    else if (event.type === 'room.copy') await pickFor(last, 'New chat from here');
    else if (event.type === 'text.copy') await pickFor(last, 'Copy as Markdown');
    else if (event.type === 'message.pin') await pickFor(last, 'Pin this message');
    else if (event.type === 'menu.open') await openMessageMenu(last);
    else if (event.type === 'menu.close') await page.keyboard.press('Escape');
    else if (event.type === 'message.restore') await undo.click();
    else if (event.type === 'removal.known') await refresh(event);
    else await pickFor(last, 'Delete from here on');
  }

  /** The page loads the room again when it becomes visible. */
  async function refresh(event: Edge['event']): Promise<void> {
    await gate.answer(
      roomCall,
      success({
        ...pageOf(messages),
        ...('removed' in event && event.removed === null ? {} : { removed: offer }),
      }),
    );
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  const assertions: StateAssertion[] = [
    {
      in: { action: 'liking' },
      see: () => expect(last.getByRole('button', { name: /like/i })).toBeVisible(),
    },
    { in: { action: 'showing' }, see: () => expect(last.getByText('1 / 2')).toBeVisible() },
    { in: { menu: 'open' }, see: () => expect(menu).toBeVisible() },
    { in: { menu: 'closed' }, see: () => expect(menu).toHaveCount(0) },
    { in: { removal: 'none' }, see: () => expect(undo).toHaveCount(0) },
    { in: { removal: 'offered' }, see: () => expect(undo).toBeVisible() },
    { in: { removal: 'restoring' }, see: () => expect(undo).toHaveAttribute('aria-disabled', 'true') },
  ];
  return { model, happen, assertions };
}
