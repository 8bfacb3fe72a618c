import type { ReplyPrompt } from '../../../contract/replies/reply-prompt.ts';
import { replyPromptMachine } from '../../../src/machines/chat/reply-prompt.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../support/outcomes.ts';

export const prompt: ReplyPrompt = {
  messageId: 'message-2',
  createdAt: 2000,
  limit: 8192,
  sections: [
    { name: 'rules', tokens: 412, leftOut: 0 },
    { name: 'character', tokens: 388, leftOut: 0 },
    { name: 'person', tokens: 40, leftOut: 0 },
    {
      name: 'facts',
      tokens: 36,
      leftOut: 1,
      items: [
        { factId: 'fact-1', text: 'Works as a nurse', tokens: 18, reason: { kind: 'pinned' } },
        { factId: 'fact-2', text: null, tokens: 18, reason: { kind: 'always' } },
      ],
    },
    {
      name: 'passages',
      tokens: 60,
      leftOut: 3,
      items: [
        {
          messageIds: ['message-7', 'message-8'],
          text: '> I promised to show you the lighthouse.\n> On a clear night, then.',
          tokens: 60,
          reason: { kind: 'words', words: ['lighthouse', 'promised'] },
        },
      ],
    },
    { name: 'recent', tokens: 900, leftOut: 12 },
    { name: 'message', tokens: 14, leftOut: 0 },
  ],
  removed: [{ reason: 'plea', text: 'Stay a little longer.' }, { reason: 'harm' }],
};

export const model = modelOf(replyPromptMachine, {
  events: { 'prompt.open': [{ messageId: 'message-2' }] },
  actors: { fetchPrompt: { done: [prompt, null], error: [broken] } },
  view: ({ messageId, prompt: shown }) => ({ messageId, isShown: shown !== null }),
});
