import { formats, mates } from './formats.ts';

export const marks = {
  favorite: (name: string) => `Favourite: ${name}`,
  follow: 'Follow',
  following: 'Following',
  mates: 'Mates',
  notSet: (reason: string) => `That did not arrive, so nothing changed. ${reason}`,
  favorites: {
    title: 'Favourites',
    loading: 'Loading your favourites',
    failed: 'Your favourites did not arrive',
    empty: {
      title: 'No favourites yet',
      text: 'Press the heart on a mate’s page, and the mate will wait for you here.',
      action: 'Find a mate',
    },
  },
  followed: {
    title: 'Following',
    loading: 'Loading the creators you follow',
    failed: 'The creators you follow did not arrive',
    empty: {
      title: 'You follow nobody yet',
      text: 'Follow a creator on the page of one of their mates, and all their mates will be here.',
      action: 'Find a mate',
    },
    facts: (made: number, followers: number) =>
      `${mates(made)} · ${formats.count(followers, { one: '# follower', other: '# followers' })}`,
    none: 'No mates at the moment.',
  },
  forYou: {
    title: 'For you',
    lead: 'Chosen from your favourites, the creators you follow and the mates you talk with.',
    loading: 'Looking for mates for you',
    failed: 'Your suggestions did not arrive',
    empty: {
      title: 'You know everybody here',
      text: 'New mates that fit what you like will be here.',
      action: 'See all mates',
    },
    followed: (creator: string) => `Because you follow ${creator}`,
    favorite: (mate: string, tag: string) => `Because ${mate} is a favourite: both are about ${tag}`,
    talked: (mate: string, tag: string) => `Because you talk with ${mate}: both are about ${tag}`,
    popular: 'Many people talk with this mate',
  },
};
