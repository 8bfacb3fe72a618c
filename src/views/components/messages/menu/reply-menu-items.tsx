import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import type { ConversationActor } from '../../../../machines/chat/conversation.machine.ts';
import type { MessageActionsActor } from '../../../../machines/chat/message-actions.machine.ts';
import type { ChatMessage } from '../../../../machines/chat/conversation.types.ts';
import { useReport } from '../../../app-context.ts';
import { usePart } from '../../../use-part.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import { MessageMenuItem } from './message-menu-item.tsx';

export interface MessageItemsProps {
  readonly message: ChatMessage;
  /** Its id on the server. */
  readonly messageId: string;
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
}

/** The items in the row of icons that only a mate's message has. */
export function ReplyIconItems({ message, messageId, conversation, messageActions }: MessageItemsProps) {
  const { isLiked, status, replyTo } = message;
  const t = useMessages('messageActions');
  const isReplying = useSelector(conversation, (snapshot) => snapshot.hasTag('replying'));
  return (
    <>
      <MessageMenuItem
        icon="heart"
        messageActions={messageActions}
        command={{ type: 'message.like', messageId, liked: !isLiked }}
      >
        {isLiked ? t.unlike : t.like}
      </MessageMenuItem>
      {status === 'done' && replyTo !== null ? (
        <MenuItem
          icon="refresh-cw"
          disabled={isReplying}
          onPick={() => conversation.send({ type: 'reply.request', kind: 'another', messageId: replyTo })}
        >
          {t.another}
        </MenuItem>
      ) : null}
    </>
  );
}

/** Shows what the prompt of a reply consisted of. */
export function WhyItem({ message, messageId, messageActions }: MessageItemsProps) {
  const t = useMessages('messageActions').why;
  const replyPrompt = usePart(messageActions, ({ children }) => children.replyPrompt);
  return message.isExplained !== true || replyPrompt === undefined ? null : (
    <MenuItem
      icon="message-circle-question-mark"
      onPick={() => replyPrompt.send({ type: 'prompt.open', messageId })}
    >
      {t.title}
    </MenuItem>
  );
}

/** Leads to the sheet in which a reply is reported. */
export function ReportItem({
  messageId,
  conversation,
}: Pick<MessageItemsProps, 'messageId' | 'conversation'>) {
  const t = useMessages('wellbeing').report;
  const { mateId, name } = useSelector(conversation, ({ context }) => context.room.mate);
  const report = useReport();
  if (report === undefined) return null;
  return (
    <MenuItem
      icon="flag"
      onPick={() => report.send({ type: 'report.open', subject: { mateId, name, messageId } })}
    >
      {t.openReply}
    </MenuItem>
  );
}
