import { sendToActor } from '../../app/actors/system-actors.ts';
import { messageActionsMachine } from '../../machines/chat/message-actions.machine.ts';
import { replyPromptMachine } from '../../machines/chat/reply-prompt.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { roomPath } from '../../views/components/paths.ts';
import type { ChatActors, ConversationDeps } from './conversation-deps.ts';
import { refreshMemory } from './refresh-panes.ts';

/** Provides what the user does with single messages. */
export const provideMessageActions = (
  { actors: { navigation }, showToast }: Pick<ConversationDeps, 'actors' | 'showToast'>,
  {
    changeMessage,
    copyRoom,
    exportText,
    fetchPrompt,
  }: Pick<ChatActors, 'changeMessage' | 'copyRoom' | 'exportText' | 'fetchPrompt'>,
) =>
  supervised(
    messageActionsMachine.provide({
      actors: {
        changeMessage,
        copyRoom,
        exportText,
        replyPrompt: supervised(replyPromptMachine.provide({ actors: { fetchPrompt } }), 1000),
      },
      actions: {
        showRoom: (_, { roomId }) => navigation.send({ type: 'link.follow', to: roomPath(roomId) }),
        loadVoice: ({ system }) => sendToActor(system, 'voice', { type: 'voice.load' }),
        refreshMemory,
        showToast,
      },
    }),
  );
