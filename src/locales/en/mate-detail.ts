import { formats } from './app/formats.ts';

export const mateDetail = {
  loading: 'Loading this mate',
  ai: 'An AI character, not a person',
  facts: (age: number, pronouns: string, chats: string) =>
    [formats.number(age), pronouns, chats].filter((fact) => fact !== '').join(' · '),
  /** The usual pronouns; others are shown as they were written. */
  pronouns: { 'she/her': 'she/her', 'he/him': 'he/him', 'they/them': 'they/them' } as Readonly<
    Record<string, string>
  >,
  tags: 'Tags',
  by: (creator: string) => `Made by ${creator}`,
  changed: (time: number) => `Changed on ${formats.date(time)}`,
  goOn: (name: string) => `Continue with ${name}`,
  temporary: 'Temporary chat',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'Couldn’t copy the link. Copy it from the address bar.',
  who: (name: string) => `About ${name}`,
  place: 'Where you meet',
  voice: 'Voice',
  scene: 'How it starts',
  likes: 'Likes',
  similar: 'You may also like',
  similarFailed: 'Couldn’t load similar mates.',
  failed: 'Couldn’t load this mate',
  missing: {
    title: 'Mate not found',
    text: 'The link may be old or incomplete.',
    action: 'See all mates',
  },
};
