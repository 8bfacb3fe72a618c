import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';

/** Requests another reply, and shows how it may differ; nothing for what is no complete reply. */
export function AnotherReplyItems({ message, conversation, messageActions }: MessageItemsProps) {
  const { status, replyTo } = message;
  const t = useMessages('messageActions');
  const isReplying = useSelector(conversation, (snapshot) => snapshot.hasTag('replying'));
  const isExpanded = useSelector(messageActions, (snapshot) => snapshot.matches({ menu: { open: 'hints' } }));
  if (status !== 'done' || replyTo === null) return null;
  return (
    <>
      <MenuItem
        icon="refresh-cw"
        isIcon
        disabled={isReplying}
        onPick={() => conversation.send({ type: 'reply.request', kind: 'another', messageId: replyTo })}
      >
        {t.another}
      </MenuItem>
      <MenuItem
        icon={isExpanded ? 'chevron-up' : 'chevron-down'}
        isIcon
        isExpanded={isExpanded}
        onPick={() => messageActions.send({ type: 'hints.toggle' })}
      >
        {t.hint.label}
      </MenuItem>
    </>
  );
}
