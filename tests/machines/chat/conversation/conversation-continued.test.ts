import { describe, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import type { Message } from '../../../../contract/rooms/room.ts';
import { selectText } from '../../../../src/machines/chat/reply/chat-stream.selectors.ts';
import { selectReply, selectRetryable } from '../../../../src/machines/chat/conversation.selectors.ts';
import { benefits, idNumber, message, own, page } from '../chat-samples.ts';
import { startConversation } from './live-conversation.ts';
import { settled } from '../../support/deferred.ts';

const asked = own(2, { text: 'Hello' });
const replyTo = asked.messageId;
const alternatives = ['message-3', 'message-4'];
const broken = (changes: Partial<Message> = {}) =>
  message(4, { text: 'Once', replyTo, status: 'stopped', alternatives, ...changes });

const start = (reply: Message) =>
  startConversation({ info: { ...page([message(1), asked, reply]), lastSeq: 6 } });
type Talk = ReturnType<typeof start>;

const proceed = async (talk: Talk, messageId = asked.messageId) => {
  talk.actor.send({ type: 'reply.request', kind: 'continue', messageId });
  await settled();
};
const liveText = (talk: Talk) => {
  const reply = selectReply(talk.actor.getSnapshot());
  return reply && selectText(reply.getSnapshot());
};
const begin = (talk: Talk) => {
  talk.stream({ type: 'stream.accepted', messageId: asked.messageId, replyId: 'message-4' });
  talk.stream({ type: 'stream.delta', replyId: 'message-4', from: 1, pieces: ['Once', ' upon'] });
};

describe('a reply that ended too soon', () => {
  test.each(['stopped', 'interrupted'] as const)('is continued in place when it was %s', async (status) => {
    const talk = start(broken({ status }));
    await proceed(talk);
    const clientReplyId = idNumber(0);
    expect(talk.requests).toEqual([
      { kind: 'continue', messageId: asked.messageId, clientReplyId, text: 'Once' },
    ]);
    expect(liveText(talk)).toBe('Once');
    begin(talk);
    expect(liveText(talk)).toBe('Once upon');
    const whole = broken({ text: 'Once upon a time', status: 'done' });
    talk.stream({ type: 'stream.finished', message: whole, benefits });
    await settled();
    expect(talk.messages().at(-1)).toMatchObject({
      text: 'Once upon a time',
      status: 'done',
      alternatives,
      seq: 4,
    });
  });

  test('keeps its place and what it had when it is interrupted again', async () => {
    const talk = start(broken());
    await proceed(talk);
    begin(talk);
    talk.breakStream(new ApiError('rejected', 'Cut off.', { code: code.replyInterrupted }));
    await settled();
    expect(talk.messages()).toHaveLength(3);
    expect(talk.messages().at(-1)).toMatchObject({
      messageId: 'message-4',
      text: 'Once upon',
      status: 'interrupted',
      alternatives,
      seq: 4,
    });
    await proceed(talk);
    expect(talk.requests.at(-1)).toMatchObject({ kind: 'continue', text: 'Once upon' });
  });

  test('stays as it was, with the reason, when the server refuses', async () => {
    const talk = start(broken());
    await proceed(talk);
    talk.breakStream(new ApiError('rejected', 'No credits left.', { code: code.allowanceEmpty }));
    await settled();
    expect(talk.messages().at(-1)).toMatchObject({
      text: 'Once',
      status: 'stopped',
      failure: { code: code.allowanceEmpty },
    });
  });

  test.each([
    ['complete', broken({ status: 'done' })],
    ['empty', broken({ status: 'failed', text: '' })],
  ])('is not continued when it is %s', async (_, reply) => {
    const talk = start(reply);
    await proceed(talk);
    expect(talk.requests).toEqual([]);
  });

  test('is continued when it is complete and can go on, and not asked for again', async () => {
    const talk = start(broken({ status: 'done', continuable: true }));
    expect(selectRetryable(talk.actor.getSnapshot())).toBe(asked.messageId);
    expect(
      talk.actor.getSnapshot().can({ type: 'reply.request', kind: 'retry', messageId: asked.messageId }),
    ).toBe(false);
    await proceed(talk);
    expect(talk.requests.at(-1)).toMatchObject({ kind: 'continue', text: 'Once' });
  });

  test('is not continued when another message is asked about', async () => {
    const talk = start(broken());
    await proceed(talk, 'message-1');
    expect(talk.requests).toEqual([]);
  });

  test('that another page continues shows its text from the beginning', async () => {
    const talk = start(broken({ status: 'streaming' }));
    await settled();
    expect(talk.requests).toEqual([{ kind: 'resume', replyId: 'message-4', after: 0, text: 'Once' }]);
    expect(liveText(talk)).toBe('Once');
    talk.stream({ type: 'stream.delta', replyId: 'message-4', from: 1, pieces: ['Once', ' upon'] });
    expect(liveText(talk)).toBe('Once upon');
  });
});
