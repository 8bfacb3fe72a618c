import { createContext, use } from 'react';
import type { en } from './en.ts';
import type { authPanel } from './en/auth-panel.ts';
import type { chat } from './en/chat.ts';
import type { chatProfile } from './en/chat-profile.ts';
import type { discover } from './en/discover.ts';
import type { marks } from './en/marks.ts';
import type { mateDetail } from './en/mate-detail.ts';
import type { mine } from './en/mine.ts';
import type { profile } from './en/profile.ts';
import type { recentChats } from './en/recent-chats.ts';
import type { reviews } from './en/reviews.ts';
import type { search } from './en/search.ts';
import type { shop } from './en/shop.ts';
import type { still } from './en/still.ts';
import type { verifyEmail } from './en/verify-email.ts';

/** All texts of the page in one language: those of `en.ts` from the start, the other groups with what shows them. */
export interface Messages extends FirstMessages {
  readonly authPanel: typeof authPanel;
  readonly chat: typeof chat;
  readonly chatProfile: typeof chatProfile;
  readonly discover: typeof discover;
  readonly marks: typeof marks;
  readonly mateDetail: typeof mateDetail;
  readonly mine: typeof mine;
  readonly profile: typeof profile;
  readonly recentChats: typeof recentChats;
  readonly reviews: typeof reviews;
  readonly search: typeof search;
  readonly shop: typeof shop;
  readonly still: typeof still;
  readonly verifyEmail: typeof verifyEmail;
}

export type FirstMessages = typeof en;

/** Gives a group of texts; fails when nothing brought it. */
export type ReadMessages = <Name extends keyof Messages>(group: Name) => Messages[Name];

/** The texts that are here so far. */
export interface LoadedMessages {
  readonly read: ReadMessages;
  readonly add: (groups: Partial<Messages>) => void;
}

export function loadMessages(first: FirstMessages): LoadedMessages {
  const groups: Partial<Messages> = { ...first };
  return {
    read<Name extends keyof Messages>(name: Name) {
      const group: Messages[Name] | undefined = groups[name];
      if (group === undefined) throw new Error(`Nothing brought the texts of "${name}".`);
      return group;
    },
    add: (more) => void Object.assign(groups, more),
  };
}

export const MessagesContext = createContext<ReadMessages | null>(null);

export const useMessages: ReadMessages = (group) => {
  const read = use(MessagesContext);
  if (read === null) throw new Error('This view needs a MessagesContext around it.');
  return read(group);
};
