import { setup } from 'xstate';
import { notProvidedPromise } from '../placeholders.ts';
import { showToast } from '../toast.ts';
import type { ShareContext, SharedContent, ShareInput, ShareOutcome, ShareRequest } from './share.types.ts';

/** Shares a link or a text. */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    input: {} as ShareInput,
    events: {} as ShareRequest,
    children: {} as { share: 'share' },
  },
  actors: { share: notProvidedPromise<ShareOutcome, SharedContent>('share') },
  actions: { showToast },
  guards: { isCopied: (_, { outcome }: { outcome: ShareOutcome }) => outcome === 'copied' },
}).createMachine({
  id: 'share',
  description: 'Shares a link or a text by the dialog of the browser, or copies it where there is none.',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { 'share.request': 'sharing' } },
    sharing: {
      description: 'The dialog of the browser stays open for as long as the user wants. Some never answer.',
      on: { 'share.request': { target: 'sharing', reenter: true } },
      invoke: {
        id: 'share',
        src: 'share',
        input: ({ event }) => event.content,
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => ({ outcome: event.output }) },
            target: 'idle',
            actions: { type: 'showToast', params: ({ context }) => ({ key: context.copied }) },
          },
          { target: 'idle' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'showToast', params: ({ context }) => ({ key: context.notCopied }) },
        },
      },
    },
  },
});
