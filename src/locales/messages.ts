import { createContext, use } from 'react';
import type { age } from './en/age.ts';
import type { around } from './en/around.ts';
import type { authPanel } from './en/auth-panel.ts';
import type { chat } from './en/chat.ts';
import type { chatExtras } from './en/chat-extras.ts';
import type { chatProfile } from './en/chat-profile.ts';
import type { discover } from './en/discover.ts';
import type { generate } from './en/generate.ts';
import type { layout } from './en/layout.ts';
import type { marks } from './en/marks.ts';
import type { mateDetail } from './en/mate-detail.ts';
import type { mine } from './en/mine.ts';
import type { communityGuidelines } from './en/pages/community-guidelines.ts';
import type { faq } from './en/pages/faq.ts';
import type { privacyNotice } from './en/pages/privacy-notice.ts';
import type { safety } from './en/pages/safety.ts';
import type { support } from './en/pages/support.ts';
import type { termsOfUse } from './en/pages/terms-of-use.ts';
import type { parting } from './en/parting.ts';
import type { parts } from './en/parts.ts';
import type { profile } from './en/profile.ts';
import type { providers } from './en/providers.ts';
import type { recentChats } from './en/recent-chats.ts';
import type { reviews } from './en/reviews.ts';
import type { roomCare } from './en/room-care.ts';
import type { search } from './en/search.ts';
import type { shell, titles } from './en/shell.ts';
import type { shop } from './en/shop.ts';
import type { standIn } from './en/stand-in.ts';
import type { still } from './en/still.ts';
import type { verifyEmail } from './en/verify-email.ts';
import type { wellbeing } from './en/wellbeing.ts';

/** What the page starts with, in one language: the texts around every screen, and those of the first page. */
export interface FirstMessages {
  readonly titles: typeof titles;
  readonly shell: typeof shell;
  readonly layout: typeof layout;
  readonly parts: typeof parts;
  readonly standIn: typeof standIn;
  readonly discover: typeof discover;
}

/** The groups that come with what shows them. The English ones say what the other languages must have. */
export interface LaterMessages {
  readonly age: typeof age;
  readonly around: typeof around;
  readonly authPanel: typeof authPanel;
  readonly chat: typeof chat;
  readonly chatExtras: typeof chatExtras;
  readonly chatProfile: typeof chatProfile;
  readonly communityGuidelines: typeof communityGuidelines;
  readonly faq: typeof faq;
  readonly generate: typeof generate;
  readonly marks: typeof marks;
  readonly mateDetail: typeof mateDetail;
  readonly mine: typeof mine;
  readonly parting: typeof parting;
  readonly privacyNotice: typeof privacyNotice;
  readonly profile: typeof profile;
  readonly providers: typeof providers;
  readonly recentChats: typeof recentChats;
  readonly reviews: typeof reviews;
  readonly roomCare: typeof roomCare;
  readonly safety: typeof safety;
  readonly search: typeof search;
  readonly shop: typeof shop;
  readonly still: typeof still;
  readonly support: typeof support;
  readonly termsOfUse: typeof termsOfUse;
  readonly verifyEmail: typeof verifyEmail;
  readonly wellbeing: typeof wellbeing;
}

/** All texts of the page in one language. */
export interface Messages extends FirstMessages, LaterMessages {
  /** The product's name, wherever it is said. */
  readonly product: string;
}

export type LaterGroup = keyof LaterMessages;

/** The groups that are a page of words each. */
export type TextPageGroup =
  | 'communityGuidelines'
  | 'faq'
  | 'privacyNotice'
  | 'safety'
  | 'support'
  | 'termsOfUse';

/** How each of the later groups is fetched. */
export type LaterTexts = { readonly [Name in LaterGroup]: () => Promise<Pick<LaterMessages, Name>> };

/** A language as its file gives it. A group that is missing is a type error. */
export interface Catalogue {
  readonly first: FirstMessages;
  /** Fetched when the first of these groups is needed. */
  readonly later: () => Promise<{ readonly later: LaterTexts }>;
}

/** Gives a group of texts; fails when nothing brought it. */
export type ReadMessages = <Name extends keyof Messages>(group: Name) => Messages[Name];

export const MessagesContext = createContext<ReadMessages | null>(null);

export const useMessages: ReadMessages = (group) => {
  const read = use(MessagesContext);
  if (read === null) throw new Error('This view needs a MessagesContext around it.');
  return read(group);
};
