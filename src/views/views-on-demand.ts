/** The views whose code loads when they are first opened. */
import type { AuthPanel } from './auth/auth-panel.tsx';
import type { SecondStep } from './auth/second-step/second-step.tsx';
import type { CallScreen } from './call/call-screen.tsx';
import type { BehindChatContent } from './chat/behind/behind-chat-content.tsx';
import type { ChatAge } from './chat/chat-age.tsx';
import type { Dictation } from './dictation/dictation.tsx';
import type { ReplyPrompt } from './chat/prompt/reply-prompt.tsx';
import type { MessageMenuContent } from './components/messages/menu/message-menu-content.tsx';
import type { LatestChats } from './mates/browse/discover/latest-chats.tsx';
import type { NotificationHistory } from './layout/header/notification-history.tsx';
import type { ReportContent } from './components/dialogs/report-content.tsx';

export interface ViewsOnDemand {
  readonly authPanel: typeof AuthPanel;
  readonly behindChat: typeof BehindChatContent;
  readonly call: typeof CallScreen;
  readonly chatAge: typeof ChatAge;
  readonly dictation: typeof Dictation;
  readonly latestChats: typeof LatestChats;
  readonly messageMenu: typeof MessageMenuContent;
  readonly notificationHistory: typeof NotificationHistory;
  readonly replyPrompt: typeof ReplyPrompt;
  readonly report: typeof ReportContent;
  readonly secondStep: typeof SecondStep;
}
