import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ReplyPrompt } from '../../../contract/replies/reply-prompt.ts';
import { notProvidedRequest } from '../shared/request.ts';

export interface ReplyPromptContext {
  /** The reply; '' for none. */
  readonly messageId: string;
  /** Its prompt; null until that is loaded, and where it is not recorded. */
  readonly prompt: ReplyPrompt | null;
}

export type ReplyPromptEvent =
  | { readonly type: 'prompt.open'; readonly messageId: string }
  | { readonly type: 'prompt.close' }
  | { readonly type: 'load.retry' };

export const replyPromptMachine = setup({
  types: {
    context: {} as ReplyPromptContext,
    events: {} as ReplyPromptEvent,
    tags: {} as 'open' | 'failed' | 'missing',
    children: {} as { request: 'fetchPrompt' },
  },
  actors: { fetchPrompt: notProvidedRequest<ReplyPrompt | null, { messageId: string }>('fetchPrompt') },
  actions: {
    setMessage: assign((_, { messageId }: { messageId: string }) => ({ messageId })),
    setPrompt: assign((_, prompt: ReplyPrompt | null) => ({ prompt })),
    clearPrompt: assign({ prompt: null }),
  },
  guards: { isRecorded: (_, prompt: ReplyPrompt | null) => prompt !== null },
}).createMachine({
  id: 'replyPrompt',
  description: 'Shows what one reply was written from.',
  context: { messageId: '', prompt: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearPrompt',
      on: {
        'prompt.open': { target: 'open', actions: { type: 'setMessage', params: ({ event }) => event } },
      },
    },
    open: {
      tags: 'open',
      on: { 'prompt.close': 'closed' },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'request',
            src: 'fetchPrompt',
            input: ({ context: { messageId } }) => ({ messageId }),
            onDone: [
              {
                guard: { type: 'isRecorded', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'setPrompt', params: ({ event }) => event.output },
              },
              { target: 'missing' },
            ],
            onError: 'failed',
          },
        },
        shown: {},
        missing: {
          tags: 'missing',
          description: 'Nothing is recorded of replies without a model, and of older ones.',
        },
        failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
      },
    },
  },
});

export type ReplyPromptActor = ActorRefFrom<typeof replyPromptMachine>;
