import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { classNames } from '../../components/class-names.ts';
import notice from '../../components/status/notice.module.css';
import { aboutChatPath } from '../../components/paths.ts';
import styles from './banner.module.css';

/** Says that the chosen model is no longer available, and where another can be chosen. */
export function MissingModel({ conversation }: { readonly conversation: ConversationActor }) {
  const t = useMessages('chat').missingModel;
  const model = useSelector(conversation, ({ context }) => context.room.missingModel);
  const mate = useSelector(conversation, ({ context }) => context.room.mate);
  const roomId = useSelector(conversation, ({ context }) => context.room.roomId);
  if (model === undefined) return null;
  return (
    <aside className={classNames(notice.notice, styles.banner)} aria-label={t.name}>
      <p>{t.text({ model, mate: mate.shortName })}</p>
      <Link href={aboutChatPath(roomId)}>{t.choose}</Link>
    </aside>
  );
}
