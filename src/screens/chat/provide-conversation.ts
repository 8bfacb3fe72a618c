import { conversationMachine } from '../../machines/chat/conversation.machine.ts';
import { olderMessagesMachine } from '../../machines/chat/history/older-messages.machine.ts';
import { replySuggestionsMachine } from '../../machines/chat/reply/reply-suggestions.machine.ts';
import { roomTitleMachine } from '../../machines/chat/room-title.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { reportTurn } from '../../services/installation/page-use.ts';
import type { ChatActors, ConversationDeps, ConversationTexts } from './conversation-deps.ts';
import { provideComposer } from './provide-composer.ts';
import { provideMessageActions } from './provide-message-actions.ts';
import { provideOutbox } from './provide-outbox.ts';
import { provideReplyTurn } from './provide-reply-turn.ts';
import { provideRoomRefresh } from './provide-room-refresh.ts';
import { refreshMemory, refreshRoomList } from './refresh-panes.ts';

/** Provides the machine of a conversation, and the machines that it runs, with services. */
export const provideConversation = (deps: ConversationDeps, actors: ChatActors, texts: ConversationTexts) => {
  const { fetchMessages, fetchSuggestions, printPage, renameRoom } = actors;
  return conversationMachine.provide({
    actors: {
      composer: provideComposer(deps, actors, texts),
      outbox: provideOutbox(deps, actors, texts),
      olderMessages: supervised(olderMessagesMachine.provide({ actors: { fetchMessages, printPage } })),
      roomRefresh: provideRoomRefresh(actors),
      replySuggestions: supervised(replySuggestionsMachine.provide({ actors: { fetchSuggestions } })),
      messageActions: provideMessageActions(deps, actors),
      roomTitle: supervised(roomTitleMachine.provide({ actors: { rename: renameRoom } }), 1000),
      replyTurn: provideReplyTurn(actors),
    },
    actions: {
      persistCopy: ({ context }) => texts.copies.keepRoom(context),
      refreshPanes(args) {
        refreshRoomList(args);
        refreshMemory(args);
      },
      updateBenefits(_, { benefits }) {
        reportTurn();
        deps.actors.auth.send(
          benefits === null ? { type: 'benefits.outdated' } : { type: 'benefits.changed', benefits },
        );
      },
    },
  });
};
