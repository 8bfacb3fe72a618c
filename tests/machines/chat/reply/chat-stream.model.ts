import { code } from '../../../../contract/envelope.ts';
import { chatStreamMachine } from '../../../../src/machines/chat/reply/chat-stream.machine.ts';
import type { ReplyAccepted } from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { createParent } from '../../support/parent.ts';
import { benefits, empty, message, unreachable } from '../chat-samples.ts';
import { sendOf } from '../outgoing.ts';

const { parentRef } = createParent<ReplyAccepted>();

export const model = modelOf(chatStreamMachine, {
  inputs: [
    { parentRef, request: sendOf() },
    { parentRef, request: { kind: 'resume', replyId: 'message-2', after: 1, text: 'Good' } },
  ],
  events: {
    'stream.thinking': [{}],
    'stream.model': [{ state: 'reading', name: 'smol', tokens: 3100 }],
    'stream.accepted': [{ messageId: 'message-1', replyId: 'message-2' }],
    'stream.delta': [
      { replyId: 'message-2', from: 1, pieces: ['Good'] },
      { replyId: 'message-2', from: 3, pieces: ['.'] },
      { replyId: 'other', from: 1, pieces: ['Not mine'] },
    ],
    'stream.broken': [
      {
        message: message(2, { text: 'Good', status: 'interrupted', problem: 'slow' }),
        failure: { kind: 'rejected', code: code.replyInterrupted, message: 'Cut off.' },
      },
    ],
    'stream.finished': [{ message: message(2, { text: 'Good evening.' }), benefits }],
  },
  actors: {
    streamReply: { done: [undefined], error: [unreachable, empty] },
    stopReply: { done: [message(2, { status: 'stopped' })], error: [unreachable] },
  },
  view: ({ request, replyId, last, tries, failure }) => ({
    kind: request.kind,
    replyId,
    last,
    tries,
    isTransient: failure?.kind !== 'rejected',
  }),
});
