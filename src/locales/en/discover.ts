import { formats } from './formats.ts';

export const discover = {
  title: 'Discover',
  pick: 'Tonight’s pick',
  profile: 'See profile',
  filters: 'Show mates tagged',
  shown: (count: number, tag: string) =>
    formats.count(count, { one: `# mate tagged “${tag}”`, other: `# mates tagged “${tag}”` }),
  all: 'All',
  recommended: 'Recommended',
  trending: 'Trending',
  loading: 'Loading mates',
  noneTagged: (tag: string) => `No mate here is tagged “${tag}” any more.`,
  showAll: 'Show all mates',
  empty: {
    title: 'Nobody is here yet',
    text: 'Mates will appear here as soon as somebody has made one.',
    action: 'Look again',
  },
  failed: 'The mates did not arrive',
  trendingFailed: 'Trending is not here right now.',
  trendingEmpty: 'Nobody has been chatting yet. You could be the first.',
  rank: (rank: number) => `Rank ${formats.number(rank)}`,
};
