import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import type { BehindChatActor } from '../../../machines/chat/behind/behind-chat.machine.ts';
import type { ChatSearchActor } from '../../../machines/chat/search/chat-search.machine.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { PaneActor } from '../../../machines/shared/pane.machine.ts';
import { selectTrouble } from '../../../machines/chat/reply/chat-stream.selectors.ts';
import { selectIsTemporary, selectReply } from '../../../machines/chat/conversation.selectors.ts';
import { useAuth } from '../../app-context.ts';
import { classNames } from '../../components/class-names.ts';
import { Fact } from '../../components/chip.tsx';
import { IconLink } from '../../components/icons/icon-link.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { MenuButton } from '../../components/dialogs/menu.tsx';
import { aboutChatPath } from '../../components/paths.ts';
import { Portrait } from '../../components/mates/portrait.tsx';
import type { LoadedPartActor } from '../../../machines/shared/loaded-part.machine.ts';
import { CallButton } from '../../call/call-button.tsx';
import { AiBadge } from './ai-badge.tsx';
import styles from './chat-header.module.css';
import { ChatMenu, chatMenuId } from './chat-menu.tsx';
import { ChatNames } from './chat-names.tsx';
import { ReplyWriter } from './reply-writer.tsx';
import { MatePaneButton } from './mate-pane-button.tsx';

interface ChatHeaderProps {
  readonly conversation: ConversationActor;
  /** The room's settings; undefined after a crash. */
  readonly pane: PaneActor | undefined;
  /** The search in the room; undefined after a crash, and for a temporary room. */
  readonly search: ChatSearchActor | undefined;
  /** The record of the newest message; undefined after a crash. */
  readonly behind: BehindChatActor | undefined;
  /** Calls with the mate; undefined after a crash. */
  readonly call: LoadedPartActor | undefined;
}

/** Mate's name and the AI label, which is always visible. */
export function ChatHeader({ conversation, pane, search, behind, call }: ChatHeaderProps) {
  const t = useMessages('chat');
  const { allowance } = useMessages('layout');
  const mate = useSelector(conversation, ({ context }) => context.room.mate);
  const roomId = useSelector(conversation, ({ context }) => context.room.roomId);
  const isTemporary = useSelector(conversation, selectIsTemporary);
  const isReplying = useSelector(conversation, (snapshot) => snapshot.hasTag('replying'));
  const trouble = useSelector(useSelector(conversation, selectReply), selectTrouble);
  const auth = useAuth();
  const { home } = useMessages('site');
  const isLoggedIn = useSelector(auth, (snapshot) => snapshot.hasTag('loggedIn'));
  const isCounted = isLoggedIn && home !== true;
  const { chats } = useSelector(auth, ({ context }) => context.benefits);
  const doing = trouble === 'reconnecting' ? t.reconnecting : t.replying;
  return (
    <header className={styles.header}>
      <IconLink to="/recent-chats" label={t.back}>
        <Icon name="chevron-left" />
      </IconLink>
      <span className={styles.portrait}>
        <Portrait mate={mate} shape="round" eager />
        {isTemporary ? null : (
          <Link
            href={aboutChatPath(roomId)}
            className={classNames(styles.about, styles.narrow)}
            aria-label={t.pane}
            title={t.pane}
          />
        )}
      </span>
      <div className={styles.who}>
        <ChatNames conversation={conversation} />
        <div className={styles.kind}>
          <AiBadge conversation={conversation} behind={behind} />
          <ReplyWriter conversation={conversation} />
          {isReplying ? <span className={styles.doing}>{doing}</span> : null}
        </div>
      </div>
      <span className={styles.left}>{isCounted ? <Fact>{allowance(chats)}</Fact> : null}</span>
      {call === undefined ? null : <CallButton call={call} name={mate.shortName} />}
      {pane === undefined ? null : <MatePaneButton pane={pane} className={styles.wide} />}
      <MenuButton label={t.menu} menu={chatMenuId}>
        <Icon name="ellipsis" />
      </MenuButton>
      <ChatMenu {...{ roomId, mate, isTemporary, pane, search }} />
    </header>
  );
}
