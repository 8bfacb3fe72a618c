import { createContext, use } from 'react';
import type { en } from './en.ts';

/** Every text of the page, in one language. */
export type Messages = typeof en;

export const MessagesContext = createContext<Messages | null>(null);

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('This view needs a MessagesContext around it.');
  return messages;
}
