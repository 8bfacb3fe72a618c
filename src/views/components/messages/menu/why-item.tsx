import { useMessages } from '../../../../locales/messages.ts';
import { usePart } from '../../../use-part.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';

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
