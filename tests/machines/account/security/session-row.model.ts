import { sessionRowMachine } from '../../../../src/machines/account/security/session-row.machine.ts';
import type { SessionRowReport } from '../../../../src/machines/account/security/session-row.types.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { createParent } from '../../support/parent.ts';
import { phoneSession } from '../session-samples.ts';

const { parentRef } = createParent<SessionRowReport>();

export const model = modelOf(sessionRowMachine, {
  input: { parentRef, sessionId: phoneSession.sessionId },
  events: {},
  actors: { endSession: { done: [null], error: [unreachable] } },
  view: ({ failure }) => ({ failure }),
});
