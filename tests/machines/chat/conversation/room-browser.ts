import {
  createActor,
  fromCallback,
  fromEventObservable,
  fromPromise,
  SimulatedClock,
  type ActorRefFrom,
} from 'xstate';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import {
  changeFeedMachine,
  type ChangeStreamEvent,
} from '../../../../src/machines/chat/history/change-feed.machine.ts';
import { chatStreamMachine } from '../../../../src/machines/chat/reply/chat-stream.machine.ts';
import type { ReplyRequest, StreamEvent } from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import { conversationMachine } from '../../../../src/machines/chat/conversation.machine.ts';
import {
  olderMessagesMachine,
  type PageRequest,
} from '../../../../src/machines/chat/history/older-messages.machine.ts';
import { outboxMachine } from '../../../../src/machines/chat/outbox/outbox.machine.ts';
import { outgoingMessageMachine } from '../../../../src/machines/chat/outbox/outgoing-message.machine.ts';
import { supervised } from '../../../../src/machines/shared/supervised.ts';
import { roomRefreshMachine } from '../../../../src/machines/chat/history/room-refresh.machine.ts';
import type { RoomRefreshEvent } from '../../../../src/machines/chat/history/room-refresh.reducers.ts';
import { replyTurnMachine } from '../../../../src/machines/chat/reply/reply-turn.machine.ts';
import { createDrafts } from '../../../../src/services/chat/drafts.ts';
import { createSafeStorage } from '../../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../../../services/support/fake-storage.ts';
import { page, seed } from '../chat-samples.ts';
import type { ConversationReport } from '../../../../src/machines/chat/conversation.types.ts';
import { settled } from '../../support/deferred.ts';
import { createParent } from '../../support/parent.ts';
import { messagesOf } from '../shown-messages.ts';
import type { Line, RoomHost } from './room-host.ts';

type Conversation = ActorRefFrom<typeof conversationMachine>;

const thread = { userId: 'user-1', roomId: 'room-1' };

/** A browser whose tabs show one room of a host: live machines, the real storage of unsent messages, one clock. */
export class RoomBrowser {
  readonly clock = new SimulatedClock();
  readonly #host: RoomHost;
  readonly #tabs: (Conversation | null)[];
  readonly #watchers = new Map<number, (event: RoomRefreshEvent) => void>();
  readonly #drafts = createDrafts(storageOf(new FakeStorage()));
  #visits = 0;

  constructor(host: RoomHost, tabs: number) {
    this.#host = host;
    this.#tabs = Array.from({ length: tabs }, () => null);
  }

  /** Opens the tab's page, again where it was open. Without a line to the host it stays closed. */
  async load(tab: number): Promise<void> {
    this.#tabs[tab]?.stop();
    this.#tabs[tab] = null;
    this.#watchers.delete(tab);
    const info = await this.#host.read().catch(() => null);
    if (info === null) return;
    this.#visits += 1;
    const visit = this.#visits.toString(16).padStart(8, '0');
    const input = {
      parentRef: createParent<ConversationReport>().parentRef,
      ...thread,
      seed: visit + seed.slice(8),
      info,
      draft: '',
      unsent: this.#drafts.readUnsent(thread),
    };
    this.#tabs[tab] = createActor(this.#machine(tab), { clock: this.clock, input }).start();
    await settled();
  }

  /** Sends a message, if the tab is open and its composer takes one now; returns whether it did. */
  async write(tab: number, text: string, at: number): Promise<boolean> {
    const conversation = this.#tabs[tab];
    conversation?.send({ type: 'message.send', text, at });
    await settled();
    return this.shown(tab).some((line) => line.endsWith(`: ${text}`));
  }

  /** Returns the user's messages that the tab shows. */
  shown(tab: number): readonly string[] {
    const conversation = this.#tabs[tab];
    const messages = conversation ? messagesOf(conversation) : [];
    return messages.filter(({ role }) => role === 'user').map(({ status, text }) => `${status}: ${text}`);
  }

  /** Returns the stored unsent messages. */
  get stored(): readonly string[] {
    return this.#drafts.readUnsent(thread).map(({ text }) => text);
  }

  /** Changes the line to the host. A network that returns is reported to every page. */
  async set(line: Line): Promise<void> {
    const wasDown = this.#host.line === 'down';
    this.#host.set(line);
    if (wasDown && line !== 'down')
      for (const tell of this.#watchers.values()) tell({ type: 'connection.restored' });
    await settled();
  }

  async wait(milliseconds: number): Promise<void> {
    // Small steps, so that what a timer began can end before the next one fires.
    for (let waited = 0; waited < milliseconds; waited += 500) {
      this.clock.increment(500);
      await settled();
    }
  }

  close(): void {
    for (const conversation of this.#tabs) conversation?.stop();
  }

  #machine(tab: number) {
    const fetchMessages = fromPromise<RoomInfo, PageRequest>(async ({ input: { limit } }) => {
      const info = await this.#host.read();
      return limit === undefined ? info : page(info.messages.slice(-limit));
    });
    const streamReply = fromEventObservable<StreamEvent, ReplyRequest>(({ input }) => ({
      subscribe: (observer) => {
        if (typeof observer === 'function') throw new Error('a stream needs a whole observer');
        return { unsubscribe: this.#host.answer(input, observer) };
      },
    }));
    const readChanges = fromEventObservable<ChangeStreamEvent, { after: number | null }>(() => ({
      subscribe: (observer) => {
        if (typeof observer === 'function') throw new Error('a feed needs a whole observer');
        return { unsubscribe: this.#host.follow(observer) };
      },
    }));
    return conversationMachine.provide({
      actors: {
        olderMessages: supervised(olderMessagesMachine.provide({ actors: { fetchMessages } })),
        outbox: outboxMachine.provide({
          actors: {
            outgoingMessage: outgoingMessageMachine.provide({
              actions: {
                persistUnsent: (_, { thread: key, message }) => this.#drafts.persistUnsent(key, message),
                forgetUnsent: (_, { thread: key, ids }) => this.#drafts.forgetUnsent(key, ids),
              },
            }),
          },
          actions: { forgetUnsent: (_, { thread: key, ids }) => this.#drafts.forgetUnsent(key, ids) },
        }),
        roomRefresh: supervised(
          roomRefreshMachine.provide({
            actors: {
              fetchMessages,
              watchPage: fromCallback<RoomRefreshEvent, undefined>(({ sendBack }) => {
                this.#watchers.set(tab, sendBack);
              }),
              changeFeed: supervised(changeFeedMachine.provide({ actors: { readChanges } })),
            },
          }),
        ),
        replyTurn: replyTurnMachine.provide({
          actors: {
            fetchMessages,
            chatStream: chatStreamMachine.provide({ actors: { streamReply } }),
          },
        }),
      },
    });
  }
}

const storageOf = (area: Storage) =>
  createSafeStorage(
    () => area,
    (error) => {
      throw error;
    },
  );
