/** A page of the product in Node: the machines of one conversation with their services, and what its reader sees. */
import { createActor, fromCallback, fromTransition } from 'xstate';
import { selectReply } from '../../../src/machines/chat/conversation.selectors.ts';
import { connectionMachine } from '../../../src/machines/preferences/connection.machine.ts';
import type { ThreadKey } from '../../../src/machines/chat/outbox/unsent-message.types.ts';
import type { ConversationReport } from '../../../src/machines/chat/conversation.types.ts';
import type { RoomRefreshEvent } from '../../../src/machines/chat/history/room-refresh.reducers.ts';
import type { ConversationDeps } from '../../../src/screens/chat/conversation-deps.ts';
import { provideConversation } from '../../../src/screens/chat/provide-conversation.ts';
import { chatActors } from '../../../src/services/chat/chat.actors.ts';
import { createConversations } from '../../../src/services/chat/conversations.ts';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { createHttp, type Http } from '../../../src/services/http/http.ts';
import { newId } from '../../../contract/new-id.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { createChangeReader } from '../../../src/services/stream/change-stream.ts';
import { createReplyReader } from '../../../src/services/stream/chat-stream.ts';
import { messagesOf } from '../../machines/chat/shown-messages.ts';
import { FakeStorage } from '../../services/support/fake-storage.ts';
import { PageRecord } from './page-record.ts';
import { ReaderWatch } from './reader-watch.ts';

export interface PageOptions {
  /** The origin of the server. */
  readonly url: string;
  readonly token: string;
  readonly userId: string;
  readonly roomId: string;
}

/** The duration of a frame, in milliseconds. */
const frame = 16;

/** Opens the room of a user. */
export const openPage = async ({ url, token, userId, roomId }: PageOptions) => {
  const watch = new ReaderWatch();
  const record = new PageRecord();
  const { call, openStream } = createClient(url, token);
  const storage = createSafeStorage(() => new FakeStorage(), watch.showError);
  const drafts = createDrafts(storage);
  const tabDrafts = { open: async () => '', keep: () => undefined };
  // One page: all unsent messages are its own.
  const unsentOwners = {
    readUnsent: async (thread: ThreadKey) => drafts.readUnsent(thread),
    own: () => undefined,
  };
  const conversations = createConversations({
    call,
    drafts: unsentOwners,
    tabDrafts,
    copies: { findRoom: () => Promise.resolve(null) },
    onLate: () => undefined,
    holdInMemory: () => undefined,
    keepTrial: () => Promise.resolve(null),
  });
  const readReply = createReplyReader({ openStream, schedule: nextFrame, logSkipped: record.addSkipped });
  const actors = chatActors({
    call,
    conversations,
    unsentOwners,
    streamReply: (request, emit, signal) =>
      readReply(
        request,
        (event) => {
          watch.answer();
          emit(event);
        },
        signal,
      ),
    readChanges: createChangeReader({ openStream, logSkipped: record.addSkipped }),
  });
  // There is no window that could be hidden or lose its network.
  const watchPage = fromCallback<RoomRefreshEvent, undefined>(() => undefined);
  const world = createDeps(watch);
  const found = await conversations.open(
    { userId, roomId, mateId: null, another: null, messageId: null, failure: null },
    new AbortController().signal,
  );
  if (found.opened === null) throw new Error('the room was not opened');
  const parent = createActor(
    fromTransition((state: null, { type }: ConversationReport) => {
      watch.showError(type);
      return state;
    }, null),
  ).start();
  const conversation = createActor(
    provideConversation(
      world,
      { ...actors, watchPage },
      {
        drafts,
        tabDrafts,
        copies: { keepRoom: () => undefined },
      },
    ),
    { input: { parentRef: parent, userId, roomId, seed: newId(), ...found.opened } },
  );
  conversation.subscribe((snapshot) => {
    const messages = messagesOf(conversation);
    watch.show(messages, snapshot.hasTag('replying'));
    const parts = Object.values(snapshot.children).map((child) => child?.getSnapshot());
    if (parts.some((part) => part !== undefined && 'tags' in part && part.tags.has('crashed')))
      watch.showError('a part of the conversation crashed');
    record.add(messages);
    record.follow(selectReply(snapshot));
  });
  conversation.start();
  return { conversation, watch, record, shown: () => messagesOf(conversation) };
};

export type Page = Awaited<ReturnType<typeof openPage>>;

const createClient = (baseUrl: string, firstToken: string): Http => {
  let token = firstToken;
  return createHttp({
    baseUrl,
    session: () => ({ token, language: 'en' }),
    onExpired: () => undefined,
    onToken: (renewed) => {
      token = renewed;
    },
  });
};

/** The rest of the page: a toast with an error is shown as one. */
const createDeps = (watch: ReaderWatch): ConversationDeps => ({
  actors: {
    auth: { send: () => undefined },
    navigation: { send: () => undefined },
    connection: createActor(connectionMachine),
  },
  showToast(_, toast) {
    if ('error' in toast) watch.showError(toFailure(toast.error).message);
  },
});

const nextFrame = (work: () => void): (() => void) => {
  const timer = setTimeout(work, frame);
  return () => clearTimeout(timer);
};
