import { expect } from '@playwright/test';
import { roomWithIris } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/shared/commands/confirmation.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { CoverageLog, tour, type StateAssertion } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
const deleteRoom = '/room/deleteRoom';

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S7.13] confirmation, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const gate = await openSignedIn(page, '/recent-chats', {
      answers: { '/room/roomList': success({ rooms: [roomWithIris] }) },
      held: [deleteRoom],
    });
    await page.getByRole('button', { name: 'Delete the chat with Iris Vale' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete the chat with Iris Vale?' });
    const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });

    async function happen({ event, cause }: Edge): Promise<void> {
      if (cause.kind === 'done') await gate.settle(deleteRoom, success(null));
      else if (cause.kind === 'error') await failAs(gate, deleteRoom, cause.result);
      else if (event.type === 'action.cancel') await button(/^(Cancel|Stop waiting)$/).click();
      else await button(/^(Delete chat|Try again)$/).click();
    }
    const assertions: StateAssertion[] = [
      { in: 'asking', see: () => expect(button('Cancel')).toBeFocused() },
      { in: 'pending', see: () => expect(button('Deleting…')).toBeVisible() },
      { in: { pending: 'slow' }, see: () => expect(button('Stop waiting')).toBeEnabled() },
      { in: 'failed', see: () => expect(dialog.getByRole('alert')).toBeVisible() },
      { in: 'failed', see: () => expect(button('Try again')).toBeFocused() },
      { in: 'confirmed', see: () => expect(page.getByText('No chats yet')).toBeVisible() },
      { in: 'canceled', see: () => expect(dialog).toHaveCount(0) },
    ];
    await tour({ page, observer, coverageLog }, { model, happen, assertions }, walk);
  });
}

test('confirmation: every transition was taken in the browser', () => coverageLog.expectAll());
