import {
  createActor,
  fromCallback,
  fromEventObservable,
  fromPromise,
  SimulatedClock,
  type AnyEventObject,
} from 'xstate';
import type { Message, RoomInfo } from '../../contract/room.ts';
import type { ReplyRequest, StreamEvent } from '../../src/machines/chat-stream.types.ts';
import { chatStreamMachine } from '../../src/machines/chat-stream.machine.ts';
import { composerMachine } from '../../src/machines/composer.machine.ts';
import { selectDraft } from '../../src/machines/composer.selectors.ts';
import { conversationMachine } from '../../src/machines/conversation.machine.ts';
import { selectComposer, selectMessages } from '../../src/machines/conversation.selectors.ts';
import type { ConversationInput } from '../../src/machines/conversation.types.ts';
import { tellAccepted } from '../../src/services/chat.actors.ts';
import { benefits, message, own, page, seed } from './chat-samples.ts';
import { deferred } from './deferred.ts';

type Effect = readonly [name: string, params: unknown];

interface AskedPage {
  readonly before: number | null;
  readonly give: (info: RoomInfo) => void;
  readonly fail: () => void;
}

/** A live conversation with its real child machines; the test writes the streams and gives the pages. */
export const startConversation = (input: Partial<ConversationInput> = {}) => {
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

export const desk = { userId: 'user-1', roomId: 'room-1' };
export const accepted: StreamEvent = {
  type: 'stream.accepted',
  messageId: 'message-3',
  replyId: 'message-4',
};
export const grown: StreamEvent = { type: 'stream.grown', replyId: 'message-4', from: 1, pieces: ['Good'] };
export const finished: StreamEvent = {
  type: 'stream.finished',
  message: message(4, { text: 'Good evening.', replyTo: 'message-3' }),
  benefits,
};
