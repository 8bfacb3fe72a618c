import { shallowEqual, useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import type { MessageActionsActor } from '../../../machines/chat/message-actions.machine.ts';
import { selectCommandsOf } from '../../../machines/chat/message-actions.selectors.ts';
import { CommandStatus } from '../status/command-status.tsx';

interface MessageCommandsProps {
  readonly message: ChatMessage;
  readonly messageActions: MessageActionsActor;
}

/** The user's commands for a message that take long or were rejected. */
export function MessageCommands({ message, messageActions }: MessageCommandsProps) {
  const { notCopied } = useMessages('messageActions');
  const { messageId, alternatives } = message;
  const select = selectCommandsOf([messageId, ...alternatives]);
  const commands = useSelector(messageActions, select, shallowEqual);
  return commands.map((command) => (
    <CommandStatus
      key={command.id}
      actor={command}
      failed={command.id.startsWith('text.') ? () => notCopied : undefined}
    />
  ));
}
