import { createActor, fromEventObservable, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Message, RoomInfo } from '../../../../contract/rooms/room.ts';
import { chatStreamMachine } from '../../../../src/machines/chat/reply/chat-stream.machine.ts';
import type {
  Accepted,
  ReplyAccepted,
  ReplyRequest,
  RequestedReply,
  StreamEvent,
} from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import type { PageRequest } from '../../../../src/machines/chat/history/older-messages.machine.ts';
import { replyTurnMachine } from '../../../../src/machines/chat/reply/reply-turn.machine.ts';
import { deferredCall } from '../../support/deferred-call.ts';
import { createParent } from '../../support/parent.ts';
import { benefits, idNumber, message, own, page, tooEarly, unreachable } from '../chat-samples.ts';
import { sendOf } from '../outgoing.ts';
import { settled } from '../../support/deferred.ts';

const send = sendOf();
const accepted: Accepted = { messageId: 'message-1', replyId: 'message-2' };

/** A live turn with its real reply, whose stream the test writes. */
function start(request: RequestedReply = send) {
  const clock = new SimulatedClock();
  const streams: { tell: (event: StreamEvent) => void; fail: (error: unknown) => void; end: () => void }[] =
    [];
  const { parentRef, received } = createParent<ReplyAccepted>();
  const pages = deferredCall<RoomInfo, PageRequest>();
  const stops = deferredCall<Message, { replyId: string }>();
  const chatStream = chatStreamMachine.provide({
    actors: {
      stopReply: stops.logic,
      streamReply: fromEventObservable<StreamEvent, ReplyRequest>(() => ({
        subscribe: (observer) => {
          if (typeof observer === 'function') throw new Error('a stream needs a whole observer');
          streams.push({
            tell: (event) => observer.next?.(event),
            fail: (error) => observer.error?.(error),
            end: () => observer.complete?.(),
          });
          return { unsubscribe: () => undefined };
        },
      })),
    },
  });
  const actor = createActor(
    replyTurnMachine.provide({
      actors: { fetchMessages: pages.logic, chatStream },
    }),
    { clock, input: { parentRef, roomId: 'room-1', request, ended: ['message-90'] } },
  );
  actor.start();
  const kind = () => actor.getSnapshot().output?.kind;
  return { actor, clock, received, streams, pages: pages.requests, stops: stops.requests, kind };
}

/** Stopped before the server said anything, and given up waiting for it. */
function startStopped() {
  const started = start();
  started.actor.send({ type: 'reply.stop' });
  if (started.pages.length === 0) started.clock.increment(5000);
  return started;
}

describe('a turn', () => {
  test('is answered when the stored reply arrives', () => {
    const { actor, streams } = start();
    const whole = message(2, { text: 'Good evening.', replyTo: 'message-1' });
    streams[0]?.tell({ type: 'stream.accepted', ...accepted });
    streams[0]?.tell({ type: 'stream.finished', message: whole, benefits });
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'answered',
      end: { message: whole },
      info: null,
    });
  });

  test('reports the acceptance of the message as soon as it is known', () => {
    const { streams, received } = start();
    streams[0]?.tell({ type: 'stream.accepted', ...accepted });
    expect(received).toEqual([{ type: 'reply.accepted', ...accepted }]);
  });

  test('is refused while another reply is under way, and finds that reply in the room', async () => {
    const { actor, streams, pages, kind } = start();
    streams[0]?.fail(tooEarly);
    expect(kind()).toEqual(undefined);
    const info = page([own(1), message(2, { status: 'streaming', replyTo: 'message-1' })]);
    pages[0]?.resolve(info);
    await settled();
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'roomBusy', info });
  });

  test.each(['no reply', 'a reply that ended here', 'no answer'] as const)(
    'is refused where the room shows %s, and retried after three seconds',
    async (what) => {
      const { actor, clock, streams, pages, kind } = start();
      streams[0]?.fail(tooEarly);
      if (what === 'no reply') pages[0]?.resolve(page([message(1)]));
      else if (what === 'no answer') pages[0]?.reject(unreachable);
      else pages[0]?.resolve(page([message(90, { status: 'streaming' })]));
      await settled();
      clock.increment(2999);
      expect(kind()).toEqual(undefined);
      clock.increment(1);
      expect(kind()).toEqual('roomBusy');
      const seen = actor.getSnapshot().output?.info?.messages.length;
      expect(seen).toEqual(what === 'no answer' ? undefined : 1);
    },
  );

  test('fails without sending an accepted message again where the room is busy when its reply is resumed', () => {
    const { actor, clock, streams, pages } = start();
    streams[0]?.tell({ type: 'stream.accepted', ...accepted });
    streams[0]?.fail(unreachable);
    clock.increment(500);
    streams[1]?.fail(tooEarly);
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'failed', end: { replyId: 'message-2' } });
    expect(pages).toEqual([]);
  });

  test('Stop while another reply is under way leaves the message with the user, without a failure', () => {
    const { actor, streams } = start();
    streams[0]?.fail(tooEarly);
    actor.send({ type: 'reply.stop' });
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'undelivered',
      end: { outcome: 'stopped', failure: null },
    });
  });

  test('fails when an accepted reply does not end', async () => {
    const { actor, streams, stops, kind } = start();
    streams[0]?.tell({ type: 'stream.accepted', ...accepted });
    actor.send({ type: 'reply.stop' });
    expect(stops.map(({ input }) => input)).toEqual([{ replyId: 'message-2' }]);
    stops[0]?.resolve(message(2, { status: 'stopped' }));
    await settled();
    expect(kind()).toEqual('failed');
  });

  test.each([
    [send, null, null],
    [{ kind: 'retry', messageId: 'message-1', clientReplyId: idNumber(1) } as const, null, 'message-1'],
    [{ kind: 'resume', replyId: 'message-2', after: 0, text: '' } as const, 'message-2', null],
  ])('fails with the error when the reader crashes: %j', async (request, replyId, messageId) => {
    const crash = new Error('out of order');
    const broken = replyTurnMachine.provide({
      actors: {
        chatStream: chatStreamMachine.provide({
          guards: {
            retriesExhausted: () => {
              throw crash;
            },
          },
          actors: {
            streamReply: fromEventObservable<StreamEvent, ReplyRequest>(() => ({
              subscribe: (observer) => {
                if (typeof observer !== 'function') queueMicrotask(() => observer.complete?.());
                return { unsubscribe: () => undefined };
              },
            })),
          },
        }),
      },
    });
    const actor = createActor(broken, {
      input: {
        parentRef: createParent<ReplyAccepted>().parentRef,
        roomId: 'room-1',
        request,
        ended: ['message-90'],
      },
    });
    actor.start();
    await settled();
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'failed',
      end: { outcome: 'failed', replyId, messageId },
    });
    expect(actor.getSnapshot().output?.end.failure?.message).toContain('out of order');
  });
});

describe('a turn that is stopped before the server answers', () => {
  test('finds the message in the room', async () => {
    const { actor, pages, kind } = startStopped();
    const info = page([own(1, { clientMessageId: idNumber(0) })]);
    expect(pages.map(({ input }) => input)).toEqual([{ roomId: 'room-1', before: null }]);
    pages[0]?.resolve(info);
    await settled();
    expect(kind()).toEqual('acceptedAfterStop');
    expect(actor.getSnapshot().output?.info).toEqual(info);
  });

  test('waits at most three seconds for the room', () => {
    const { clock, kind } = startStopped();
    clock.increment(2999);
    expect(kind()).toEqual(undefined);
    clock.increment(1);
    expect(kind()).toEqual('undelivered');
  });
});
