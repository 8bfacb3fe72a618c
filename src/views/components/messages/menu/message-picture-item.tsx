import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';

/** How many characters of a reply can be read in a picture. */
const maxPictureLength = 2000;

/** Shares a reply as a picture; nothing for what no machine wrote. */
export function MessagePictureItem({ message, messageId, conversation, messageActions }: MessageItemsProps) {
  const { text, role, isEdited } = message;
  const { picture: t } = useMessages('messageActions');
  const product = useMessages('product');
  const { name, portrait, hue } = useSelector(conversation, ({ context }) => context.room.mate);
  if (text === '' || role !== 'mate' || isEdited) return null;
  const isTooLong = text.length > maxPictureLength;
  const share = () =>
    messageActions.send({
      type: 'text.picture',
      messageId,
      text,
      isGenerated: true,
      name,
      portrait,
      hue,
      footer: t.footer(product),
    });
  return (
    <MenuItem icon="share-2" disabled={isTooLong} onPick={share}>
      {isTooLong ? t.tooLong : t.share}
    </MenuItem>
  );
}
