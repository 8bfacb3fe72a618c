import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectMessageActions } from '../../machines/chat/chat-actions.selectors.ts';
import {
  selectComposer,
  selectExtras,
  selectMate,
  type ConversationActor,
} from '../../machines/chat/conversation.selectors.ts';
import { restoreFocus } from '../dom/restore-focus.ts';
import { announceSentences } from '../dom/announce-sentences.ts';
import { jumpToLatest, stickToBottom } from '../dom/stick-to-bottom.ts';
import { IconButton } from '../components/icon-button.tsx';
import { Icon } from '../components/icon.tsx';
import { tinted } from '../components/mate-theme.ts';
import { ChatExtrasNote } from './chat-actions-status.tsx';
import { useChatExtras } from './chat-actions.ts';
import { ChatFoot } from './chat-footer.tsx';
import { ChatHeader } from './chat-header.tsx';
import styles from './chat-room.module.css';
import { ChatThread } from './chat-thread.tsx';

/** An open room: who one talks with, what was said, and where to say more. */
export function ChatRoom({ conversation }: { readonly conversation: ConversationActor }) {
  const words = useMessages('chat');
  const mate = useSelector(conversation, selectMate);
  const composer = useSelector(conversation, selectComposer);
  const care = useSelector(useSelector(conversation, selectExtras), selectMessageActions);
  const views = useChatExtras(conversation);
  return (
    <div ref={restoreFocus(conversation)} className={styles.room} {...tinted(mate.hue)}>
      <ChatHeader conversation={conversation} />
      <div className={styles.middle}>
        <section
          ref={stickToBottom(conversation)}
          className={styles.scroller}
          aria-label={words.conversation(mate.name)}
        >
          <div ref={views?.doubleTapLike(conversation)} className={styles.thread}>
            <ChatThread conversation={conversation} />
          </div>
        </section>
        <IconButton label={words.latest} className={styles.latest} onClick={jumpToLatest}>
          <Icon name="arrow-down" />
        </IconButton>
      </div>
      <div ref={announceSentences(conversation)} className="unseen" role="log" aria-live="polite" />
      {views === null ? <ChatExtrasNote conversation={conversation} /> : <views.AiNotice />}
      {composer === undefined ? null : <ChatFoot conversation={conversation} composer={composer} />}
      {views === null || care === undefined ? null : (
        <views.ChatMessageQuestion conversation={conversation} care={care} />
      )}
      {views === null ? null : <views.ReportSheet />}
    </div>
  );
}
