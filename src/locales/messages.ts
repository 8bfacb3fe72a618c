import { createContext, use } from 'react';
import type { age } from './en/age.ts';
import type { notifications } from './en/app/notifications.ts';
import type { authPanel } from './en/app/auth-panel.ts';
import type { chat } from './en/chat.ts';
import type { messageActions } from './en/message-actions.ts';
import type { personas } from './en/personas.ts';
import type { discover } from './en/app/discover.ts';
import type { emailChange } from './en/email-change.ts';
import type { mateEditor } from './en/mate-editor.ts';
import type { layout } from './en/app/layout.ts';
import type { favorites } from './en/app/favorites.ts';
import type { mateDetail } from './en/mate-detail.ts';
import type { messageSearch } from './en/message-search.ts';
import type { accountOverview } from './en/account-overview.ts';
import type { communityGuidelines } from './en/community-guidelines.ts';
import type { faq } from './en/faq.ts';
import type { privacyNotice } from './en/privacy-notice.ts';
import type { safety } from './en/safety.ts';
import type { support } from './en/support.ts';
import type { termsOfUse } from './en/terms-of-use.ts';
import type { logoutConfirmation } from './en/app/logout-confirmation.ts';
import type { components } from './en/app/components.ts';
import type { passkeys } from './en/passkeys.ts';
import type { passwordReset } from './en/password-reset.ts';
import type { profile } from './en/profile.ts';
import type { providers } from './en/app/providers.ts';
import type { recentChats } from './en/recent-chats.ts';
import type { reviews } from './en/reviews.ts';
import type { roomSettings } from './en/room-settings.ts';
import type { search } from './en/search.ts';
import type { sessions } from './en/sessions.ts';
import type { shell, titles } from './en/app/shell.ts';
import type { billing } from './en/billing.ts';
import type { unavailable } from './en/app/unavailable.ts';
import type { pages } from './en/pages.ts';
import type { verifyEmail } from './en/verify-email.ts';
import type { wellbeing } from './en/wellbeing.ts';

/** The texts around every screen and those of the first page, loaded before anything is shown. */
export interface AppMessages {
  readonly notifications: typeof notifications;
  readonly authPanel: typeof authPanel;
  readonly discover: typeof discover;
  readonly layout: typeof layout;
  readonly favorites: typeof favorites;
  readonly logoutConfirmation: typeof logoutConfirmation;
  readonly components: typeof components;
  readonly providers: typeof providers;
  readonly shell: typeof shell;
  readonly unavailable: typeof unavailable;
  readonly titles: typeof titles;
}

/** The texts that load with the screens that show them. English defines what the other languages must have. */
export interface ScreenMessages {
  readonly age: typeof age;
  readonly chat: typeof chat;
  readonly messageActions: typeof messageActions;
  readonly personas: typeof personas;
  readonly communityGuidelines: typeof communityGuidelines;
  readonly emailChange: typeof emailChange;
  readonly faq: typeof faq;
  readonly mateEditor: typeof mateEditor;
  readonly mateDetail: typeof mateDetail;
  readonly messageSearch: typeof messageSearch;
  readonly accountOverview: typeof accountOverview;
  readonly passkeys: typeof passkeys;
  readonly passwordReset: typeof passwordReset;
  readonly privacyNotice: typeof privacyNotice;
  readonly profile: typeof profile;
  readonly recentChats: typeof recentChats;
  readonly reviews: typeof reviews;
  readonly roomSettings: typeof roomSettings;
  readonly safety: typeof safety;
  readonly search: typeof search;
  readonly sessions: typeof sessions;
  readonly billing: typeof billing;
  readonly pages: typeof pages;
  readonly support: typeof support;
  readonly termsOfUse: typeof termsOfUse;
  readonly verifyEmail: typeof verifyEmail;
  readonly wellbeing: typeof wellbeing;
}

/** All texts of the page in one language. */
export interface Messages extends AppMessages, ScreenMessages {
  /** The product's name. */
  readonly product: string;
}

export type MessageGroup = keyof ScreenMessages;

/** The groups that are a text page each. */
export type TextPageGroup =
  | 'communityGuidelines'
  | 'faq'
  | 'privacyNotice'
  | 'safety'
  | 'support'
  | 'termsOfUse';

/** Returns a group of texts. Throws when the group has not been loaded. */
export type ReadMessages = <Name extends keyof Messages>(group: Name) => Messages[Name];

export const MessagesContext = createContext<ReadMessages | null>(null);

/** Returns the function that reads any loaded group. */
export const useReadMessages = (): ReadMessages => {
  const read = use(MessagesContext);
  if (read === null) throw new Error('This view needs a MessagesContext around it.');
  return read;
};

export const useMessages: ReadMessages = (group) => useReadMessages()(group);
