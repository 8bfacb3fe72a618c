import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';
import { MessageMenuItem } from './message-menu-item.tsx';

/** The items in the row of icons that only a mate's message has. */
export function ReplyIconItems({ message, messageId, conversation, messageActions }: MessageItemsProps) {
  const { isLiked, status, replyTo } = message;
  const t = useMessages('messageActions');
  const isReplying = useSelector(conversation, (snapshot) => snapshot.hasTag('replying'));
  return (
    <>
      <MessageMenuItem
        icon="heart"
        isIcon
        messageActions={messageActions}
        command={{ type: 'message.like', messageId, liked: !isLiked }}
      >
        {isLiked ? t.unlike : t.like}
      </MessageMenuItem>
      {status === 'done' && replyTo !== null ? (
        <MenuItem
          icon="refresh-cw"
          isIcon
          disabled={isReplying}
          onPick={() => conversation.send({ type: 'reply.request', kind: 'another', messageId: replyTo })}
        >
          {t.another}
        </MenuItem>
      ) : null}
    </>
  );
}
