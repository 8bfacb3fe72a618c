import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';

/** Requests another reply; nothing for what is no complete reply. */
export function AnotherReplyItem({ message: { status, replyTo }, conversation }: MessageItemsProps) {
  const t = useMessages('messageActions');
  const isReplying = useSelector(conversation, (snapshot) => snapshot.hasTag('replying'));
  if (status !== 'done' || replyTo === null) return null;
  return (
    <MenuItem
      icon="refresh-cw"
      isIcon
      disabled={isReplying}
      onPick={() => conversation.send({ type: 'reply.request', kind: 'another', messageId: replyTo })}
    >
      {t.another}
    </MenuItem>
  );
}

/** Shows how another reply may differ. */
export function ReplyHintsItem({ message: { status, replyTo }, messageActions }: MessageItemsProps) {
  const t = useMessages('messageActions').hint;
  const isExpanded = useSelector(messageActions, (snapshot) => snapshot.matches({ menu: { open: 'hints' } }));
  if (status !== 'done' || replyTo === null) return null;
  return (
    <MenuItem
      icon={isExpanded ? 'chevron-up' : 'chevron-down'}
      isExpanded={isExpanded}
      onPick={() => messageActions.send({ type: 'hints.toggle' })}
    >
      {t.label}
    </MenuItem>
  );
}
