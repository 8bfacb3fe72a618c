import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { wholeText } from '../../../dom/thread/shown-text.ts';
import { MenuIcons } from '../../dialogs/menu-icons.tsx';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';
import { ReplyIconItems } from './reply-icon-items.tsx';

/** What is wanted most of a message's menu, in a row. */
export function MessageIcons(shared: MessageItemsProps) {
  const { message, messageId, conversation, messageActions } = shared;
  const t = useMessages('messageActions');
  const { name } = useSelector(conversation, ({ context }) => context.room.mate);
  const isGenerated = message.role === 'mate' && !message.isEdited;
  const whole = () => wholeText(message);
  const share = () =>
    messageActions.send({
      type: 'text.share',
      messageId,
      text: isGenerated ? `${whole()}\n\n${t.generatedBy(name)}` : whole(),
      isGenerated,
    });
  return (
    <MenuIcons>
      {message.role === 'mate' ? <ReplyIconItems {...shared} /> : null}
      <MenuItem
        icon="copy"
        isIcon
        onPick={() => messageActions.send({ type: 'text.copy', messageId, text: whole(), isGenerated })}
      >
        {t.copyText}
      </MenuItem>
      {message.text === '' ? null : (
        <MenuItem icon="share-2" isIcon onPick={share}>
          {t.share}
        </MenuItem>
      )}
    </MenuIcons>
  );
}
