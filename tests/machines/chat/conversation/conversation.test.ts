import { describe, expect, test } from 'vitest';
import { maxMessageLength } from '../../../../contract/limits.ts';
import { selectRetryable } from '../../../../src/machines/chat/conversation.selectors.ts';
import type { ChatMessage } from '../../../../src/machines/chat/conversation.types.ts';
import {
  benefits,
  empty,
  expired,
  failed,
  idNumber,
  message,
  own,
  page,
  tooEarly,
  unreachable,
  retryPauses,
} from '../chat-samples.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { accepted, thread, finished, grown, startConversation as start } from './live-conversation.ts';
import { messagesOf } from '../shown-messages.ts';

describe('conversation', () => {
  test('[S1.2] a message is shown at once, sent, accepted, answered, and the balances follow', () => {
    const { effects, requests, say, shown, stream, actor } = start();
    say('Hello');
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sending: Hello']);
    expect(requests).toEqual([
      { kind: 'send', roomId: 'room-1', clientMessageId: idNumber(0), text: 'Hello' },
    ]);
    expect(effects.slice(-2)).toEqual([
      ['persistDraft', { thread, text: '' }],
      [
        'persistUnsent',
        { thread, message: { clientMessageId: idNumber(0), text: 'Hello', at: 9000, needsUser: false } },
      ],
    ]);
    stream(accepted);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello']);
    expect(effects.at(-1)).toEqual(['forgetUnsent', { thread, ids: [idNumber(0)] }]);
    stream(grown);
    expect(actor.getSnapshot().hasTag('replying')).toEqual(true);
    stream(finished);
    expect(actor.getSnapshot().hasTag('replying')).toEqual(false);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'done: Good evening.']);
    expect(effects.at(-1)).toMatchObject(['updateBenefits', { benefits }]);
  });

  test('what is blank or too long is not sent', () => {
    const { requests, say } = start();
    say(' \n\t');
    say('x'.repeat(maxMessageLength + 1));
    expect(requests).toEqual([]);
    say('x'.repeat(maxMessageLength));
    expect(requests.length).toEqual(1);
  });

  test('a message that is written during a reply is queued and sent after it', () => {
    const { requests, say, draft, actor, stream, shown } = start();
    say('Hello');
    actor.getSnapshot().children.composer?.send({ type: 'draft.change', text: 'And' });
    say('And');
    expect(requests.length).toEqual(1);
    expect(draft()).toEqual('');
    expect(shown().at(-1)).toEqual('queued: And');
    stream(accepted);
    stream(finished);
    expect(requests.at(-1)).toMatchObject({ kind: 'send', text: 'And' });
  });

  test('what the composer submits is sent, and the draft is cleared', () => {
    const { requests, draft, actor } = start({ draft: 'Hello' });
    actor.getSnapshot().children.composer?.send({ type: 'message.submit', at: 9000 });
    expect(requests.map((request) => request.kind === 'send' && request.text)).toEqual(['Hello']);
    expect(draft()).toEqual('');
  });

  test('every message of a visit has its own id', () => {
    const { requests, say, stream } = start();
    say('One');
    stream(finished);
    say('Two');
    expect(requests.map((request) => request.kind === 'send' && request.clientMessageId)).toEqual([
      idNumber(0),
      idNumber(1),
    ]);
  });

  test('[S8.2] a message sent with an expired session is not sent, and stored to be sent once after sign-in', () => {
    const { say, breakStream, shown, effects, actor } = start();
    say('Hello');
    breakStream(expired);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'notSent: Hello']);
    expect(messagesOf(actor).at(-1)?.failure?.kind).toEqual('expired');
    expect(effects.at(-1)).toEqual([
      'persistUnsent',
      { thread, message: { clientMessageId: idNumber(0), text: 'Hello', at: 9000, needsUser: false } },
    ]);
  });

  test('a message refused for an empty allowance waits for the user', () => {
    const { say, breakStream, outbox, actor, effects, requests } = start();
    say('Hello');
    breakStream(empty);
    expect(messagesOf(actor).at(-1)).toEqual({
      key: idNumber(0),
      messageId: null,
      clientMessageId: idNumber(0),
      seq: 3,
      role: 'user',
      text: 'Hello',
      status: 'notSent',
      replyTo: null,
      createdAt: 9000,
      isLiked: false,
      isEdited: false,
      isPinned: false,
      alternatives: [],
      learned: [],
      problem: null,
      isUnconfirmed: false,
      failure: { kind: 'rejected', code: 4020, message: 'You are out of credits.' },
    } satisfies ChatMessage);
    expect(effects.at(-1)).toEqual([
      'persistUnsent',
      {
        thread,
        message: { clientMessageId: idNumber(0), text: 'Hello', at: 9000, needsUser: true, code: 4020 },
      },
    ]);
    outbox()?.send({ type: 'message.resend', clientMessageId: idNumber(0) });
    expect(requests.map((request) => request.kind === 'send' && request.clientMessageId)).toEqual([
      idNumber(0),
      idNumber(0),
    ]);
  });

  test('an unsent message can be recalled to the front of the draft', () => {
    const { say, breakStream, actor, outbox, shown, draft, effects } = start();
    say('Hello');
    breakStream(empty);
    actor.getSnapshot().children.composer?.send({ type: 'draft.change', text: 'and good night' });
    outbox()?.send({ type: 'message.recall', clientMessageId: idNumber(0) });
    expect(draft()).toEqual('Hello\nand good night');
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2']);
    expect(effects.slice(-2)).toEqual([
      ['forgetUnsent', { thread, ids: [idNumber(0)] }],
      ['persistDraft', { thread, text: 'Hello\nand good night' }],
    ]);
  });

  test('[S8.10] a message without a network is sent automatically when it is back', () => {
    const { say, breakStream, clock, page: tellPage, requests, shown } = start();
    say('Hello');
    for (const pause of retryPauses) {
      breakStream(unreachable);
      clock.increment(pause);
    }
    breakStream(unreachable);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'notSent: Hello']);
    const before = requests.length;
    tellPage({ type: 'connection.restored' });
    expect(requests.length).toEqual(before + 1);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sending: Hello']);
  });

  test('[S8.10] a message without a server is retried automatically', () => {
    const { say, breakStream, clock, requests, shown } = start();
    say('Hello');
    for (const pause of retryPauses) {
      breakStream(unreachable);
      clock.increment(pause);
    }
    breakStream(unreachable);
    const before = requests.length;
    clock.increment(30_000);
    expect(requests.slice(before)).toEqual([
      { kind: 'send', roomId: 'room-1', clientMessageId: idNumber(0), text: 'Hello' },
    ]);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sending: Hello']);
  });

  test('a message that the server always refuses is not retried automatically', () => {
    const { say, breakStream, clock, requests, effects } = start();
    say('Hello');
    breakStream(new ApiError('stream', 'SSE request failed with status 413', { code: 413 }));
    expect(effects.at(-1)).toEqual([
      'persistUnsent',
      { thread, message: { clientMessageId: idNumber(0), text: 'Hello', at: 9000, needsUser: true } },
    ]);
    clock.increment(60_000);
    expect(requests.length).toEqual(1);
  });

  test('[S8.10] a message refused for a reply in another tab waits for that reply and is sent after it', async () => {
    const { say, breakStream, pages, stream, requests, shown } = start();
    say('Hello');
    breakStream(tooEarly);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sending: Hello']);
    const elsewhere = message(4, { text: 'Go', status: 'streaming', replyTo: 'message-3' });
    pages[0]?.give(page([own(1), message(2), own(3), elsewhere]));
    await settled();
    expect(requests.at(-1)).toEqual({ kind: 'resume', replyId: 'message-4', after: 0, text: 'Go' });
    stream(finished);
    expect(shown()).toEqual([
      'sent: Text 1',
      'done: Text 2',
      'sent: Text 3',
      'done: Good evening.',
      'sending: Hello',
    ]);
    expect(requests.at(-1)).toEqual({
      kind: 'send',
      roomId: 'room-1',
      clientMessageId: idNumber(0),
      text: 'Hello',
    });
  });

  test('a message refused for a busy room is retried after three seconds, or waits for the user who stops it', async () => {
    const { say, breakStream, pages, requests, clock, actor, shown } = start();
    say('Hello');
    breakStream(tooEarly);
    pages[0]?.give(page([own(1), message(2)]));
    await settled();
    expect(requests.length).toEqual(1);
    clock.increment(3000);
    expect(requests.length).toEqual(2);
    breakStream(tooEarly);
    actor.send({ type: 'reply.stop' });
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'notSent: Hello']);
    clock.increment(60_000);
    expect(requests.length).toEqual(2);
  });

  test('stored messages are sent once when the room opens, except delivered ones and those that wait for the user', () => {
    const { requests, shown } = start({
      info: page([own(1), message(2)]),
      unsent: [
        { clientMessageId: idNumber(1001), text: 'Text 1', at: 1000, needsUser: false },
        { clientMessageId: idNumber(501), text: 'Kept', at: 2000, needsUser: false },
        { clientMessageId: idNumber(502), text: 'Held', at: 3000, needsUser: true },
      ],
    });
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sending: Kept', 'notSent: Held']);
    expect(requests).toEqual([
      { kind: 'send', roomId: 'room-1', clientMessageId: idNumber(501), text: 'Kept' },
    ]);
  });

  test('a reply that is under way when the room opens is streamed from its beginning', () => {
    const { requests, shown, stream } = start({
      info: page([own(3), message(4, { text: '', status: 'streaming', replyTo: 'message-3' })]),
    });
    expect(requests).toEqual([{ kind: 'resume', replyId: 'message-4', after: 0, text: '' }]);
    stream(grown);
    stream(finished);
    expect(shown()).toEqual(['sent: Text 3', 'done: Good evening.']);
  });

  test('Stop keeps the text, and the reply can be requested again', async () => {
    const { say, stream, actor, shown, requests } = start();
    say('Hello');
    stream(accepted);
    stream(grown);
    await sendAndSettle(actor, { type: 'reply.stop' });
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'stopped: Good']);
    expect(selectRetryable(actor.getSnapshot())).toEqual('message-3');
    actor.send({ type: 'reply.request', kind: 'retry', messageId: 'message-3' });
    expect(requests.at(-1)).toEqual({ kind: 'retry', messageId: 'message-3', clientReplyId: idNumber(1) });
    expect(selectRetryable(actor.getSnapshot())).toEqual(null);
  });

  test('[S8.10] a reply that fails keeps its text', () => {
    const { say, stream, breakStream, shown, actor } = start();
    say('Hello');
    stream(accepted);
    stream(grown);
    breakStream(failed);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'interrupted: Good']);
    expect(selectRetryable(actor.getSnapshot())).toEqual('message-3');
  });

  test('a refused retry leaves the old reply and shows why', () => {
    const { actor, breakStream, shown } = start({
      info: page([own(1), message(2, { status: 'interrupted', replyTo: 'message-1' })]),
    });
    actor.send({ type: 'reply.request', kind: 'retry', messageId: 'message-1' });
    breakStream(empty);
    expect(shown()).toEqual(['sent: Text 1', 'interrupted: Text 2']);
    expect(messagesOf(actor).at(-1)?.failure?.code).toEqual(4020);
    expect(selectRetryable(actor.getSnapshot())).toEqual('message-1');
  });
});
