import { sessionsMachine } from '../../../../src/machines/account/security/sessions.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ownSession, phoneSession, unknownSession } from '../session-samples.ts';
import { abandoned, broken, canceled, confirmed, done } from '../../support/outcomes.ts';

export const model = modelOf(sessionsMachine, {
  events: {
    'xstate.done.actor.end.*': [],
    'session.end': ({ context }) =>
      context.sessions.filter(({ sessionId }) => sessionId === phoneSession.sessionId),
    'load.retry': [{}],
  },
  actors: {
    fetchSessions: { done: [[ownSession, phoneSession, unknownSession], [ownSession]], error: [broken] },
    endOthers: { done: [confirmed(null), canceled, abandoned], error: [broken] },
    endSession: { done: [done({ sessionId: phoneSession.sessionId }), canceled, abandoned], error: [broken] },
  },
  // Where no other session is left.
  rests: ['ready.idle'],
  view: ({ sessions, commands }) => ({
    sessions: sessions.map(({ sessionId }) => sessionId),
    commands: commands.map(({ id }) => id),
  }),
});
