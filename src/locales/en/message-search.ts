import { formats } from './app/formats.ts';

/** Looking for messages in one’s conversations. */
export const messageSearch = {
  field: 'Search your chats',
  fieldWith: (name: string) => `Search the chat with ${name}`,
  only: (mate: string) => `Only in the chat with ${mate}`,
  everywhere: 'Search all chats',
  results: 'Messages found',
  searching: 'Searching',
  all: (shown: number): string => formats.count(shown, { one: '# message', other: '# messages' }),
  /** Where there are older ones. */
  first: (shown: number): string =>
    formats.count(shown, { one: 'The newest message', other: 'The newest # messages' }),
  moreFailed: 'Couldn’t load more messages.',
  failed: 'Couldn’t search your chats',
  pinned: 'Only pinned messages',
  noPins: { title: 'No pinned messages', text: 'Pin a message from its menu, and it is listed here.' },
  none: { title: 'No messages found', text: 'Try fewer or different words.' },
  /** In one chat: from one found message to the next. */
  hits: { older: 'Older match', newer: 'Newer match', failed: 'Couldn’t load this message.' },
};
