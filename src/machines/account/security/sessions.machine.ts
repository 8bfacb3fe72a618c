import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Session } from '../../../../contract/account/sessions.ts';
import { notProvidedCommand, type CommandOutcome, type CommandEnded } from '../../shared/commands/command.ts';
import { isAbandoned, isConfirmed, notProvidedConfirmation } from '../../shared/commands/confirmation.ts';
import { removeEnded, runCommand, type RowCommands } from '../../shared/commands/row-commands.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';

export interface SessionRef {
  readonly sessionId: string;
}

export interface SessionsContext extends RowCommands {
  /** The own session first. */
  readonly sessions: readonly Session[];
}

export type SessionsEvent =
  | { readonly type: 'load.retry' }
  | ({ readonly type: 'session.end' } & SessionRef)
  /** Asks whether to end all other sessions. */
  | { readonly type: 'others.end' }
  | CommandEnded<`end.${string}`, SessionRef>
  | ChildCrashed;

export type SessionsTag = 'failed';

/** The page of the user's sessions. */
export const sessionsMachine = setup({
  types: {
    context: {} as SessionsContext,
    events: {} as SessionsEvent,
    tags: {} as SessionsTag,
    children: {} as { request: 'fetchSessions'; endOthers: 'endOthers' },
  },
  actors: {
    fetchSessions: notProvidedRequest<readonly Session[]>('fetchSessions'),
    endSession: notProvidedCommand<SessionRef, SessionRef>('endSession'),
    endOthers: notProvidedConfirmation<null, undefined>('endOthers'),
  },
  actions: {
    setSessions: assign((_, { sessions }: { sessions: readonly Session[] }) => ({ sessions })),
    endSession: runCommand('endSession', ({ sessionId }: SessionRef) => `end.${sessionId}`),
    removeEnded: removeEnded(),
    removeSession: assign(({ context }, outcome: CommandOutcome<SessionRef>) => ({
      sessions: context.sessions.filter(
        ({ sessionId }) => outcome.kind !== 'done' || sessionId !== outcome.result.sessionId,
      ),
    })),
    removeOthers: assign(({ context }) => ({
      sessions: context.sessions.filter(({ isCurrent }) => isCurrent),
    })),
  },
  guards: {
    isConfirmed,
    isAbandoned,
    hasOthers: ({ context }) => context.sessions.some(({ isCurrent }) => !isCurrent),
  },
}).createMachine({
  id: 'sessions',
  description: 'Lists the browsers in which the user is signed in, and ends each session, or all others.',
  context: { sessions: [], commands: [] },
  initial: 'loading',
  on: {
    'xstate.done.actor.end.*': [
      {
        guard: { type: 'isAbandoned', params: ({ event }) => event.output },
        target: '.loading',
        actions: 'removeEnded',
      },
      { actions: ['removeEnded', { type: 'removeSession', params: ({ event }) => event.output }] },
    ],
    'xstate.error.actor.end.*': { actions: 'removeEnded' },
  },
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchSessions',
        onDone: {
          target: 'ready',
          actions: { type: 'setSessions', params: ({ event }) => ({ sessions: event.output }) },
        },
        onError: 'failed',
      },
    },
    ready: {
      initial: 'idle',
      on: { 'session.end': { actions: { type: 'endSession', params: ({ event }) => event } } },
      states: {
        idle: { on: { 'others.end': { guard: 'hasOthers', target: 'confirming' } } },
        confirming: {
          invoke: {
            id: 'endOthers',
            src: 'endOthers',
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'idle',
                actions: 'removeOthers',
              },
              {
                guard: { type: 'isAbandoned', params: ({ event }) => event.output },
                target: '#sessions.loading',
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>;
