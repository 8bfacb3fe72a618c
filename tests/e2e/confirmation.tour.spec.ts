import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { roomWithIris } from '../machines/mates/catalogue-samples.ts';
import { model, question } from '../machines/shared/commands/confirmation.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { success } from './support/gate.ts';
import { openSignedIn, openVisiting } from './support/signed-in-stage.ts';
import { numbered, type Stage, testTours } from './support/tour.ts';

testTours(
  '[S7.13] confirmation',
  { model, walks: numbered(coveringTours(allowing(model, isPossible))) },
  async ({ page, walk }) => {
    const stage = await (walk.start.input === question ? openQuestion(page) : openForm(page));
    return stage;
  },
);

/** The form has no button to close it. */
function isPossible({ context, value }: AnyMachineSnapshot, { type }: { type: string }): boolean {
  return context.params === question || type !== 'action.cancel' || JSON.stringify(value).includes('slow');
}

async function openQuestion(page: Page): Promise<Stage> {
  const path = '/room/deleteRoom';
  const gate = await openSignedIn(page, '/recent-chats', {
    answers: { '/room/roomList': success({ rooms: [roomWithIris] }) },
    held: [path],
  });
  await page.getByRole('button', { name: 'Delete the chat with Iris Vale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the chat with Iris Vale?' });
  const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });
  return {
    async happen({ event, cause }) {
      if (cause.kind === 'done') await gate.settle(path, success(null));
      else if (cause.kind === 'error') await failAs(gate, path, cause.result);
      else if (event.type === 'action.cancel') await button(/^(Cancel|Stop waiting)$/).click();
      else await button(/^(Delete chat|Try again)$/).click();
    },
    assertions: [
      [{ asking: 'clean' }, () => expect(button('Cancel')).toBeFocused()],
      [{ asking: 'failed' }, dialog.getByRole('alert')],
      [{ asking: 'failed' }, () => expect(button('Try again')).toBeFocused()],
      ['pending', button('Deleting…')],
      [{ pending: 'slow' }, () => expect(button('Stop waiting')).toBeEnabled()],
      ['confirmed', page.getByText('No chats yet')],
      ['canceled', () => expect(dialog).toHaveCount(0)],
      ['abandoned', () => expect(dialog).toHaveCount(0)],
    ],
  };
}

async function openForm(page: Page): Promise<Stage> {
  const path = '/user/password/forgot';
  const gate = await openVisiting(page, '/reset-password', { held: [path] });
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'Email' });
  const button = (name: string) => main.getByRole('button', { name });
  const heading = (name: string) => () => expect(main.getByRole('heading', { name })).toBeVisible();
  return {
    async happen({ event, cause }) {
      if (cause.kind === 'done') await gate.settle(path, success(null));
      else if (cause.kind === 'error') await failAs(gate, path, cause.result);
      else if (event.type === 'action.cancel') await button('Stop waiting').click();
      else {
        await email.fill('ann@example.org');
        await button('Send link').click();
      }
    },
    assertions: [
      [{ asking: 'clean' }, () => expect(button('Send link')).toBeEnabled()],
      [{ asking: 'failed' }, () => expect(email).toBeFocused()],
      [{ asking: 'failed' }, () => expect(email).toHaveAccessibleDescription(/reach the server/)],
      ['pending', () => expect(button('Sending…')).toBeDisabled()],
      [{ pending: 'slow' }, button('Stop waiting')],
      ['confirmed', heading('Your link is ready')],
      ['rejected', heading('Not available here')],
    ],
  };
}
