import { assign, setup } from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type {
  KeptWords,
  LogoutConfirmationContext,
  LogoutConfirmationEvent,
} from './logout-confirmation.types.ts';

export const logoutConfirmationMachine = setup({
  types: {
    context: {} as LogoutConfirmationContext,
    events: {} as LogoutConfirmationEvent,
    tags: {} as 'asking',
  },
  actors: { countDrafts: notProvidedPromise<KeptWords>('countDrafts') },
  guards: { hasWords: (_, { count }: KeptWords) => count > 0 },
  actions: {
    setFound: assign((_, { userId, count }: KeptWords) => ({ userId, count })),
    removeWords: (_, _params: Pick<KeptWords, 'userId'>) => {},
    logOut: () => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'logoutConfirmation',
  description: 'Somebody wants to log out; what they wrote and did not send may not be for this device.',
  context: { userId: '', count: 0 },
  initial: 'staying',
  on: {
    'session.started': {
      description: 'Whatever was asked or is awaited was about the session before, and about its words.',
      target: '.staying',
    },
  },
  states: {
    staying: { on: { 'logout.request': 'looking' } },
    looking: {
      invoke: {
        id: 'countDrafts',
        src: 'countDrafts',
        onDone: [
          {
            guard: { type: 'hasWords', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'setFound', params: ({ event }) => event.output },
          },
          { target: 'staying', actions: 'logOut' },
        ],
        onError: {
          description: 'Nobody is kept from leaving; whatever was written stays.',
          target: 'staying',
          actions: [{ type: 'reportError', params: ({ event }) => ({ error: event.error }) }, 'logOut'],
        },
      },
      on: { 'session.ended': 'staying' },
    },
    asking: {
      tags: 'asking',
      on: {
        'logout.cancel': 'staying',
        'drafts.keep': { target: 'staying', actions: 'logOut' },
        'drafts.discard': 'removing',
        'session.ended': 'staying',
      },
    },
    removing: {
      entry: [{ type: 'removeWords', params: ({ context }) => ({ userId: context.userId }) }, 'logOut'],
      on: {
        'session.ended': {
          description: 'A chat that was still open may have kept something meanwhile.',
          target: 'staying',
          actions: { type: 'removeWords', params: ({ context }) => ({ userId: context.userId }) },
        },
      },
    },
  },
});
