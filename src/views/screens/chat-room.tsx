import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectComposer,
  selectMate,
  selectMessageCare,
  type ConversationActor,
} from '../../machines/conversation.selectors.ts';
import { focusKeeperOf } from '../dom/focus-keeper.ts';
import { sentencesOf } from '../dom/sentences.ts';
import { jumpToLatest, threadOf } from '../dom/thread.ts';
import { AiNotice } from '../parts/ai-notice.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { ReportSheet } from '../parts/report-sheet.tsx';
import { tinted } from '../parts/tinted.ts';
import { ChatFoot } from './chat-foot.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatMessageQuestion } from './chat-message-question.tsx';
import styles from './chat-room.module.css';
import { ChatThread } from './chat-thread.tsx';

/** An open room: who one talks with, what was said, and where to say more. */
export function ChatRoom({ conversation }: { readonly conversation: ConversationActor }) {
  const words = useMessages('chat');
  const mate = useSelector(conversation, selectMate);
  const composer = useSelector(conversation, selectComposer);
  const care = useSelector(conversation, selectMessageCare);
  return (
    <div ref={focusKeeperOf(conversation)} className={styles.room} {...tinted(mate.hue)}>
      <ChatHeader conversation={conversation} />
      <div className={styles.middle}>
        <section
          ref={threadOf(conversation)}
          className={styles.scroller}
          aria-label={words.conversation(mate.name)}
        >
          <div className={styles.thread}>
            <ChatThread conversation={conversation} />
          </div>
        </section>
        <IconButton label={words.latest} className={styles.latest} onClick={jumpToLatest}>
          <Icon name="arrow-down" />
        </IconButton>
      </div>
      <div ref={sentencesOf(conversation)} className="unseen" role="log" aria-live="polite" />
      <AiNotice />
      {composer === undefined ? null : <ChatFoot conversation={conversation} composer={composer} />}
      {care === undefined ? null : <ChatMessageQuestion conversation={conversation} care={care} />}
      <ReportSheet />
    </div>
  );
}
