import { createAsyncLogic, setup, types } from 'xstate';

interface ReplyPrompt {
  readonly messageId: string;
}
interface Context {
  readonly messageId: string;
  readonly prompt: ReplyPrompt | null;
}

export const replyPromptMachine = setup({
  schemas: {
    context: types<Context>(),
    events: {
      'prompt.open': types<{ messageId: string }>(),
      'prompt.close': types<{}>(),
      'load.retry': types<{}>(),
    },
  },
  actors: {
    fetchPrompt: createAsyncLogic<ReplyPrompt | null, { messageId: string }>({
      run: () => Promise.reject(new Error('fetchPrompt is not provided.')),
    }),
  },
}).createMachine({
  id: 'replyPrompt',
  context: { messageId: '', prompt: null },
  initial: 'closed',
  states: {
    closed: {
      entry: () => ({ context: { messageId: '', prompt: null } }),
      on: { 'prompt.open': ({ event }) => ({ target: 'open', context: { messageId: event.messageId } }) },
    },
    open: {
      tags: ['open'],
      on: { 'prompt.close': { target: 'closed' } },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'request',
            src: 'fetchPrompt',
            input: ({ context }) => ({ messageId: context.messageId }),
            onDone: ({ event }) =>
              event.output === null
                ? { target: 'missing' }
                : { target: 'shown', context: { prompt: event.output } },
            onError: { target: 'failed' },
          },
        },
        shown: {},
        missing: { tags: ['missing'] },
        failed: { tags: ['failed'], on: { 'load.retry': { target: 'loading' } } },
      },
    },
  },
});
