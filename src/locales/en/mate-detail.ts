import { formats } from './formats.ts';

export const mateDetail = {
  loading: 'Loading this mate',
  ai: 'An AI character, not a person',
  facts: (age: number, pronouns: string, chats: string) =>
    [formats.number(age), pronouns, chats].filter((fact) => fact !== '').join(' · '),
  tags: 'Tags',
  by: (creator: string) => `Made by ${creator}`,
  goOn: (name: string) => `Go on with ${name}`,
  who: (name: string) => `Who ${name} is`,
  place: 'Where you meet',
  voice: 'Voice',
  scene: 'How it begins',
  likes: 'Likes',
  similar: 'You may also like',
  similarFailed: 'The other mates did not arrive.',
  failed: 'This mate did not arrive',
  missing: {
    title: 'Nobody lives at this address',
    text: 'The link may be old, or a letter is missing.',
    action: 'See all mates',
  },
};
