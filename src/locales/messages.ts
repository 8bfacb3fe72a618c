import { createContext, use } from 'react';
import type { Site } from '../../contract/site.ts';
import type * as app from './en/app/index.ts';
import type * as screens from './screen-messages.ts';

/** The texts around every screen and those of the first page, loaded before anything is shown. */
export type AppMessages = Readonly<Omit<typeof app, 'textFiles'>>;

/** The texts that load with the screens that show them. English defines what the other languages must have. */
export type ScreenMessages = Readonly<typeof screens>;

/** All texts of the page in one language. */
export interface Messages extends AppMessages, ScreenMessages {
  /** The product's name. */
  readonly product: string;
  /** The settings of the operator. */
  readonly site: Site;
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
