import { useSelector } from '@xstate/react';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { usePart } from '../../use-part.ts';

/** Says below the header that the new name of the conversation was not saved, and why. */
export function RenameStatus({ conversation }: { readonly conversation: ConversationActor }) {
  const roomTitle = usePart(conversation, ({ children }) => children.roomTitle);
  const rename = useSelector(roomTitle, (snapshot) => snapshot?.children.rename);
  return <CommandStatus actor={rename} />;
}
