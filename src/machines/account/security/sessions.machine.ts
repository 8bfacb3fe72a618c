import { assign, enqueueActions, setup } from 'xstate';
import type { Session } from '../../../../contract/sessions.ts';
import { isConfirmed, notProvidedConfirmation } from '../../shared/commands/confirmation.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import { sessionRowMachine } from './session-row.machine.ts';
import type { SessionRef } from './session-row.types.ts';
import type { SessionEntry, SessionsContext, SessionsEvent, SessionsTag } from './sessions.types.ts';

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
    endOthers: notProvidedConfirmation<null, undefined>('endOthers'),
    sessionRow: sessionRowMachine,
  },
  actions: {
    setSessions: assign(({ spawn, self }, { sessions }: { sessions: readonly Session[] }) => ({
      entries: sessions.map((session): SessionEntry => {
        const { isCurrent, sessionId } = session;
        const input = { parentRef: self, sessionId };
        return { session, ref: isCurrent ? null : spawn('sessionRow', { id: sessionId, input }) };
      }),
    })),
    /** Removes the sessions of other browsers, or one of them. */
    removeOthers: enqueueActions(({ context, enqueue }, { sessionId }: Partial<SessionRef>) => {
      const removed = context.entries.filter(
        ({ session, ref }) => ref !== null && (sessionId ?? session.sessionId) === session.sessionId,
      );
      for (const { session } of removed) enqueue.stopChild(session.sessionId);
      enqueue.assign({ entries: context.entries.filter((entry) => !removed.includes(entry)) });
    }),
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isConfirmed,
    hasOthers: ({ context }) => context.entries.some(({ ref }) => ref !== null),
  },
}).createMachine({
  id: 'sessions',
  description: 'Lists the browsers in which the user is signed in, with an actor for each other one.',
  context: { entries: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchSessions',
        onDone: {
          target: 'ready',
          actions: { type: 'setSessions', params: ({ event }) => ({ sessions: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
    ready: {
      initial: 'idle',
      on: {
        'row.ended': {
          actions: { type: 'removeOthers', params: ({ event: { sessionId } }) => ({ sessionId }) },
        },
        'xstate.error.actor.*': {
          description: 'A row crashed. The list is loaded again on demand.',
          target: 'failed',
          actions: [
            { type: 'removeOthers', params: {} },
            { type: 'reportError', params: ({ event }) => event },
          ],
        },
      },
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
                actions: { type: 'removeOthers', params: {} },
              },
              { target: 'idle' },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'reportError', params: ({ event }) => event },
            },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
