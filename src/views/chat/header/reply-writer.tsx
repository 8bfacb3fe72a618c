import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { PaneActor } from '../../../machines/shared/pane.machine.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { repliesPath } from '../../components/paths.ts';
import styles from './chat-header.module.css';

interface ReplyWriterProps {
  readonly conversation: ConversationActor;
  /** The settings beside the conversation; undefined after a crash. */
  readonly pane: PaneActor | undefined;
}

/** Which model replies, and in which style, where there is a choice; leads to where it is made. */
export function ReplyWriter({ conversation, pane }: ReplyWriterProps) {
  const { tempers } = useMessages('modelHost');
  const { choose } = useMessages('chat').missingModel;
  const writer = useSelector(conversation, ({ context }) => context.room.writer);
  const roomId = useSelector(conversation, ({ context }) => context.room.roomId);
  if (writer === undefined) return null;
  const { model, temper } = writer;
  const names = [model, temper === undefined ? undefined : tempers[temper]];
  const content = (
    <>
      <bdi>{names.filter((name) => name !== undefined).join(' · ')}</bdi>
      <Icon name="chevron-down" />
    </>
  );
  const title = choose;
  return (
    <>
      <Link
        href={repliesPath(roomId)}
        className={classNames(styles.writer, pane === undefined ? undefined : styles.narrow)}
        title={title}
      >
        {content}
      </Link>
      {pane === undefined ? null : (
        <button
          type="button"
          className={classNames(styles.writer, styles.wide)}
          title={title}
          onClick={() => pane.send({ type: 'pane.show' })}
        >
          {content}
        </button>
      )}
    </>
  );
}
