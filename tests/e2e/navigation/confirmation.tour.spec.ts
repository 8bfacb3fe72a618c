import type { AnyMachineSnapshot } from 'xstate';
import { allowing } from 'statechart-tools/explorer/model';
import { roomWithIris } from '../../machines/mates/catalogue-samples.ts';
import { model as whole, question } from '../../machines/shared/commands/confirmation.model.ts';
import { absent, disabled, enabled, focused } from '../support/tours/seen.ts';
import { expect, fillIn, on, success, testTours, type Stage, type Visit } from '../support/tours/tour.ts';
import { pickForChat } from '../support/menus.ts';

/** The form has no button to close it. */
const model = allowing(
  whole,
  (snapshot: AnyMachineSnapshot, { type }) =>
    snapshot.context.params === question || type !== 'action.cancel' || snapshot.hasTag('slow'),
);

testTours('[S7.13] confirmation', { model }, (visit) =>
  visit.walk.start.input === question ? stageOfQuestion(visit) : stageOfForm(visit),
);

function stageOfQuestion({ page }: Visit): Stage {
  const dialog = page.getByRole('dialog', { name: 'Delete the chat with Iris Vale?' });
  const { button } = on(dialog);
  return {
    opening: { place: '/recent-chats', answers: { '/room/roomList': success({ rooms: [roomWithIris] }) } },
    begin: () => pickForChat(page, 'Iris Vale', 'Delete the chat with Iris Vale'),
    answers: { execute: { call: '/room/deleteRoom', response: () => null } },
    causes: { 'action.cancel': /^(Cancel|Stop waiting)$/, '*': /^(Delete chat|Try again)$/ },
    within: dialog,
    assertions: [
      [{ asking: 'clean' }, focused(button('Cancel'))],
      [{ asking: 'failed' }, dialog.getByRole('alert'), focused(button('Try again'))],
      ['pending', button('Deleting…')],
      [{ pending: 'slow' }, enabled(button('Stop waiting'))],
      ['confirmed', page.getByText('No chats yet')],
      [['canceled', 'abandoned'], absent(dialog)],
    ],
  };
}

function stageOfForm({ main }: Visit): Stage {
  const email = main.getByRole('textbox', { name: 'Email' });
  const { button, heading } = on(main);
  return {
    opening: { place: '/reset-password', store: {} },
    answers: { execute: { call: '/user/password/forgot', response: () => null } },
    causes: {
      'action.cancel': 'Stop waiting',
      '*': () => fillIn(main, { Email: 'ann@example.org' }, 'Send link'),
    },
    within: main,
    assertions: [
      [{ asking: 'clean' }, enabled(button('Send link'))],
      [{ asking: 'failed' }, focused(email)],
      [{ asking: 'failed' }, () => expect(email).toHaveAccessibleDescription(/reach the server/)],
      ['pending', disabled(button('Sending…'))],
      [{ pending: 'slow' }, button('Stop waiting')],
      ['confirmed', heading('Your link is ready')],
      ['rejected', heading('Not available here')],
    ],
  };
}
