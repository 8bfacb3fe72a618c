import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectComposer,
  selectMate,
  selectMessageActions,
  type ConversationActor,
} from '../../machines/chat/conversation.selectors.ts';
import type { ChatSearchActor } from '../../machines/chat/search/chat-search.selectors.ts';
import type { PartHeightsActor } from '../../machines/chat/history/part-heights.selectors.ts';
import type { MateChangeActor } from '../../machines/chat/notices/mate-change.selectors.ts';
import type { TemporaryRoomActor } from '../../machines/chat/temporary-room.selectors.ts';
import type { PaneActor } from '../../machines/shared/pane.selectors.ts';
import { AiNotice } from '../components/ai-notice.tsx';
import { ReportSheet } from '../components/report-sheet.tsx';
import { messageGestures } from '../dom/message-gestures.ts';
import { announceSentences } from '../dom/announce-sentences.ts';
import { jumpToLatest, stickToBottom } from '../dom/stick-to-bottom.ts';
import { MessageMenu } from '../components/message-menu.tsx';
import { classNames } from '../components/class-names.ts';
import { IconButton } from '../components/icon-button.tsx';
import { Icon } from '../components/icon.tsx';
import { tinted } from '../components/mate-theme.ts';
import { ChatCrashed } from './chat-crashed.tsx';
import { ChatFooter } from './chat-footer.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatSearch, type GetSearchCode } from './chat-search.tsx';
import { HelpBar } from './help-bar.tsx';
import { LearnedNotice } from './learned-notice.tsx';
import { MateChangeNotice } from './mate-change-notice.tsx';
import { MatePlace } from './mate-place.tsx';
import styles from './chat-room.module.css';
import { MissingModel } from './missing-model.tsx';
import { RemovedMessages } from './removed-messages.tsx';
import { ChatThread } from './chat-thread.tsx';
import { TemporaryBanner } from './temporary-banner.tsx';
import { WhyThisReply } from './why-this-reply.tsx';
import { usePart } from '../use-part.ts';

interface ChatRoomProps {
  readonly conversation: ConversationActor;
  readonly heights: PartHeightsActor;
  /** The settings next to it; undefined after a crash, and for a temporary room. */
  readonly pane: PaneActor | undefined;
  /** The search in it; undefined after a crash, and for a temporary room. */
  readonly search: ChatSearchActor | undefined;
  readonly getSearchCode: GetSearchCode;
  /** The actor of a temporary room; undefined for any other. */
  readonly temporary: TemporaryRoomActor | undefined;
  /** The notice that the mate was changed; undefined after a crash, and for a temporary room. */
  readonly change: MateChangeActor | undefined;
  /** The message at which it opens; null for the newest. */
  readonly messageId: string | null;
}

/** An open room: header, thread and composer. */
export function ChatRoom(props: ChatRoomProps) {
  const { conversation, heights, pane, search, temporary, change, messageId, getSearchCode } = props;
  const t = useMessages('chat');
  const mate = useSelector(conversation, selectMate);
  const composer = usePart(conversation, selectComposer);
  const messageActions = usePart(conversation, selectMessageActions);
  return (
    <div className={styles.places}>
      <div data-focus-fallback="textarea, section" className={styles.room} {...tinted(mate.hue)}>
        <ChatHeader conversation={conversation} pane={pane} search={search} />
        <MissingModel conversation={conversation} />
        {temporary === undefined ? null : <TemporaryBanner room={temporary} />}
        {change === undefined ? null : <MateChangeNotice actor={change} name={mate.shortName} />}
        <div className={styles.middle}>
          <AiNotice />
          {search === undefined ? null : <ChatSearch {...{ search, conversation, getSearchCode }} />}
          <section
            ref={stickToBottom(conversation)}
            data-begin={messageId ?? undefined}
            className={styles.scroller}
            aria-label={t.conversation(mate.name)}
          >
            <div ref={messageGestures(conversation)} className={styles.thread}>
              <ChatThread conversation={conversation} heights={heights} />
            </div>
          </section>
          <IconButton label={t.latest} className={styles.latest} onClick={jumpToLatest}>
            <Icon name="arrow-down" />
          </IconButton>
        </div>
        <div
          ref={announceSentences(conversation)}
          className={classNames('visually-hidden', styles.announcements)}
          role="log"
          aria-live="polite"
        />
        <LearnedNotice conversation={conversation} />
        <ChatCrashed conversation={conversation} />
        {messageActions === undefined ? null : (
          <>
            <RemovedMessages conversation={conversation} messageActions={messageActions} />
            <MessageMenu conversation={conversation} messageActions={messageActions} />
            <WhyThisReply messageActions={messageActions} />
          </>
        )}
        <HelpBar conversation={conversation} />
        {composer === undefined ? null : <ChatFooter conversation={conversation} composer={composer} />}
        <ReportSheet />
      </div>
      {pane === undefined ? null : <MatePlace pane={pane} />}
    </div>
  );
}
