import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import type { BehindChatActor } from '../../machines/chat/behind/behind-chat.machine.ts';
import type { ChatSearchActor } from '../../machines/chat/search/chat-search.machine.ts';
import type { PartHeightsActor } from '../../machines/chat/history/part-heights.machine.ts';
import type { MateChangeActor } from '../../machines/chat/notices/mate-change.machine.ts';
import type { TemporaryRoomActor } from '../../machines/chat/temporary-room.machine.ts';
import type { PaneActor } from '../../machines/shared/pane.machine.ts';
import { ReportSheet } from '../components/dialogs/report-sheet.tsx';
import { announceSentences } from '../dom/thread/announce-sentences.ts';
import { MessageMenu } from '../components/messages/menu/message-menu.tsx';
import { classNames } from '../components/class-names.ts';
import { tinted } from '../components/mates/mate-theme.ts';
import { BehindChat } from './behind/behind-chat.tsx';
import { ChatCrashed } from './chat-crashed.tsx';
import { ChatFooter } from './chat-footer.tsx';
import { ChatHeader } from './header/chat-header.tsx';
import { ChatMiddle } from './chat-middle.tsx';
import type { GetSearchCode } from './search/chat-search.tsx';
import { HelpBar } from './notices/help-bar.tsx';
import { LearnedNotice } from './notices/learned-notice.tsx';
import { MateChangeNotice } from './notices/mate-change-notice.tsx';
import { MatePlace } from './mate-place.tsx';
import styles from './chat-room.module.css';
import { MissingModel } from './notices/missing-model.tsx';
import { ModelNotice } from './notices/model-notice.tsx';
import { PrintDialog } from './print-dialog.tsx';
import { RenameStatus } from './notices/rename-status.tsx';
import { RemovedMessages } from './notices/removed-messages.tsx';
import { TemporaryBanner } from './notices/temporary-banner.tsx';
import type { VoiceActor } from '../../machines/voice/voice.machine.ts';
import type { LoadedPartActor } from '../../machines/shared/loaded-part.machine.ts';
import { VoicePlace, type GetVoiceCode } from './voice-place.tsx';
import { WhyThisReply } from './prompt/why-this-reply.tsx';
import { usePart } from '../use-part.ts';

interface ChatRoomProps {
  readonly conversation: ConversationActor;
  readonly heights: PartHeightsActor;
  /** The settings next to it; undefined after a crash, and for a temporary room. */
  readonly pane: PaneActor | undefined;
  /** The search in it; undefined after a crash, and for a temporary room. */
  readonly search: ChatSearchActor | undefined;
  readonly getSearchCode: GetSearchCode;
  /** The record of the newest message; undefined after a crash. */
  readonly behind: BehindChatActor | undefined;
  /** The actor of a temporary room; undefined for any other. */
  readonly temporary: TemporaryRoomActor | undefined;
  /** The notice that the mate was changed; undefined after a crash, and for a temporary room. */
  readonly change: MateChangeActor | undefined;
  /** What reads replies aloud; undefined after a crash. */
  readonly voice: VoiceActor | undefined;
  readonly getVoiceCode: GetVoiceCode;
  /** Calls with the mate; undefined after a crash. */
  readonly call: LoadedPartActor | undefined;
  /** The message at which it opens; null for the newest. */
  readonly messageId: string | null;
}

/** An open room: header, thread and composer. */
export function ChatRoom(props: ChatRoomProps) {
  const { conversation, heights, pane, search, behind, temporary, change, voice, call, messageId } = props;
  const { getSearchCode, getVoiceCode } = props;
  const mate = useSelector(conversation, ({ context }) => context.room.mate);
  const composer = usePart(conversation, ({ children }) => children.composer);
  const messageActions = usePart(conversation, ({ children }) => children.messageActions);
  const olderMessages = usePart(conversation, ({ children }) => children.olderMessages);
  // React draws them after the header and the composer, in a separate task.
  const hasMessages = useDeferredValue(true, false);
  return (
    <div className={styles.places}>
      <div data-focus-fallback="textarea, section" className={styles.room} {...tinted(mate.hue)}>
        <ChatHeader {...{ conversation, pane, search, behind, call }} />
        <RenameStatus conversation={conversation} />
        <MissingModel conversation={conversation} />
        {temporary === undefined ? null : <TemporaryBanner room={temporary} />}
        {change === undefined ? null : <MateChangeNotice actor={change} name={mate.shortName} />}
        <ModelNotice conversation={conversation} />
        {hasMessages ? (
          <ChatMiddle {...{ conversation, heights, search, messageId, getSearchCode }} />
        ) : (
          <div className={styles.middle} />
        )}
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
            <MessageMenu {...{ conversation, messageActions, voice }} />
            <WhyThisReply messageActions={messageActions} />
          </>
        )}
        {voice === undefined ? null : <VoicePlace {...{ voice, getVoiceCode }} />}
        <HelpBar conversation={conversation} />
        {composer === undefined ? null : <ChatFooter conversation={conversation} composer={composer} />}
        <ReportSheet />
        {behind === undefined ? null : <BehindChat actor={behind} />}
        {olderMessages === undefined ? null : <PrintDialog {...{ conversation, olderMessages }} />}
      </div>
      {pane === undefined ? null : <MatePlace pane={pane} />}
    </div>
  );
}
