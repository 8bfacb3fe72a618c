import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useMessages } from '../../locales/messages.ts';
import type { PartHeightsActor } from '../../machines/chat/history/part-heights.machine.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import type { ChatSearchActor } from '../../machines/chat/search/chat-search.machine.ts';
import { AiNotice } from '../components/ai-notice.tsx';
import { IconButton } from '../components/icons/icon-button.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { messageGestures } from '../dom/thread/message-gestures.ts';
import { jumpToLatest, stickToBottom } from '../dom/thread/stick-to-bottom.ts';
import styles from './chat-room.module.css';
import { ChatSearch, type GetSearchCode } from './search/chat-search.tsx';
import { ChatThread } from './thread/chat-thread.tsx';

interface ChatMiddleProps {
  readonly conversation: ConversationActor;
  readonly heights: PartHeightsActor;
  /** The search in the room; undefined after a crash, and for a temporary room. */
  readonly search: ChatSearchActor | undefined;
  readonly getSearchCode: GetSearchCode;
  /** The message at which the room opens; null for the newest. */
  readonly messageId: string | null;
}

/** The part between the header and the composer: the messages, and the search in them. */
export function ChatMiddle({ conversation, heights, search, getSearchCode, messageId }: ChatMiddleProps) {
  const t = useMessages('chat');
  const mate = useSelector(conversation, ({ context }) => context.room.mate);
  const headingId = useId();
  return (
    <div className={styles.middle}>
      <AiNotice />
      <h2 id={headingId} className="visually-hidden">
        {t.conversation(mate.name)}
      </h2>
      {search === undefined ? null : <ChatSearch {...{ search, conversation, getSearchCode }} />}
      <section
        ref={stickToBottom(conversation)}
        data-begin={messageId ?? undefined}
        className={styles.scroller}
        aria-labelledby={headingId}
      >
        <div ref={messageGestures(conversation)} className={styles.thread}>
          <ChatThread conversation={conversation} heights={heights} />
        </div>
      </section>
      <IconButton label={t.latest} className={styles.latest} onClick={jumpToLatest}>
        <Icon name="arrow-down" />
      </IconButton>
    </div>
  );
}
