import { replyPrompt } from '../../contract/reply-prompt.ts';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/reply-prompt.model.ts';
import { openChat } from './support/chat-stage.ts';
import { refusal, success } from './support/gate.ts';
import { pickFor } from './support/menus.ts';
import { callsOf, type Answers } from './support/stage.ts';
import { last } from './support/talk-stage.ts';
import { absent, attached, testTours, type StateAssertion } from './support/tour.ts';

const answers: Answers = {
  request: {
    call: replyPrompt,
    envelope: (prompt) => (prompt === null ? refusal(4040, 'Nothing is stored.') : success(prompt)),
  },
};

testTours('replyPrompt', { model }, async ({ page }) => {
  const messages = [message(1), message(2, { replyTo: 'message-1' })];
  const gate = await openChat(page, messages, { held: callsOf(answers) });
  const dialog = page.getByRole('dialog', { name: 'Why this reply' });
  const see = (text: string) => dialog.getByText(text);
  const assertions: StateAssertion[] = [
    ['closed', absent(dialog)],
    [{ open: 'loading' }, attached(see('Loading details'))],
    [{ open: 'shown' }, see('About 1,850 of 8,192 tokens (23%)')],
    [{ open: 'missing' }, see('No details')],
    [{ open: 'failed' }, see('Couldn’t load details')],
  ];

  return {
    actor: 'replyPrompt.part',
    gate,
    answers,
    causes: { 'prompt.open': () => pickFor(last(page), 'Why this reply'), 'prompt.close': 'Close' },
    within: dialog,
    assertions,
  };
});
