import { useSelector } from '@xstate/react';
import { ChevronLeft, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import { selectBenefits } from '../../machines/auth.selectors.ts';
import { selectTrouble } from '../../machines/chat-stream.selectors.ts';
import {
  selectIsReplying,
  selectIsScripted,
  selectMate,
  selectReply,
  type ConversationActor,
} from '../../machines/conversation.selectors.ts';
import { useAuth } from '../actors.ts';
import { Fact } from '../parts/chip.tsx';
import { detailPath } from '../parts/paths.ts';
import { Portrait } from '../parts/portrait.tsx';
import styles from './chat-header.module.css';

/** Who one talks with, and what that is: the label stays in sight all the time. */
export function ChatHeader({ conversation }: { readonly conversation: ConversationActor }) {
  const words = useMessages('chat');
  const mate = useSelector(conversation, selectMate);
  const isScripted = useSelector(conversation, selectIsScripted);
  const isReplying = useSelector(conversation, selectIsReplying);
  const trouble = useSelector(useSelector(conversation, selectReply), selectTrouble);
  const { chats } = useSelector(useAuth(), selectBenefits);
  const doing = trouble === 'stalled' ? words.reconnecting : words.replying;
  return (
    <header className={styles.header}>
      <Link href="/recent-chats" className={styles.round} aria-label={words.back} title={words.back}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <Portrait mate={mate} shape="round" eager />
      <div className={styles.who}>
        <h1 tabIndex={-1}>{mate.name}</h1>
        <p>
          <span>{isScripted ? words.scripted : words.companion}</span>
          {isReplying ? <span className={styles.doing}>{doing}</span> : null}
        </p>
      </div>
      <span className={styles.left}>
        <Fact>{words.left(chats)}</Fact>
      </span>
      <Link
        href={detailPath(mate.mateId)}
        className={styles.round}
        aria-label={words.profile(mate.name)}
        title={words.profile(mate.name)}
      >
        <UserRound aria-hidden="true" />
      </Link>
    </header>
  );
}
