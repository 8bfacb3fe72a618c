import type { ReplyAccepted } from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import { replyTurnMachine } from '../../../../src/machines/chat/reply/reply-turn.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { createParent } from '../../support/parent.ts';
import { benefits, ended, idNumber, message, own, page, unreachable } from '../chat-samples.ts';
import { sendOf } from '../outgoing.ts';

const cutOff = { kind: 'unreachable', message: 'no answer' } as const;

const { parentRef } = createParent<ReplyAccepted>();

export const model = modelOf(replyTurnMachine, {
  inputs: [
    {
      parentRef,
      roomId: 'room-1',
      ended: [],
      request: sendOf(),
    },
    {
      parentRef,
      roomId: 'room-1',
      ended: [],
      request: { kind: 'retry', messageId: 'message-1', clientReplyId: idNumber(1) },
    },
    {
      parentRef,
      roomId: 'room-1',
      ended: [],
      request: { kind: 'resume', replyId: 'message-2', after: 0, text: '' },
    },
  ],
  events: {},
  actors: {
    chatStream: {
      done: [
        { ...ended, outcome: 'done', replyId: 'message-2', message: message(2), benefits },
        { ...ended, outcome: 'stopped' },
        { ...ended, outcome: 'stopped', replyId: 'message-2', messageId: 'message-1', text: 'Good' },
        { ...ended, outcome: 'failed', failure: cutOff },
        { ...ended, outcome: 'failed', failure: { kind: 'rejected', code: 4090, message: 'A reply comes.' } },
      ],
      error: [new Error('broken')],
    },
    fetchMessages: {
      done: [
        page([own(1, { clientMessageId: idNumber(0) })]),
        page([message(1)]),
        page([message(30, { status: 'streaming', replyTo: 'message-29' })]),
      ],
      error: [unreachable],
    },
  },
  view: ({ request, end, info }) => ({
    kind: request.kind,
    end: end?.outcome ?? null,
    isTold: info !== null,
  }),
});
