import { message } from '../../machines/chat/chat-samples.ts';
import { model } from '../../machines/chat/behind/behind-chat.model.ts';
import { chatPage } from '../support/stages/chat-stage.ts';
import { openAiNote } from '../support/menus.ts';
import { absent, expect, on, sent, testTours } from '../support/tours/tour.ts';

testTours('behindChat', { model }, ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Behind this chat' });
  const { button, heading } = on(dialog);
  const newest = button('Show the newest step');
  return {
    actor: 'behindChat.part',
    opening: chatPage([message(1), message(2, { replyTo: 'message-1' })]),
    causes: {
      'charts.open': async () =>
        (await openAiNote(page)).getByRole('button', { name: 'Behind this chat' }).click(),
      'charts.close': () => button('Close').click(),
      'step.show': () => dialog.getByRole('listitem').getByRole('button').first().click(),
      // The machines of a message cause it; the journey of a message shows that they do.
      'step.taken': sent,
      'xstate.error': sent,
      '*': () => newest.click(),
    },
    assertions: [
      ['empty', absent(dialog)],
      ['closed', absent(dialog)],
      [{ open: 'live' }, heading('The connection')],
      [{ open: 'past' }, () => expect(newest).toHaveAttribute('aria-disabled', 'false')],
    ],
  };
});
