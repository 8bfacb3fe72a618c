import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

/** Texts that are stored on this device only: drafts, unsent messages and unsaved mates. */
export interface UnsentDrafts {
  readonly userId: string;
  readonly count: number;
}

export type LogoutConfirmationEvent =
  | { readonly type: 'logout.request' }
  | { readonly type: 'logout.cancel' }
  | { readonly type: 'drafts.keep' }
  | { readonly type: 'drafts.discard' }
  | { readonly type: 'session.started' }
  /** The session ended: here, in another tab, or because the server does not know it any more. */
  | { readonly type: 'session.ended' };

export const logoutConfirmationMachine = setup({
  types: {
    context: {} as UnsentDrafts,
    events: {} as LogoutConfirmationEvent,
    tags: {} as 'asking',
  },
  guards: { hasDrafts: ({ context }) => context.count > 0 },
  actions: {
    /** Assigns the user of the session and the number of drafts. */
    countDrafts: () => {},
    removeDrafts: (_, _params: Pick<UnsentDrafts, 'userId'>) => {},
    logOut: () => {},
  },
}).createMachine({
  id: 'logoutConfirmation',
  description: 'Asks before a logout that leaves unsent drafts on this device.',
  context: { userId: '', count: 0 },
  initial: 'idle',
  on: {
    'session.started': { description: 'Discards a question about the previous session.', target: '.idle' },
  },
  states: {
    idle: { on: { 'logout.request': { target: 'deciding', actions: 'countDrafts' } } },
    deciding: {
      always: [
        { guard: 'hasDrafts', target: 'asking' },
        { target: 'idle', actions: 'logOut' },
      ],
    },
    asking: {
      tags: 'asking',
      on: {
        'logout.cancel': 'idle',
        'drafts.keep': { target: 'idle', actions: 'logOut' },
        'drafts.discard': 'removing',
        'session.ended': 'idle',
      },
    },
    removing: {
      entry: [{ type: 'removeDrafts', params: ({ context }) => ({ userId: context.userId }) }, 'logOut'],
      on: {
        'session.ended': {
          description: 'An open chat may have stored a draft meanwhile.',
          target: 'idle',
          actions: { type: 'removeDrafts', params: ({ context }) => ({ userId: context.userId }) },
        },
      },
    },
  },
});

export type LogoutConfirmationActor = ActorRefFrom<typeof logoutConfirmationMachine>;

/** The number of unsent drafts; null while nothing is asked. */
export const selectDraftCount = (snapshot: SnapshotFrom<typeof logoutConfirmationMachine>): number | null =>
  snapshot.hasTag('asking') ? snapshot.context.count : null;
