import { components } from './app/components.ts';
import { formats } from './app/formats.ts';

export const memory = {
  /** `mate` is null for one that was deleted. */
  title: (mate: string | null) => (mate === null ? 'What your mate remembers' : components.remembers(mate)),
  intro: 'Used in replies. Correct what is wrong, or have it forgotten.',
  back: 'Back',
  loading: 'Loading what is remembered',
  failed: 'Couldn’t load what is remembered',
  empty: {
    title: 'Nothing yet',
    text: 'What you tell about yourself and plan together will appear here.',
  },
  none: { title: 'Nothing found', text: 'Try other words.' },
  missing: { title: 'No mate chosen', text: 'Open this page from a mate or a chat.' },
  search: 'Search what is remembered',
  found: (count: number) => formats.count(count, { one: '# found', other: '# found' }),
  room: {
    title: 'Remember things in this chat',
    note: 'While off, nothing new is remembered here, and replies use nothing remembered.',
  },
  groups: {
    you: 'About you',
    mate: (mate: string | null) => (mate === null ? 'About your mate' : `About ${mate}`),
    plan: 'Plans and promises',
    story: 'The story of this chat',
    stories: 'The stories of your chats',
    past: 'No longer true',
  },
  since: (time: Date) => `No longer true since ${formats.date(time)}`,
  said: (time: Date) => `From your message of ${formats.date(time)}`,
  written: (time: Date) => `Written by you on ${formats.date(time)}`,
  pin: 'Pin, so that it is always used',
  unpin: 'Unpin',
  correct: 'Correct',
  end: 'No longer true',
  renew: 'True again',
  forget: 'Forget',
  forgotten: 'Forgotten.',
  add: 'Add something',
  form: {
    kind: 'What it’s about',
    text: 'What to remember',
    hint: 'One short sentence.',
  },
  saved: 'Saved.',
};
