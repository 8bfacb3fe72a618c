import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import type { ConversationActor } from '../../../../machines/chat/conversation.machine.ts';
import type { MessageActionsActor } from '../../../../machines/chat/message-actions.machine.ts';
import type { VoiceActor } from '../../../../machines/voice/voice.machine.ts';
import { Menu } from '../../dialogs/menu.tsx';
import { useViewOnDemand } from '../../on-demand.tsx';

/** The element that the menu button of each message opens. */
export const messageMenuId = 'message-menu';

interface MessageMenuProps {
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
  readonly voice: VoiceActor | undefined;
}

/** The menu of a message: one for the whole conversation, since one message at a time has it open. */
export function MessageMenu({ conversation, messageActions, voice }: MessageMenuProps) {
  const t = useMessages('messageActions');
  const { View, status } = useViewOnDemand('messageMenu');
  const menuFor = useSelector(messageActions, ({ context }) => context.menuFor);
  const messages = useSelector(conversation, ({ context }) => context.messages);
  const message = menuFor === null ? undefined : messages.find(({ messageId }) => messageId === menuFor);
  return (
    <Menu
      id={messageMenuId}
      label={t.menu}
      onClose={() => messageActions.send({ type: 'menu.close' })}
      footer={
        message === undefined ? null : View === undefined ? (
          status
        ) : (
          <View.Hints {...{ message, conversation, messageActions }} />
        )
      }
    >
      {message === undefined || menuFor === null || View === undefined ? null : (
        <View.Items message={message} messageId={menuFor} {...{ conversation, messageActions, voice }} />
      )}
    </Menu>
  );
}
