import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { wholeText } from '../../../dom/thread/shown-text.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';

/** How many characters of a reply can be read in a picture. */
const maxPictureLength = 2000;

/** The ways to share a reply: as a text, and as a picture. */
export function ShareItems(shared: MessageItemsProps) {
  const { message, messageId, conversation, messageActions } = shared;
  const { text } = message;
  const { shareText, picture: t } = useMessages('messageActions');
  const product = useMessages('product');
  const { name, portrait, hue } = useSelector(conversation, ({ context }) => context.room.mate);
  const share = useShareText(shared);
  const isTooLong = text.length > maxPictureLength;
  const sharePicture = () =>
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
    <>
      <MenuItem icon="share-2" onPick={share}>
        {shareText}
      </MenuItem>
      <MenuItem icon="share-2" disabled={isTooLong} onPick={sharePicture}>
        {isTooLong ? t.tooLong : t.share}
      </MenuItem>
    </>
  );
}

/** Returns what shares the text of a message, and says of a reply that a machine wrote it. */
export function useShareText({ message, messageId, conversation, messageActions }: MessageItemsProps) {
  const t = useMessages('messageActions');
  const { name } = useSelector(conversation, ({ context }) => context.room.mate);
  const isGenerated = message.role === 'mate' && !message.isEdited;
  return () => {
    const text = wholeText(message);
    messageActions.send({
      type: 'text.share',
      messageId,
      text: isGenerated ? `${text}\n\n${t.generatedBy(name)}` : text,
      isGenerated,
    });
  };
}
