import { assign, sendTo, setup } from 'xstate';
import { toFailure } from '../../shared/failure.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import type {
  SessionRef,
  SessionRowContext,
  SessionRowEvent,
  SessionRowInput,
  SessionRowTag,
} from './session-row.types.ts';

export const sessionRowMachine = setup({
  types: {
    context: {} as SessionRowContext,
    input: {} as SessionRowInput,
    events: {} as SessionRowEvent,
    tags: {} as SessionRowTag,
    children: {} as { endSession: 'endSession' },
  },
  actors: { endSession: notProvidedPromise<null, SessionRef>('endSession') },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'sessionRow',
  description: 'A session of the user in another browser, which the user can end.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'session.end': 'ending' } },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context: { sessionId } }) => ({ sessionId }),
        onDone: 'ended',
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The request can be repeated: ending a session twice has no effect.',
          on: { 'session.end': '#sessionRow.ending' },
        },
      },
    },
    failed: { tags: 'failed', on: { 'session.end': 'ending' } },
    ended: {
      type: 'final',
      entry: sendTo(
        ({ context }) => context.parentRef,
        ({ context: { sessionId } }) => ({ type: 'row.ended', sessionId }),
      ),
    },
  },
});
