import { createActor, fromCallback, fromEventObservable, fromPromise, SimulatedClock } from 'xstate';
import type { Message, RoomInfo } from '../../../../contract/rooms/room.ts';
import type { ReplyRequest, StreamEvent } from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import {
  changeFeedMachine,
  type ChangeStreamEvent,
} from '../../../../src/machines/chat/history/change-feed.machine.ts';
import { chatStreamMachine } from '../../../../src/machines/chat/reply/chat-stream.machine.ts';
import { composerMachine } from '../../../../src/machines/chat/outbox/composer.machine.ts';
import { toStored } from '../../../../src/machines/chat/outbox/composer.reducers.ts';
import { conversationMachine } from '../../../../src/machines/chat/conversation.machine.ts';
import type {
  ConversationReport,
  ConversationInput,
} from '../../../../src/machines/chat/conversation.types.ts';
import { toCommand } from '../../../../src/machines/shared/commands/command.ts';
import {
  olderMessagesMachine,
  type PageRequest,
} from '../../../../src/machines/chat/history/older-messages.machine.ts';
import { replySuggestionsMachine } from '../../../../src/machines/chat/reply/reply-suggestions.machine.ts';
import { outboxMachine } from '../../../../src/machines/chat/outbox/outbox.machine.ts';
import { outgoingMessageMachine } from '../../../../src/machines/chat/outbox/outgoing-message.machine.ts';
import {
  messageActionsMachine,
  type MessageChange,
  type MessageChangeCommand,
} from '../../../../src/machines/chat/message-actions.machine.ts';
import type { RoomRefreshEvent } from '../../../../src/machines/chat/history/room-refresh.reducers.ts';
import { selectPart, supervised } from '../../../../src/machines/shared/supervised.ts';
import { roomRefreshMachine } from '../../../../src/machines/chat/history/room-refresh.machine.ts';
import { replyTurnMachine } from '../../../../src/machines/chat/reply/reply-turn.machine.ts';
import { benefits, message, own, page, seed } from '../chat-samples.ts';
import { deferred } from '../../support/deferred.ts';
import { createParent } from '../../support/parent.ts';
import { messagesOf } from '../shown-messages.ts';

type Effect = readonly [name: string, params: unknown];

interface AskedPage {
  readonly before: number | null;
  /** 1 for a check; undefined for a page. */
  readonly limit: number | undefined;
  readonly give: (info: RoomInfo) => void;
  readonly fail: (error?: unknown) => void;
}

/** The child that throws in its first action: at a draft, an unsent message, or the end of a reply. */
type Broken = 'composer' | 'outbox' | 'replyTurn';

/** A host without a feed of changes never answers. */
const silentFeed = fromEventObservable<ChangeStreamEvent, { after: number | null }>(() => ({
  subscribe: () => ({ unsubscribe: () => undefined }),
}));

/** A live conversation with its real child machines; the test writes the streams and gives the pages. */
export const startConversation = (input: Partial<ConversationInput> = {}, broken?: Broken) => {
  const crash = (): never => {
    throw new Error(`${broken} broke`);
  };
  const clock = new SimulatedClock();
  const { parentRef, received } = createParent<ConversationReport>();
  const effects: Effect[] = [];
  const requests: ReplyRequest[] = [];
  const pages: AskedPage[] = [];
  const ideas: ((texts: readonly string[]) => void)[] = [];
  const deletions: { readonly messageId: string; readonly give: (info: RoomInfo | null) => void }[] = [];
  const branches: { readonly messageId: string; readonly give: (info: RoomInfo) => void }[] = [];
  let tellStream: (event: StreamEvent) => void = () => undefined;
  let failStream: (error: unknown) => void = () => undefined;
  let tellPage: (event: RoomRefreshEvent) => void = () => undefined;
  const note = (name: string, params: unknown): void => void effects.push([name, params]);
  const effect =
    (name: string) =>
    (_: unknown, params: unknown): void =>
      note(name, params);

  const fetchMessages = fromPromise<RoomInfo, PageRequest>(({ input: { before, limit } }) => {
    const asked = deferred<RoomInfo>();
    pages.push({
      before,
      limit,
      give: asked.resolve,
      fail: (error = new Error('no answer')) => asked.reject(error),
    });
    return asked.promise;
  });
  const chatStream = chatStreamMachine.provide({
    actors: {
      streamReply: fromEventObservable<StreamEvent, ReplyRequest>(({ input: request }) => ({
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
  });
  const actor = createActor(
    conversationMachine.provide({
      actors: {
        composer: supervised(
          composerMachine.provide({
            actions: {
              persistDraft:
                broken === 'composer' ? crash : ({ context }) => note('persistDraft', toStored(context)),
            },
          }),
        ),
        outbox: outboxMachine.provide({
          actors: {
            outgoingMessage: outgoingMessageMachine.provide({
              actions: {
                persistUnsent: effect('persistUnsent'),
                forgetUnsent: effect('forgetUnsent'),
              },
            }),
          },
          actions: { forgetUnsent: broken === 'outbox' ? crash : effect('forgetUnsent') },
        }),
        olderMessages: supervised(
          olderMessagesMachine.provide({
            actors: { fetchMessages },
          }),
        ),
        roomRefresh: supervised(
          roomRefreshMachine.provide({
            actors: {
              fetchMessages,
              watchPage: fromCallback<RoomRefreshEvent, undefined>(({ sendBack }) => {
                tellPage = sendBack;
              }),
              changeFeed: supervised(changeFeedMachine.provide({ actors: { readChanges: silentFeed } })),
            },
          }),
        ),
        replySuggestions: supervised(
          replySuggestionsMachine.provide({
            actors: {
              fetchSuggestions: fromPromise<readonly string[], { roomId: string }>(() => {
                const asked = deferred<readonly string[]>();
                ideas.push(asked.resolve);
                return asked.promise;
              }),
            },
          }),
        ),
        messageActions: supervised(
          messageActionsMachine.provide({
            actors: {
              changeMessage: toCommand(
                fromPromise<MessageChange, MessageChangeCommand>(async ({ input }) => {
                  if (input.type === 'message.delete') {
                    const asked = deferred<RoomInfo | null>();
                    deletions.push({ messageId: input.messageId, give: asked.resolve });
                    const info = await asked.promise;
                    return info === null ? { type: 'message.missing' } : { type: 'branch.shown', info };
                  }
                  if (input.type === 'message.like' || input.type === 'message.pin') {
                    const { messageId, ...change } = input;
                    const isLiked = 'liked' in change && change.liked;
                    const parts = { replyTo: 'message-1', messageId };
                    return {
                      type: 'message.changed',
                      message: message(2, isLiked ? { ...parts, liked: true } : parts),
                    };
                  }
                  const asked = deferred<RoomInfo>();
                  const messageId = 'messageId' in input ? input.messageId : input.removalId;
                  branches.push({ messageId, give: asked.resolve });
                  return { type: 'branch.shown', info: await asked.promise };
                }),
              ),
            },
          }),
        ),
        replyTurn: replyTurnMachine.provide({
          actors: { fetchMessages, chatStream },
          actions: broken === 'replyTurn' ? { setEnd: crash } : {},
        }),
      },
      actions: {
        updateBenefits: effect('updateBenefits'),
      },
    }),
    {
      clock,
      input: {
        parentRef,
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
  const atOnce = effects.splice(0);
  return {
    actor,
    clock,
    /** The requests as it began, and those since. */
    atOnce,
    effects,
    received,
    requests,
    pages,
    ideas,
    branches,
    deletions,
    replySuggestions: () => selectPart(actor.getSnapshot().children.replySuggestions?.getSnapshot()),
    messageActions: () => selectPart(actor.getSnapshot().children.messageActions?.getSnapshot()),
    stream: (event: StreamEvent) => tellStream(event),
    breakStream: (error: unknown) => failStream(error),
    page: (event: RoomRefreshEvent) => tellPage(event),
    history: (type: 'top.reached' | 'load.retry') =>
      actor.getSnapshot().children.olderMessages?.send({ type }),
    place: () => selectPart(actor.getSnapshot().children.olderMessages?.getSnapshot())?.getSnapshot().value,
    say: (text: string): void => {
      const composer = actor.getSnapshot().children.composer;
      composer?.send({ type: 'draft.change', text });
      composer?.send({ type: 'message.submit', at: 9000 });
    },
    composer: () => actor.getSnapshot().children.composer,
    outbox: () => actor.getSnapshot().children.outbox,
    messages: () => messagesOf(actor),
    shown: () => messagesOf(actor).map(({ status, text }) => `${status}: ${text}`),
    isClosed: () => {
      const composer = selectPart(actor.getSnapshot().children.composer?.getSnapshot());
      return composer !== undefined && composer.getSnapshot().hasTag('closed');
    },
    draft: () => {
      const composer = selectPart(actor.getSnapshot().children.composer?.getSnapshot());
      return composer === undefined ? undefined : composer.getSnapshot().context.draft;
    },
  };
};

export const thread = { userId: 'user-1', roomId: 'room-1' };
export const accepted: StreamEvent = {
  type: 'stream.accepted',
  messageId: 'message-3',
  replyId: 'message-4',
};
export const grown: StreamEvent = { type: 'stream.delta', replyId: 'message-4', from: 1, pieces: ['Good'] };
export const finished: StreamEvent = {
  type: 'stream.finished',
  message: message(4, { text: 'Good evening.', replyTo: 'message-3' }),
  benefits,
};
