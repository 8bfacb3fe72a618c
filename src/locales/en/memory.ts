import { components } from './app/components.ts';
import { formats } from './app/formats.ts';

export const memory = {
  /** `mate` is null for one that was deleted. */
  title: (mate: string | null) => (mate === null ? 'What your mate remembers' : components.remembers(mate)),
  intro: 'Memories are used in replies. You can correct or delete any of them.',
  back: 'Back',
  loading: 'Loading memories',
  failed: 'Couldn’t load memories',
  empty: {
    title: 'Nothing yet',
    text: 'What you share about yourself and plan together will appear here.',
  },
  none: { title: 'Nothing found', text: 'Try different words.' },
  missing: { title: 'No mate chosen', text: 'Open this page from a mate or a chat.' },
  search: 'Search memories',
  found: (count: number) => formats.count(count, { one: '# found', other: '# found' }),
  room: {
    title: 'Remember things in this chat',
    note: 'While this is off, nothing new is remembered here, and replies don’t use memories.',
  },
  groups: {
    you: 'About you',
    mate: (mate: string | null) => (mate === null ? 'About your mate' : `About ${mate}`),
    plan: 'Plans and promises',
    story: 'The story of this chat',
    stories: 'The stories of your chats',
    past: 'No longer true',
    chapters: 'Chapters',
  },
  since: (time: Date) => `No longer true since ${formats.date(time)}`,
  said: (time: Date) => `From your message of ${formats.date(time)}`,
  day: formats.date,
  /** `days` are those of the first message and of the last. */
  messages: (days: string) => `Messages from ${days}`,
  written: (time: Date) => `Written by you on ${formats.date(time)}`,
  pin: 'Pin to always use',
  unpin: 'Unpin',
  correct: 'Correct',
  end: 'No longer true',
  renew: 'True again',
  forget: 'Delete',
  forgotten: 'Deleted.',
  add: 'Add a memory',
  form: {
    kind: 'What it’s about',
    text: 'What to remember',
    hint: 'One short sentence.',
    chapter: 'What happened',
  },
  saved: 'Saved.',
};
