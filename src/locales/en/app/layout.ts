import { chats, formats } from './formats.ts';

export const layout = {
  home: (product: string) => `${product} home`,
  skip: 'Skip to content',
  mainNavigation: 'Main',
  recent: 'Recent',
  search: 'Search mates',
  signIn: 'Sign in',
  menu: 'Account and settings',
  profile: 'Profile and settings',
  allowance: chats,
  gold: (count: number, written?: string) =>
    formats.count(count, { one: '# gold coin', other: '# gold coins' }, written),
  fellBack: 'Couldn’t load your language, so you’re seeing English for now.',
};
