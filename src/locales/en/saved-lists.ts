import { formats, mates } from './app/formats.ts';

/** The lists of mates and creators: favorites, the followed, and suggestions. */
export const savedLists = {
  mates: 'Mates',
  favorites: {
    loading: 'Loading your favorites',
    failed: 'Couldn’t load your favorites',
    empty: {
      title: 'No favorites yet',
      text: 'Tap the heart on a mate’s page to add them here.',
    },
  },
  collection: {
    kinds: { follow: 'Creator', followTag: 'Tag' },
    loading: 'Loading mates',
    failed: 'Couldn’t load these mates',
    empty: {
      title: 'Nothing here',
      text: 'This creator wasn’t found. The link may be old or incomplete.',
    },
  },
  followed: {
    total: mates,
    loading: 'Loading the creators you follow',
    failed: 'Couldn’t load the creators you follow',
    empty: {
      title: 'You’re not following anyone yet',
      text: 'Follow a creator from a mate’s page to see all their mates here.',
    },
    facts: (made: number, followers: number) =>
      `${mates(made)} · ${formats.count(followers, { one: '# follower', other: '# followers' })}`,
    none: 'No mates right now.',
  },
  forYou: {
    lead: 'Based on your favorites, the creators you follow, and the mates you chat with.',
    loading: 'Loading your suggestions',
    failed: 'Couldn’t load your suggestions',
    empty: {
      title: 'Nothing new right now',
      text: 'New mates you might like will show up here.',
      action: 'See all mates',
    },
    followed: (creator: string) => `Because you follow ${creator}`,
    favorite: (mate: string, tag: string) => `Because ${mate} is a favorite: both are tagged “${tag}”`,
    talked: (mate: string, tag: string) => `Because you chat with ${mate}: both are tagged “${tag}”`,
    popular: 'Popular with other people',
  },
};
