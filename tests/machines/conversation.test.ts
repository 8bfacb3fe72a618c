import {
  createActor,
  fromCallback,
  fromEventObservable,
  fromPromise,
  SimulatedClock,
  type AnyEventObject,
} from 'xstate';
import { describe, expect, test } from 'vitest';
import { messageLimit } from '../../contract/chat.ts';
import type { Message, RoomInfo } from '../../contract/room.ts';
import type { ReplyRequest, StreamEvent } from '../../src/machines/chat-stream.types.ts';
import { chatStreamMachine } from '../../src/machines/chat-stream.machine.ts';
import { composerMachine } from '../../src/machines/composer.machine.ts';
import { selectDraft } from '../../src/machines/composer.selectors.ts';
import { conversationMachine } from '../../src/machines/conversation.machine.ts';
import {
  selectComposer,
  selectHistory,
  selectIsReplying,
  selectMessages,
  selectRetryable,
} from '../../src/machines/conversation.selectors.ts';
import { sayableLength } from '../../src/machines/conversation.rules.ts';
import type { ChatMessage, ConversationInput } from '../../src/machines/conversation.types.ts';
import { tellAccepted } from '../../src/services/chat.actors.ts';
import {
  benefits,
  empty,
  expired,
  failed,
  idNumber,
  message,
  own,
  page,
  seed,
  unreachable,
} from './chat-samples.ts';
import { deferred, settled } from './deferred.ts';

type Effect = readonly [name: string, params: unknown];

interface AskedPage {
  readonly before: number | null;
  readonly give: (info: RoomInfo) => void;
  readonly fail: () => void;
}

/** A live conversation with its real child machines; the test writes the streams and gives the pages. */
const start = (input: Partial<ConversationInput> = {}) => {
  const clock = new SimulatedClock();
  const effects: Effect[] = [];
  const requests: ReplyRequest[] = [];
  const pages: AskedPage[] = [];
  let tellStream: (event: StreamEvent) => void = () => undefined;
  let failStream: (error: unknown) => void = () => undefined;
  let tellPage: (event: AnyEventObject) => void = () => undefined;
  const effect =
    (name: string) =>
    (_: unknown, params: unknown): void =>
      void effects.push([name, params]);

  const actor = createActor(
    conversationMachine.provide({
      actors: {
        readPage: fromPromise<RoomInfo, { roomId: string; before: number | null }>(
          ({ input: { before } }) => {
            const asked = deferred<RoomInfo>();
            pages.push({ before, give: asked.resolve, fail: () => asked.reject(new Error('no answer')) });
            return asked.promise;
          },
        ),
        watchPage: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
          tellPage = sendBack;
        }),
        composer: composerMachine.provide({ actions: { keepDraft: effect('keepDraft') } }),
        chatStream: chatStreamMachine.provide({
          actors: {
            readReply: fromEventObservable<StreamEvent, ReplyRequest>(({ input: request }) => ({
              subscribe: (observer) => {
                requests.push(request);
                tellStream = (event) => typeof observer !== 'function' && observer.next?.(event);
                failStream = (error) => typeof observer !== 'function' && observer.error?.(error);
                return { unsubscribe: () => undefined };
              },
            })),
            stopReply: fromPromise<Message, { replyId: string }>(({ input: { replyId } }) =>
              Promise.resolve(
                message(4, { messageId: replyId, text: 'Good', status: 'stopped', replyTo: 'message-3' }),
              ),
            ),
          },
          actions: { tellAccepted },
        }),
      },
      actions: {
        keepUnsent: effect('keepUnsent'),
        forgetUnsent: effect('forgetUnsent'),
        changeBenefits: effect('changeBenefits'),
      },
    }),
    {
      clock,
      input: {
        userId: 'user-1',
        roomId: 'room-1',
        seed,
        info: page([own(1), message(2)]),
        draft: '',
        unsent: [],
        ...input,
      },
    },
  );
  actor.start();
  effects.length = 0;
  return {
    actor,
    clock,
    effects,
    requests,
    pages,
    stream: (event: StreamEvent) => tellStream(event),
    breakStream: (error: unknown) => failStream(error),
    page: (event: AnyEventObject) => tellPage(event),
    say: (text: string) => actor.send({ type: 'message.send', text, at: 9000 }),
    shown: () => selectMessages(actor.getSnapshot()).map(({ status, text }) => `${status}: ${text}`),
    draft: () => {
      const composer = selectComposer(actor.getSnapshot());
      return composer === undefined ? undefined : selectDraft(composer.getSnapshot());
    },
  };
};

const desk = { userId: 'user-1', roomId: 'room-1' };
const accepted: StreamEvent = { type: 'stream.accepted', messageId: 'message-3', replyId: 'message-4' };
const grown: StreamEvent = { type: 'stream.grown', replyId: 'message-4', from: 1, pieces: ['Good'] };
const finished: StreamEvent = {
  type: 'stream.finished',
  message: message(4, { text: 'Good evening.', replyTo: 'message-3' }),
  benefits,
};

describe('conversation', () => {
  test('[S1.2] a message is shown at once, sent, accepted, answered, and the balances follow', () => {
    const { effects, requests, say, shown, stream, actor } = start();
    say('Hello');
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sending: Hello']);
    expect(requests).toEqual([
      { kind: 'send', roomId: 'room-1', clientMessageId: idNumber(0), text: 'Hello' },
    ]);
    expect(effects).toEqual([
      [
        'keepUnsent',
        { desk, unsent: { clientMessageId: idNumber(0), text: 'Hello', at: 9000, held: false } },
      ],
      ['keepDraft', { desk, text: '' }],
    ]);
    stream(accepted);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello']);
    expect(effects.at(-1)).toEqual(['forgetUnsent', { desk, ids: [idNumber(0)] }]);
    stream(grown);
    expect(selectIsReplying(actor.getSnapshot())).toEqual(true);
    stream(finished);
    expect(selectIsReplying(actor.getSnapshot())).toEqual(false);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'done: Good evening.']);
    expect(effects.at(-1)).toEqual(['changeBenefits', { benefits }]);
  });

  test('what is blank or too long is not sent', () => {
    const { requests, say } = start();
    say(' \n\t');
    say('x'.repeat(messageLimit + 1));
    expect(requests).toEqual([]);
    expect(sayableLength).toEqual(messageLimit);
    say('x'.repeat(messageLimit));
    expect(requests.length).toEqual(1);
  });

  test('while a reply comes nothing else is sent, and what is written stays', () => {
    const { requests, say, draft, actor } = start();
    say('Hello');
    selectComposer(actor.getSnapshot())?.send({ type: 'draft.change', text: 'And' });
    say('And');
    expect(requests.length).toEqual(1);
    expect(draft()).toEqual('And');
  });

  test('every message of a visit has an id of its own', () => {
    const { requests, say, stream } = start();
    say('One');
    stream(finished);
    say('Two');
    expect(requests.map((request) => request.kind === 'send' && request.clientMessageId)).toEqual([
      idNumber(0),
      idNumber(1),
    ]);
  });

  test('[S8.2] a message that meets the end of the session stays as not sent, and is kept to go once after sign-in', () => {
    const { say, breakStream, shown, effects, actor } = start();
    say('Hello');
    breakStream(expired);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'notSent: Hello']);
    expect(selectMessages(actor.getSnapshot()).at(-1)?.failure?.kind).toEqual('expired');
    expect(effects.at(-1)).toEqual([
      'keepUnsent',
      { desk, unsent: { clientMessageId: idNumber(0), text: 'Hello', at: 9000, held: false } },
    ]);
  });

  test('an empty allowance keeps the message and waits for the person', () => {
    const { say, breakStream, actor, effects, requests } = start();
    say('Hello');
    breakStream(empty);
    expect(selectMessages(actor.getSnapshot()).at(-1)).toEqual({
      key: idNumber(0),
      messageId: null,
      clientMessageId: idNumber(0),
      seq: 3,
      role: 'user',
      text: 'Hello',
      status: 'notSent',
      replyTo: null,
      createdAt: 9000,
      failure: { kind: 'rejected', code: 4020, message: 'Your chats are used up.' },
    } satisfies ChatMessage);
    expect(effects.at(-1)).toEqual([
      'keepUnsent',
      { desk, unsent: { clientMessageId: idNumber(0), text: 'Hello', at: 9000, held: true } },
    ]);
    actor.send({ type: 'message.resend', clientMessageId: idNumber(0) });
    expect(requests.map((request) => request.kind === 'send' && request.clientMessageId)).toEqual([
      idNumber(0),
      idNumber(0),
    ]);
  });

  test('a message that was not sent can be taken back in front of what is being written', () => {
    const { say, breakStream, actor, shown, draft, effects } = start();
    say('Hello');
    breakStream(empty);
    selectComposer(actor.getSnapshot())?.send({ type: 'draft.change', text: 'and good night' });
    actor.send({ type: 'message.withdraw', clientMessageId: idNumber(0) });
    expect(draft()).toEqual('Hello\nand good night');
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2']);
    expect(effects.slice(-2)).toEqual([
      ['forgetUnsent', { desk, ids: [idNumber(0)] }],
      ['keepDraft', { desk, text: 'Hello\nand good night' }],
    ]);
  });

  test('[S8.10] what found no network goes by itself once there is one', () => {
    const { say, breakStream, clock, page: tellPage, requests, shown } = start();
    say('Hello');
    for (const pause of [500, 1000, 2000, 4000, 8000]) {
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

  test('what was kept goes once when the room opens, but for what had arrived and what waits for the person', () => {
    const { requests, shown } = start({
      info: page([own(1), message(2)]),
      unsent: [
        { clientMessageId: idNumber(1001), text: 'Text 1', at: 1000, held: false },
        { clientMessageId: idNumber(501), text: 'Kept', at: 2000, held: false },
        { clientMessageId: idNumber(502), text: 'Held', at: 3000, held: true },
      ],
    });
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sending: Kept', 'notSent: Held']);
    expect(requests).toEqual([
      { kind: 'send', roomId: 'room-1', clientMessageId: idNumber(501), text: 'Kept' },
    ]);
  });

  test('a reply that is under way when the room opens is read from its beginning', () => {
    const { requests, shown, stream } = start({
      info: page([own(3), message(4, { text: '', status: 'streaming', replyTo: 'message-3' })]),
    });
    expect(requests).toEqual([{ kind: 'resume', replyId: 'message-4', after: 0, text: '' }]);
    stream(grown);
    stream(finished);
    expect(shown()).toEqual(['sent: Text 3', 'done: Good evening.']);
  });

  test('Stop keeps what came, and the reply can be asked for again', async () => {
    const { say, stream, actor, shown, requests } = start();
    say('Hello');
    stream(accepted);
    stream(grown);
    actor.send({ type: 'reply.stop' });
    await settled();
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'stopped: Good']);
    expect(selectRetryable(actor.getSnapshot())).toEqual('message-3');
    actor.send({ type: 'reply.retry', messageId: 'message-3' });
    expect(requests.at(-1)).toEqual({ kind: 'retry', messageId: 'message-3', clientReplyId: idNumber(1) });
    expect(selectRetryable(actor.getSnapshot())).toEqual(null);
  });

  test('Stop before anything is accepted leaves the message unsent, to be sent again or taken back', () => {
    const { say, actor, shown } = start();
    say('Hello');
    actor.send({ type: 'reply.stop' });
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'notSent: Hello']);
    expect(selectMessages(actor.getSnapshot()).at(-1)?.failure).toEqual(null);
  });

  test('[S8.10] a reply that breaks for good stays with what came of it', () => {
    const { say, stream, breakStream, shown, actor } = start();
    say('Hello');
    stream(accepted);
    stream(grown);
    breakStream(failed);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'interrupted: Good']);
    expect(selectRetryable(actor.getSnapshot())).toEqual('message-3');
  });

  test('a retry that is refused leaves the old reply where it is and tells why', () => {
    const { actor, breakStream, shown } = start({
      info: page([own(1), message(2, { status: 'interrupted', replyTo: 'message-1' })]),
    });
    actor.send({ type: 'reply.retry', messageId: 'message-1' });
    breakStream(empty);
    expect(shown()).toEqual(['sent: Text 1', 'interrupted: Text 2']);
    expect(selectMessages(actor.getSnapshot()).at(-1)?.failure?.code).toEqual(4020);
    expect(selectRetryable(actor.getSnapshot())).toEqual('message-1');
  });

  test('older messages come in front, until the beginning is there', async () => {
    const { actor, pages, shown } = start({ info: page([own(11), message(12)], true) });
    actor.send({ type: 'history.reached' });
    actor.send({ type: 'history.reached' });
    expect(pages.map(({ before }) => before)).toEqual([11]);
    pages[0]?.fail();
    await settled();
    expect(selectHistory(actor.getSnapshot())).toEqual('failed');
    actor.send({ type: 'history.retry' });
    pages[1]?.give(page([own(9), message(10)]));
    await settled();
    expect(shown()).toEqual(['sent: Text 9', 'done: Text 10', 'sent: Text 11', 'done: Text 12']);
    expect(selectHistory(actor.getSnapshot())).toEqual('whole');
  });

  test('a page that is seen again shows what was said elsewhere, each message once', async () => {
    const { pages, page: tellPage, shown } = start();
    tellPage({ type: 'page.shown' });
    pages[0]?.give(page([own(1), message(2), own(3), message(4)]));
    await settled();
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Text 3', 'done: Text 4']);
  });

  test('where too much was said elsewhere, the older messages load again when they are wanted', async () => {
    const { actor, pages, page: tellPage, shown } = start();
    expect(selectHistory(actor.getSnapshot())).toEqual('whole');
    tellPage({ type: 'page.shown' });
    pages[0]?.give(page([own(51), message(52)], true));
    await settled();
    expect(shown()).toEqual(['sent: Text 51', 'done: Text 52']);
    actor.send({ type: 'history.reached' });
    expect(pages.at(-1)?.before).toEqual(51);
  });

  test('a reply that ended here is not made to run again by an older page, and no text shrinks', async () => {
    const { actor, pages, page: tellPage, say, stream, breakStream, shown } = start();
    say('Hello');
    stream(accepted);
    stream(grown);
    breakStream(failed);
    tellPage({ type: 'page.shown' });
    pages[0]?.give(
      page([
        own(1),
        message(2),
        own(3, { clientMessageId: idNumber(0), text: 'Hello' }),
        message(4, { text: 'Go', status: 'streaming', replyTo: 'message-3' }),
      ]),
    );
    await settled();
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'interrupted: Good']);
    expect(selectIsReplying(actor.getSnapshot())).toEqual(false);
  });
});
