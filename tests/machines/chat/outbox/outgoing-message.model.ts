import {
  outgoingMessageMachine,
  type OutgoingReport,
} from '../../../../src/machines/chat/outbox/outgoing-message.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { createParent } from '../../support/parent.ts';
import { idNumber } from '../chat-samples.ts';

const { parentRef } = createParent<OutgoingReport>();
const thread = { userId: 'user-1', roomId: 'room-1' };
const message = { clientMessageId: idNumber(0), text: 'Hello', at: 13_000, needsUser: false };
const refused = (code: number) => ({ kind: 'rejected', code, message: 'Refused.' }) as const;

export const model = modelOf(outgoingMessageMachine, {
  inputs: [
    { parentRef, thread, message },
    { parentRef, thread, message: { ...message, needsUser: true, code: 4020 } },
    { parentRef, thread, message: { ...message, edits: 'message-1' } },
  ],
  events: {
    'order.changed': [{ at: 14_000 }],
    'sending.ended': [
      { result: 'roomBusy', failure: refused(4090) },
      { result: 'stopped', failure: null },
      { result: 'failed', failure: { kind: 'unreachable', message: 'no answer' } },
      { result: 'failed', failure: { kind: 'expired', message: 'Sign in again.' } },
      { result: 'failed', failure: refused(4031) },
      { result: 'failed', failure: refused(4020) },
      { result: 'failed', failure: refused(4220) },
      { result: 'failed', failure: refused(4040) },
      { result: 'failed', failure: refused(4041) },
    ],
  },
  actors: {},
  view: ({ needsUser, at, edits, failure }) => ({
    needsUser,
    at,
    edits,
    code: failure?.code ?? failure?.kind ?? null,
  }),
});
