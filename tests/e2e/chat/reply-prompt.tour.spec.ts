import { replyPrompt } from '../../../contract/replies/reply-prompt.ts';
import { message } from '../../machines/chat/chat-samples.ts';
import { model } from '../../machines/chat/reply-prompt.model.ts';
import { chatPage } from '../support/stages/chat-stage.ts';
import { pickFor } from '../support/menus.ts';
import { last } from '../support/stages/talk-stage.ts';
import { absent, attached, refusal, success, testTours } from '../support/tours/tour.ts';

testTours('replyPrompt', { model }, ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Why this reply' });
  return {
    actor: 'replyPrompt.part',
    opening: chatPage([message(1), message(2, { replyTo: 'message-1', explained: true })]),
    answers: {
      request: {
        call: replyPrompt,
        envelope: (prompt) => (prompt === null ? refusal(4040, 'Nothing is stored.') : success(prompt)),
      },
    },
    causes: { 'prompt.open': () => pickFor(last(page), 'Why this reply'), 'prompt.close': 'Close' },
    within: dialog,
    assertions: [
      ['closed', absent(dialog)],
      [{ open: 'loading' }, attached('Loading details')],
      [{ open: 'shown' }, 'About 1,850 of 8,192 tokens (23%)'],
      [{ open: 'shown' }, 'Stay a little longer.'],
      [{ open: 'shown' }, 'Asked you to stay after you said goodbye'],
      [{ open: 'missing' }, 'No details'],
      [{ open: 'failed' }, 'Couldn’t load details'],
    ],
  };
});
