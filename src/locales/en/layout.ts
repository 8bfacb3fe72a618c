import { chats, formats } from './formats.ts';

export const layout = {
  home: (product: string) => `${product}, to the first page`,
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  discover: 'Discover',
  forYou: 'For you',
  favorites: 'Favourites',
  recent: 'Recent',
  search: 'Search mates',
  signIn: 'Sign in',
  menu: 'Account and settings',
  allowance: chats,
  gold: (count: number) => `${formats.number(count)} gold`,
  fellBack: 'The texts in your language did not arrive, so the page is in English for now.',
};
