import { fromPromise } from 'xstate';
import { code } from '../../contract/envelope.ts';
import { benefits as readBenefits } from '../../contract/user.ts';
import { chatActionsMachine } from '../machines/chat/chat-actions.machine.ts';
import { chatStreamMachine } from '../machines/chat/chat-stream.machine.ts';
import { composerMachine } from '../machines/chat/composer.machine.ts';
import { conversationMachine } from '../machines/chat/conversation.machine.ts';
import { toFailure } from '../machines/shared/failure.ts';
import { olderMessagesMachine } from '../machines/chat/older-messages.machine.ts';
import { roomRefreshMachine } from '../machines/chat/room-refresh.machine.ts';
import { replyTurnMachine } from '../machines/chat/reply-turn.machine.ts';
import { chatExtrasCode } from '../on-demand/chat-code.ts';
import { lazyLogic } from '../on-demand/late-logic.ts';
import type { chatActors } from '../services/chat/chat.actors.ts';
import * as relays from '../services/chat/chat.relays.ts';
import type { Drafts } from '../services/chat/drafts.ts';
import { logFailure } from '../services/shared/report.ts';
import type { RoomChannel } from '../services/chat/room-channel.ts';
import type { TabDrafts } from '../services/chat/tab-drafts.ts';
import type { World } from './screen.ts';

/** The machine of a conversation, with those that it runs, at work. */
export const wireConversation = (
  world: World,
  actors: ReturnType<typeof chatActors>,
  {
    drafts,
    tabDrafts,
    channel,
  }: { readonly drafts: Drafts; readonly tabDrafts: TabDrafts; readonly channel: RoomChannel },
) => {
  const { auth } = world.actors;
  const { fetchMessages, stopReply, streamReply, watchRoom } = actors;
  const chatStream = chatStreamMachine.provide({
    actors: { streamReply, stopReply },
    actions: {
      tellAccepted: relays.tellTurn,
      logFailure({ system }, { error }) {
        const failure = toFailure(error);
        if (failure.code === code.ageUnknown || failure.code === code.tooYoung) {
          system.get('ageGate')?.send({ type: 'age.required' });
        }
        logFailure('a reply', failure);
      },
    },
  });
  return conversationMachine.provide({
    actors: {
      composer: composerMachine.provide({
        actions: { persistDraft: (_, { thread, text }) => tabDrafts.keep(thread, text) },
      }),
      olderMessages: olderMessagesMachine.provide({
        actors: { fetchMessages },
        actions: { tellOlder: relays.tellOlder, ...logging('older messages') },
      }),
      roomRefresh: roomRefreshMachine.provide({
        actors: { fetchMessages, watchRoom },
        actions: {
          tellDue: relays.tellDue,
          tellReturned: relays.tellReturned,
          tellChecked: relays.tellChecked,
          tellRenewed: relays.tellRenewed,
          ...logging('the newest messages'),
        },
      }),
      chatActions: chatActionsMachine.provide({
        actors: {
          loadChatActions: fromPromise(async () => {
            await chatExtrasCode.get();
          }),
          replySuggestions: lazyLogic(() => chatExtrasCode.now()?.inspirationIn(world)),
          messageActions: lazyLogic(() => chatExtrasCode.now()?.messageCareIn(world)),
        },
        actions: { tell: relays.tellExtras, ...logging('what goes on around a conversation') },
      }),
      replyTurn: replyTurnMachine.provide({
        actors: { fetchMessages, chatStream },
        actions: { tellAccepted: relays.tellAccepted, ...logging('a turn') },
      }),
    },
    actions: {
      persistUnsent: (_, { thread, unsent }) =>
        unsent.forEach((message) => drafts.persistUnsent(thread, message)),
      forgetUnsent: (_, { thread, ids }) => drafts.forgetUnsent(thread, ids),
      announceChange: (_, { roomId }) => channel.announce(roomId),
      changeBenefits: (_, { benefits }) => {
        if (benefits !== null) auth.send({ type: 'benefits.changed', benefits });
      },
      refreshBenefits: () => {
        world.services.call(readBenefits, {}).then(
          (benefits) => auth.send({ type: 'benefits.changed', benefits }),
          (error: unknown) => logFailure('the balances', toFailure(error)),
        );
      },
      ...logging('a conversation'),
    },
  });
};

const logging = (subject: string) => ({
  logFailure: (_: unknown, { error }: { error: unknown }) => logFailure(subject, toFailure(error)),
});
