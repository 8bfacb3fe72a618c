import { expect } from '@playwright/test';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/reply-prompt.model.ts';
import { openChat } from './support/chat-stage.ts';
import { refusal, success } from './support/gate.ts';
import { pickFor } from './support/menus.ts';
import { testTours, type StateAssertion } from './support/tour.ts';

const promptCall = '/memory/replyPrompt';

testTours('replyPrompt', { model }, async ({ page, observer }) => {
  const gate = await openChat(page, [message(1), message(2, { replyTo: 'message-1' })], {
    held: [promptCall],
  });
  const last = page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem').last();
  const dialog = page.getByRole('dialog', { name: 'Why this reply' });
  const see = (text: string) => dialog.getByText(text);
  const assertions: StateAssertion[] = [
    ['closed', () => expect(dialog).toHaveCount(0)],
    [{ open: 'loading' }, () => expect(see('Loading details')).toBeAttached()],
    [{ open: 'shown' }, see('About 1,850 of 8,192 tokens (23%)')],
    [{ open: 'missing' }, see('No details')],
    [{ open: 'failed' }, see('Couldn’t load details')],
  ];
  return {
    actor: 'replyPrompt.part',
    assertions,
    async happen({ event, cause }) {
      if (cause.kind === 'error') await observer.kill('replyPrompt.request');
      else if (cause.kind === 'done')
        await gate.settle(
          promptCall,
          cause.result === null ? refusal(4040, 'Nothing is kept.') : success(cause.result),
        );
      else if (event.type === 'prompt.open') await pickFor(last, 'Why this reply');
      else if (event.type === 'prompt.close') await dialog.getByRole('button', { name: 'Close' }).click();
      else await dialog.getByRole('button', { name: 'Try again' }).click();
    },
  };
});
