import { sendTo, setup } from 'xstate';
import { absentMachine, absentPromise } from './absent.ts';
import type { ChatExtrasContext, ChatExtrasEvent, ChatExtrasTag, ExtrasNews } from './chat-extras.types.ts';
import type { inspirationMachine } from './inspiration.machine.ts';
import type { messageCareMachine } from './message-care.machine.ts';

export const chatExtrasMachine = setup({
  types: {
    context: {} as ChatExtrasContext,
    input: {} as ChatExtrasContext,
    events: {} as ChatExtrasEvent,
    tags: {} as ChatExtrasTag,
    children: {} as {
      fetchExtras: 'fetchExtras';
      inspiration: 'inspiration';
      messageCare: 'messageCare';
    },
  },
  actors: {
    fetchExtras: absentPromise<void>('fetchExtras'),
    /** Their code is what is fetched. */
    inspiration: absentMachine<typeof inspirationMachine>('inspiration'),
    messageCare: absentMachine<typeof messageCareMachine>('messageCare'),
  },
  actions: {
    tell: (_, _news: ExtrasNews) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  delays: { patience: 15_000, relief: 30_000 },
}).createMachine({
  id: 'chatExtras',
  description:
    'What goes on around a conversation, fetched once one can read and write: ideas, hearts, deletion, help lines, the age step, notices, reports.',
  context: ({ input }) => ({ roomId: input.roomId }),
  initial: 'fetching',
  states: {
    fetching: {
      invoke: {
        id: 'fetchExtras',
        src: 'fetchExtras',
        onDone: 'here',
        onError: {
          target: 'missing',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { patience: 'missing' },
      initial: 'asked',
      states: {
        asked: {},
        unasked: {
          tags: 'missing',
          description: 'Tried by itself: whoever reads that it is missing is not told so anew.',
        },
      },
    },
    missing: {
      tags: 'missing',
      description: 'The conversation goes on without. A server that comes back tells nobody, so it is asked.',
      on: { 'load.retry': 'fetching' },
      after: { relief: 'fetching.unasked' },
    },
    here: {
      tags: 'here',
      entry: { type: 'tell', params: { type: 'extras.came' } },
      invoke: [
        {
          id: 'inspiration',
          src: 'inspiration',
          input: ({ context }) => ({ roomId: context.roomId }),
          onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
        },
        {
          id: 'messageCare',
          src: 'messageCare',
          onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
        },
      ],
      on: {
        'talk.rested': { actions: sendTo('inspiration', ({ event }) => event) },
        'talk.moved': { actions: sendTo('inspiration', ({ event }) => event) },
        'idea.chosen': { actions: { type: 'tell', params: ({ event }) => event } },
        'message.changed': { actions: { type: 'tell', params: ({ event }) => event } },
        'message.gone': { actions: { type: 'tell', params: ({ event }) => event } },
      },
    },
  },
});
