import { expect } from '@playwright/test';
import { roomWithIris } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/shared/commands/confirmation.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, type StateAssertion } from './support/tour.ts';

const deleteRoom = '/room/deleteRoom';

testTours('[S7.13] confirmation', { model }, async ({ page }) => {
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
    ['asking', () => expect(button('Cancel')).toBeFocused()],
    ['pending', button('Deleting…')],
    [{ pending: 'slow' }, () => expect(button('Stop waiting')).toBeEnabled()],
    ['failed', dialog.getByRole('alert')],
    ['failed', () => expect(button('Try again')).toBeFocused()],
    ['confirmed', page.getByText('No chats yet')],
    ['canceled', () => expect(dialog).toHaveCount(0)],
  ];
  return { happen, assertions };
});
