import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import {
  selectCanRead,
  selectReadMessage,
  type ReadAloudActor,
} from '../../../../machines/voice/read-aloud.machine.ts';
import { selectReadAloud } from '../../../../machines/voice/voice.machine.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';

type ReadAloudItemProps = Pick<MessageItemsProps, 'messageId' | 'voice'>;

/** Reads a reply aloud, or stops that; nothing without a voice. */
export function ReadAloudItem({ messageId, voice }: ReadAloudItemProps) {
  const actor = useSelector(voice, selectReadAloud);
  const canRead = useSelector(actor, selectCanRead);
  return actor !== undefined && canRead ? <Item messageId={messageId} actor={actor} /> : null;
}

interface ItemProps {
  readonly messageId: string;
  readonly actor: ReadAloudActor;
}

function Item({ messageId, actor }: ItemProps) {
  const t = useMessages('voice');
  const isRead = useSelector(actor, (snapshot) => selectReadMessage(snapshot) === messageId);
  return (
    <MenuItem
      icon={isRead ? 'square' : 'volume-2'}
      isIcon
      onPick={() => actor.send(isRead ? { type: 'reading.stop' } : { type: 'reading.start', messageId })}
    >
      {isRead ? t.stop : t.read}
    </MenuItem>
  );
}
