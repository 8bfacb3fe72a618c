import { sendToActor } from '../../app/actors/system-actors.ts';
import type { AnyActorRef } from 'xstate';
import { code } from '../../../contract/envelope.ts';
import { changeFeedMachine } from '../../machines/chat/history/change-feed.machine.ts';
import { chatStreamMachine } from '../../machines/chat/reply/chat-stream.machine.ts';
import { composerMachine } from '../../machines/chat/outbox/composer.machine.ts';
import { toStored } from '../../machines/chat/outbox/composer.reducers.ts';
import { conversationMachine } from '../../machines/chat/conversation.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import { messageActionsMachine } from '../../machines/chat/message-actions.machine.ts';
import { olderMessagesMachine } from '../../machines/chat/history/older-messages.machine.ts';
import { hasNextOnline } from '../../machines/chat/outbox/outbox.reducers.ts';
import { outboxMachine } from '../../machines/chat/outbox/outbox.machine.ts';
import { outgoingMessageMachine } from '../../machines/chat/outbox/outgoing-message.machine.ts';
import { replySuggestionsMachine } from '../../machines/chat/reply/reply-suggestions.machine.ts';
import { roomTitleMachine } from '../../machines/chat/room-title.machine.ts';
import { roomRefreshMachine } from '../../machines/chat/history/room-refresh.machine.ts';
import { replyPromptMachine } from '../../machines/chat/reply-prompt.machine.ts';
import { replyTurnMachine } from '../../machines/chat/reply/reply-turn.machine.ts';
import type { chatActors } from '../../services/chat/chat.actors.ts';
import type { Drafts } from '../../services/chat/drafts.ts';
import { reportTurn } from '../../services/installation/page-use.ts';
import type { RoomCopies } from '../../services/offline/room-copies.ts';
import type { TabDrafts } from '../../services/chat/tab-drafts.ts';
import type { Services } from '../../services/shared/services.ts';
import type { ShowToast } from '../../machines/shared/toast.ts';
import type { AppActors } from '../../machines/app/app.machine.ts';
import { roomPath } from '../../views/components/paths.ts';

/** The dependencies of a conversation. */
export interface ConversationDeps {
  readonly services: Pick<Services, 'call'>;
  readonly actors: {
    readonly [Id in 'auth' | 'navigation']: Pick<AppActors[Id], 'send'>;
  } & { readonly connection: Pick<AppActors['connection'], 'getSnapshot'> };
  readonly showToast: ShowToast;
}

/** The texts of conversations that the browser stores. */
interface ConversationTexts {
  readonly drafts: Drafts;
  readonly tabDrafts: TabDrafts;
  readonly copies: Pick<RoomCopies, 'keepRoom'>;
}

/**
 * In milliseconds: about the time between two checks of the room, which begin again when the feed does. One that crashes at
 * each start costs no more than they do.
 */
const feedRestartAfter = 5000;

/** Provides the machine of a conversation, and the machines that it runs, with services. */
export const provideConversation = (
  deps: ConversationDeps,
  actors: ReturnType<typeof chatActors>,
  { drafts, tabDrafts, copies }: ConversationTexts,
) => {
  const { auth, connection, navigation } = deps.actors;
  const { showToast } = deps;
  const { fetchMessages, fetchSuggestions, stopReply, streamReply, watchPage, readChanges, ownUnsent } =
    actors;
  const { changeMessage, copyRoom, exportText, editReply, fetchPrompt, printPage, renameRoom } = actors;
  const chatStream = chatStreamMachine.provide({
    actors: { streamReply, stopReply },
    actions: {
      openAgeStep({ system }, { error }) {
        const failure = toFailure(error);
        if (failure.code === code.ageUnknown || failure.code === code.tooYoung) {
          sendToActor(system, 'ageGate', { type: 'age.required' });
        }
      },
      reportModel({ system }, { report }) {
        if (report !== null) sendToActor(system, 'modelHost', report);
      },
    },
  });
  return conversationMachine.provide({
    actors: {
      composer: supervised(
        composerMachine.provide({
          actors: { editReply },
          actions: {
            persistDraft({ context }) {
              const { thread, text } = toStored(context);
              tabDrafts.keep(thread, text);
            },
            showToast,
          },
        }),
        composerPause,
      ),
      outbox: outboxMachine.provide({
        actors: {
          ownUnsent,
          outgoingMessage: outgoingMessageMachine.provide({
            actions: {
              persistUnsent({ system }, { thread, message }) {
                drafts.persistUnsent(thread, message);
                sendToActor(system, 'delivery', { type: 'unsent.changed' });
              },
              forgetUnsent: (_, { thread, ids }) => drafts.forgetUnsent(thread, ids),
            },
          }),
        },
        actions: {
          forgetUnsent: (_, { thread, ids }) => drafts.forgetUnsent(thread, ids),
        },
        guards: {
          hasNext: ({ context }) => hasNextOnline(context, connection.getSnapshot().hasTag('offline')),
        },
      }),
      olderMessages: supervised(
        olderMessagesMachine.provide({
          actors: { fetchMessages, printPage },
        }),
      ),
      roomRefresh: supervised(
        roomRefreshMachine.provide({
          actors: {
            fetchMessages,
            watchPage,
            changeFeed: supervised(
              changeFeedMachine.provide({
                actors: { readChanges },
                actions: { refreshRoomList, refreshMemory },
              }),
              feedRestartAfter,
            ),
          },
        }),
      ),
      replySuggestions: supervised(
        replySuggestionsMachine.provide({
          actors: { fetchSuggestions },
        }),
      ),
      messageActions: supervised(
        messageActionsMachine.provide({
          actors: {
            changeMessage,
            copyRoom,
            exportText,
            replyPrompt: supervised(
              replyPromptMachine.provide({
                actors: { fetchPrompt },
              }),
              1000,
            ),
          },
          actions: {
            showRoom: (_, { roomId }) => navigation.send({ type: 'link.follow', to: roomPath(roomId) }),
            loadVoice: ({ system }) => sendToActor(system, 'voice', { type: 'voice.load' }),
            refreshMemory,
            showToast,
          },
        }),
      ),
      roomTitle: supervised(roomTitleMachine.provide({ actors: { rename: renameRoom } }), 1000),
      replyTurn: replyTurnMachine.provide({
        actors: { fetchMessages, chatStream },
      }),
    },
    actions: {
      persistCopy: ({ context }) => copies.keepRoom(context),
      refreshPanes(args) {
        refreshRoomList(args);
        refreshMemory(args);
      },
      updateBenefits(_, { benefits }) {
        reportTurn();
        auth.send(benefits === null ? { type: 'benefits.outdated' } : { type: 'benefits.changed', benefits });
      },
    },
  });
};

/** Updates the list of conversations beside the open one. */
export const refreshRoomList = ({ system }: { readonly system: AnyActorRef['system'] }): void =>
  sendToActor(system, 'roomsPane', { type: 'content.refresh' });

/** Updates what is shown of the mate's memory next to the conversation. */
const refreshMemory = ({ system }: { readonly system: AnyActorRef['system'] }): void =>
  sendToActor(system, 'mateMemory', { type: 'memories.outdated' });

/** How long, in milliseconds, a conversation is without a composer after a crash: one that crashes at its start must not block the page. */
const composerPause = 1000;
