import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { repliesPath } from '../../components/paths.ts';
import styles from './chat-header.module.css';

/** Which model replies, and in which style, where there is a choice; leads to where it is made. */
export function ReplyWriter({ conversation }: { readonly conversation: ConversationActor }) {
  const { tempers } = useMessages('modelHost');
  const { choose } = useMessages('chat').missingModel;
  const writer = useSelector(conversation, ({ context }) => context.room.writer);
  const roomId = useSelector(conversation, ({ context }) => context.room.roomId);
  if (writer === undefined) return null;
  const { model, temper } = writer;
  const names = [model, temper === undefined ? undefined : tempers[temper]];
  return (
    <Link href={repliesPath(roomId)} className={styles.writer} title={choose}>
      <bdi>{names.filter((name) => name !== undefined).join(' · ')}</bdi>
      <Icon name="chevron-down" />
    </Link>
  );
}
