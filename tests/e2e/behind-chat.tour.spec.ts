import { expect } from '@playwright/test';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/behind/behind-chat.model.ts';
import { openChat } from './support/chat-stage.ts';
import { openChatMenu } from './support/menus.ts';
import { absent, testTours } from './support/tour.ts';

const actor = 'behindChat.part';

testTours('behindChat', { model }, async ({ page, observer }) => {
  await openChat(page, [message(1), message(2, { replyTo: 'message-1' })]);
  const dialog = page.getByRole('dialog', { name: 'Behind this chat' });
  const live = dialog.getByRole('button', { name: 'Show the newest step' });
  return {
    actor,
    assertions: [
      ['closed', absent(dialog)],
      [{ open: 'live' }, dialog.getByRole('heading', { name: 'The connection' })],
      [{ open: 'past' }, () => expect(live).toHaveAttribute('aria-disabled', 'false')],
    ],
    async happen({ event, cause }) {
      // The machines of a message cause these; the journey of a message shows that they do.
      if (cause.kind === 'error' || event.type === 'step.taken') await observer.send(actor, event);
      else if (event.type === 'charts.open')
        await (await openChatMenu(page)).getByRole('menuitem', { name: 'Behind this chat' }).click();
      else if (event.type === 'charts.close') await dialog.getByRole('button', { name: 'Close' }).click();
      else if (event.type === 'step.show')
        await dialog.getByRole('listitem').getByRole('button').first().click();
      else await live.click();
    },
  };
});
