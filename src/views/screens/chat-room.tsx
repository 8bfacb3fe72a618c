import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectMessageCare } from '../../machines/chat-extras.selectors.ts';
import {
  selectComposer,
  selectExtras,
  selectMate,
  type ConversationActor,
} from '../../machines/conversation.selectors.ts';
import { focusKeeperOf } from '../dom/focus-keeper.ts';
import { sentencesOf } from '../dom/sentences.ts';
import { jumpToLatest, threadOf } from '../dom/thread.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { tinted } from '../parts/tinted.ts';
import { ChatExtrasNote } from './chat-extras-note.tsx';
import { useChatExtras } from './chat-extras.ts';
import { ChatFoot } from './chat-foot.tsx';
import { ChatHeader } from './chat-header.tsx';
import styles from './chat-room.module.css';
import { ChatThread } from './chat-thread.tsx';

/** An open room: who one talks with, what was said, and where to say more. */
export function ChatRoom({ conversation }: { readonly conversation: ConversationActor }) {
  const words = useMessages('chat');
  const mate = useSelector(conversation, selectMate);
  const composer = useSelector(conversation, selectComposer);
  const care = useSelector(useSelector(conversation, selectExtras), selectMessageCare);
  const views = useChatExtras(conversation);
  return (
    <div ref={focusKeeperOf(conversation)} className={styles.room} {...tinted(mate.hue)}>
      <ChatHeader conversation={conversation} />
      <div className={styles.middle}>
        <section
          ref={threadOf(conversation)}
          className={styles.scroller}
          aria-label={words.conversation(mate.name)}
        >
          <div ref={views?.likeTapsOf(conversation)} className={styles.thread}>
            <ChatThread conversation={conversation} />
          </div>
        </section>
        <IconButton label={words.latest} className={styles.latest} onClick={jumpToLatest}>
          <Icon name="arrow-down" />
        </IconButton>
      </div>
      <div ref={sentencesOf(conversation)} className="unseen" role="log" aria-live="polite" />
      {views === null ? <ChatExtrasNote conversation={conversation} /> : <views.AiNotice />}
      {composer === undefined ? null : <ChatFoot conversation={conversation} composer={composer} />}
      {views === null || care === undefined ? null : (
        <views.ChatMessageQuestion conversation={conversation} care={care} />
      )}
      {views === null ? null : <views.ReportSheet />}
    </div>
  );
}
