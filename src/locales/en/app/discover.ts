import { formats } from './formats.ts';

export const discover = {
  what: 'These are characters to talk with. All of them are AI.',
  pick: 'Today’s pick',
  profile: 'See profile',
  filters: 'Show mates tagged',
  shown: (count: number, tag: string) =>
    formats.count(count, { one: `# mate tagged “${tag}”`, other: `# mates tagged “${tag}”` }),
  all: 'All',
  recommended: 'Recommended',
  newHere: 'New here',
  trending: 'Trending',
  loading: 'Loading mates',
  noneTagged: (tag: string) => `No mates are tagged “${tag}” anymore.`,
  showAll: 'Show all mates',
  empty: {
    title: 'No mates yet',
    text: 'Create the first one.',
    action: 'Reload',
  },
  failed: 'Couldn’t load mates',
  trendingFailed: 'Couldn’t load trending mates.',
  trendingEmpty: 'No chats yet. Start the first one.',
  rank: (rank: number) => `Rank ${formats.number(rank)}`,
};
