import { sessionsMachine } from '../../../../src/machines/account/security/sessions.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { ownSession, phoneSession, unknownSession } from '../session-samples.ts';

export const model = modelOf(sessionsMachine, {
  events: {
    'row.ended': ({ context }) =>
      context.entries.flatMap(({ session: { sessionId }, ref }) => (ref === null ? [] : [{ sessionId }])),
  },
  actors: {
    fetchSessions: {
      done: [[ownSession, phoneSession, unknownSession], [ownSession]],
      error: [new Error('broken')],
    },
    endOthers: {
      done: [{ kind: 'confirmed', result: null }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
    sessionRow: { error: [new Error('broken')] },
  },
  // Where no other session is left.
  rests: ['ready.idle'],
  view: ({ entries }) => entries.map(({ session }) => session.sessionId),
});
