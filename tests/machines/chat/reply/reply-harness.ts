import { createActor, fromEventObservable, fromPromise, SimulatedClock } from 'xstate';
import type { Message } from '../../../../contract/rooms/room.ts';
import { chatStreamMachine } from '../../../../src/machines/chat/reply/chat-stream.machine.ts';
import type {
  ReplyAccepted,
  ReplyRequest,
  RequestedReply,
  StreamEvent,
} from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import { toFailure } from '../../../../src/machines/shared/failure.ts';
import { createParent } from '../../support/parent.ts';
import { benefits, idNumber, message } from '../chat-samples.ts';
import { sendOf } from '../outgoing.ts';
import { deferred } from '../../support/deferred.ts';

/** What the server is asked for first. */
export const send: ReplyRequest = {
  kind: 'send',
  roomId: 'room-1',
  clientMessageId: idNumber(0),
  text: 'Hello',
};
export const accepted: StreamEvent = {
  type: 'stream.accepted',
  messageId: 'message-1',
  replyId: 'message-2',
};
export const grown = (from: number, ...pieces: string[]): StreamEvent => ({
  type: 'stream.delta',
  replyId: 'message-2',
  from,
  pieces,
});
export const whole = message(2, { text: 'Good evening.', replyTo: 'message-1' });
export const finished: StreamEvent = { type: 'stream.finished', message: whole, benefits };

interface Reading {
  readonly request: ReplyRequest;
  readonly tell: (event: StreamEvent) => void;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
  isGivenUp: boolean;
}

/** A live machine whose streams the test writes. */
export const start = (request: RequestedReply = sendOf()) => {
  const clock = new SimulatedClock();
  const readings: Reading[] = [];
  const { parentRef, received } = createParent<ReplyAccepted>();
  const refusals: string[] = [];
  const reports: string[] = [];
  const stops: string[] = [];
  const stopping = deferred<Message>();
  const actor = createActor(
    chatStreamMachine.provide({
      actors: {
        streamReply: fromEventObservable<StreamEvent, ReplyRequest>(({ input }) => ({
          subscribe: (observer) => {
            const reading: Reading = {
              request: input,
              tell: (event) => typeof observer !== 'function' && observer.next?.(event),
              end: () => typeof observer !== 'function' && observer.complete?.(),
              fail: (error) => typeof observer !== 'function' && observer.error?.(error),
              isGivenUp: false,
            };
            readings.push(reading);
            return { unsubscribe: () => void (reading.isGivenUp = true) };
          },
        })),
        stopReply: fromPromise<Message, { replyId: string }>(({ input }) => {
          stops.push(input.replyId);
          return stopping.promise;
        }),
      },
      actions: {
        openAgeStep: (_, { error }) => void refusals.push(toFailure(error).message),
        reportModel: (_, { report }) => void (report === null || reports.push(report.type)),
      },
    }),
    { clock, input: { parentRef, request } },
  );
  actor.start();
  const reading = (): Reading => {
    const last = readings.at(-1);
    if (last === undefined) throw new Error('nothing is read');
    return last;
  };
  return { actor, clock, readings, reading, received, refusals, reports, stops, stopping };
};
