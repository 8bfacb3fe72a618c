import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { roomWithIris } from '../machines/mates/catalogue-samples.ts';
import { model, question } from '../machines/shared/commands/confirmation.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { success } from './support/gate.ts';
import { openSignedIn, openVisiting } from './support/signed-in-stage.ts';
import { absent, numbered, testTours, type Stage } from './support/tour.ts';
import { pressIn } from './support/stage.ts';

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
    gate,
    answers: { execute: { call: path, response: () => null, isFailing: true } },
    causes: { 'action.cancel': /^(Cancel|Stop waiting)$/, '*': /^(Delete chat|Try again)$/ },
    within: dialog,
    assertions: [
      [{ asking: 'clean' }, () => expect(button('Cancel')).toBeFocused()],
      [{ asking: 'failed' }, dialog.getByRole('alert'), () => expect(button('Try again')).toBeFocused()],
      ['pending', button('Deleting…')],
      [{ pending: 'slow' }, () => expect(button('Stop waiting')).toBeEnabled()],
      ['confirmed', page.getByText('No chats yet')],
      ['canceled', absent(dialog)],
      ['abandoned', absent(dialog)],
    ],
  };
}

async function openForm(page: Page): Promise<Stage> {
  const path = '/user/password/forgot';
  const gate = await openVisiting(page, '/reset-password', { held: [path] });
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'Email' });
  const button = (name: string) => main.getByRole('button', { name });
  const heading = (name: string) => main.getByRole('heading', { name });
  return {
    gate,
    answers: { execute: { call: path, response: () => null, isFailing: true } },
    causes: {
      'action.cancel': 'Stop waiting',
      '*': async () => {
        await email.fill('ann@example.org');
        await pressIn(main, 'Send link');
      },
    },
    within: main,
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
