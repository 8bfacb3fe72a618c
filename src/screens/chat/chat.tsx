import { sendToActor } from '../../app/actors/system-actors.ts';
import { behindChatMachine } from '../../machines/chat/behind/behind-chat.machine.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { mateChangeMachine } from '../../machines/chat/notices/mate-change.machine.ts';
import { temporaryRoomMachine } from '../../machines/chat/temporary-room.machine.ts';
import type { Failure } from '../../machines/shared/failure.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { nextFrame } from '../../services/browser/animation-frame.ts';
import { createTabIdentity } from '../../services/browser/tab-identity.ts';
import { chatActors } from '../../services/chat/chat.actors.ts';
import { createConversations } from '../../services/chat/conversations.ts';
import { createRoomCopies } from '../../services/offline/room-copies.ts';
import { createSettingsStore } from '../../services/preferences/settings-store.ts';
import { newId } from '../../../contract/new-id.ts';
import { importCode } from '../../services/shared/import-code.ts';
import { logFailure } from '../../services/shared/report.ts';
import { watchSteps } from '../../services/chat/watch-steps.ts';
import { createUnsent } from '../../services/chat/unsent.ts';
import { createTabDrafts } from '../../services/chat/tab-drafts.ts';
import { createChangeReader } from '../../services/stream/change-stream.ts';
import { createReplyReader } from '../../services/stream/chat-stream.ts';
import { roomPath } from '../../views/components/paths.ts';
import { Chat } from '../../views/chat/chat.tsx';
import { provideChatSearch } from './provide-chat-search.ts';
import { provideConversation } from './provide-conversation.ts';
import { refreshRoomList } from './refresh-panes.ts';
import { provideCallLoader } from './provide-call-loader.ts';
import { provideDictationLoader } from './provide-dictation-loader.ts';
import { provideMatePane } from './provide-mate-pane.ts';
import { provideVoice } from './provide-voice.ts';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = (deps: ScreenDeps) => {
  const { services } = deps;
  const { auth, connection, navigation } = deps.actors;
  const settings = createSettingsStore(services.storage);
  const { texts, drafts, owners, temporary } = createUnsent(services.storage);
  const tabStorage = temporary.refuseIn(services.tabStorage);
  const tabDrafts = createTabDrafts(texts, tabStorage, createTabIdentity(services.tabStorage));
  const userId = () => auth.getSnapshot().context.user?.uuid ?? '';
  const copies = createRoomCopies({ storage: services.storage, userId });
  const logSkipped = (lines: number): void =>
    logFailure(`${lines} lines of a stream could not be read`, unreadable);
  const actors = chatActors({
    call: services.call,
    conversations: createConversations({
      call: services.call,
      drafts: owners,
      tabDrafts,
      copies,
      onLate: () => connection.send({ type: 'server.unreachable' }),
      holdInMemory: temporary.addRoom,
      // Few have one, and it needs much of what an import does.
      keepTrial: async (mateId, signal) =>
        services.storage.keys('trial/').length === 0
          ? null
          : (await importCode(() => import('../../services/trial/keep-trial.ts'))).keepTrial(
              services,
              mateId,
              signal,
            ),
    }),
    unsentOwners: owners,
    streamReply: createReplyReader({
      openStream: services.openStream,
      schedule: nextFrame,
      logSkipped,
    }),
    readChanges: createChangeReader({ openStream: services.openStream, logSkipped }),
  });
  const { chatSearch, getSearchCode } = provideChatSearch(deps, actors);
  const { voice, getVoiceCode } = provideVoice(deps, userId);
  const call = provideCallLoader(deps, userId);
  return defineScreen({
    logic: chatMachine.provide({
      actors: {
        openRoom: actors.openRoom,
        behindChat: supervised(
          behindChatMachine.provide({
            actors: { watchSteps: watchSteps(Date.now) },
          }),
        ),
        conversation: provideConversation(deps, actors, { drafts, tabDrafts, copies }).provide({
          actors: { dictation: supervised(provideDictationLoader(services), 1000) },
        }),
        matePane: supervised(provideMatePane(deps, settings), 1000),
        chatSearch: supervised(chatSearch, 1000),
        voice,
        call,
        temporaryRoom: supervised(
          temporaryRoomMachine.provide({
            actors: { readRoom: actors.fetchMessages, endRoom: actors.endRoom },
          }),
        ),
        mateChange: supervised(
          mateChangeMachine.provide({
            actors: { markRead: actors.markRead },
          }),
        ),
      },
      actions: {
        checkAge: ({ system }) => sendToActor(system, 'ageGate', { type: 'age.request', at: Date.now() }),
        showToast: deps.showToast,
        showRoom: (_, { roomId }) =>
          navigation.send({ type: 'link.follow', to: roomPath(roomId), replace: true }),
        showRoomList: ({ system }) => sendToActor(system, 'roomsPane', { type: 'pane.show' }),
        forgetTexts: (_, { userId, roomId }) => drafts.forgetRoom({ userId, roomId }),
        refreshRoomList,
      },
    }),
    input: ({ search }) => {
      const query = new URLSearchParams(search);
      return {
        userId: userId(),
        roomId: query.get('roomId'),
        mateId: query.get('mateId'),
        another:
          query.has('temporary') || query.has('new')
            ? { id: newId(), isTemporary: query.has('temporary') }
            : null,
        messageId: query.get('messageId'),
        seed: newId(),
        isPaneShown: settings.readMatePane(),
        search: query.has('search') || query.has('pinned') ? { pinned: query.has('pinned') } : null,
      };
    },
    isComplete: (snapshot) => snapshot.children.conversation !== undefined,
    commandsOf: async (actor) => {
      const { chatCommands } = await importCode(() => import('./chat-commands.ts'));
      return chatCommands(actor, deps);
    },
    View: ({ actor }) => <Chat {...{ actor, getSearchCode, getVoiceCode }} />,
    subjectOf(snapshot, read) {
      const conversation = snapshot.children.conversation;
      if (conversation === undefined) return undefined;
      return read('components').chatWith(conversation.getSnapshot().context.room.mate.shortName);
    },
  });
};

const unreadable: Failure = { kind: 'stream', message: '' };
