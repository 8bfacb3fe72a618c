import { assign, setup, type ActorRefFrom } from 'xstate';
import type { LoreTest } from '../../../../contract/lore/lorebook-test.ts';
import { notProvidedRequest } from '../../shared/request.ts';

export interface LoreTrialInput {
  readonly bookId: string;
}

export interface LoreTrialContext extends LoreTrialInput {
  /** The input: a message per line, the newest last. */
  readonly text: string;
  /** The latest result, also while a newer one is awaited; null for none. */
  readonly result: LoreTest | null;
}

/** The sample with which a book is tested. */
export type LoreSample = Omit<LoreTrialContext, 'result'>;

export type LoreTrialEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'trial.change'; readonly text: string }
  /** The entries or the settings of the book have changed. */
  | { readonly type: 'book.changed' };

export type LoreTrialTag = 'failed';

export const loreTrialMachine = setup({
  types: {
    context: {} as LoreTrialContext,
    input: {} as LoreTrialInput,
    events: {} as LoreTrialEvent,
    tags: {} as LoreTrialTag,
    children: {} as { request: 'testBook' },
  },
  actors: { testBook: notProvidedRequest<LoreTest, LoreSample>('testBook') },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text })),
    setResult: assign((_, result: LoreTest) => ({ result })),
    clearResult: assign({ result: null }),
    /** Types again what the session or a reload has interrupted. */
    resumeText: (_, _params: LoreTrialInput) => {},
  },
  guards: {
    isEmpty: (_, { text }: { text: string }) => text.trim() === '',
  },
  delays: { pauseAfterTyping: 300 },
}).createMachine({
  id: 'loreTrial',
  description: 'Shows which entries of a lorebook messages would use, a moment after they were typed.',
  context: ({ input }) => ({ ...input, text: '', result: null }),
  entry: { type: 'resumeText', params: ({ context }) => context },
  initial: 'empty',
  on: {
    'trial.change': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.empty',
        actions: { type: 'setText', params: ({ event }) => event },
      },
      { target: '.typing', actions: { type: 'setText', params: ({ event }) => event } },
    ],
  },
  states: {
    empty: { entry: 'clearResult' },
    typing: { after: { pauseAfterTyping: 'testing' } },
    testing: {
      on: { 'book.changed': { target: 'testing', reenter: true } },
      invoke: {
        id: 'request',
        src: 'testBook',
        input: ({ context: { bookId, text } }) => ({ bookId, text }),
        onDone: { target: 'shown', actions: { type: 'setResult', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    shown: { on: { 'book.changed': 'testing' } },
    failed: { tags: 'failed', on: { 'load.retry': 'testing', 'book.changed': 'testing' } },
  },
});

export type LoreTrialActor = ActorRefFrom<typeof loreTrialMachine>;
