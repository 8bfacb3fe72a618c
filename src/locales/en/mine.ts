import { chats, formats } from './formats.ts';

export const mine = {
  back: 'Back to Discover',
  loading: 'Loading your page',
  failed: 'Your page did not arrive',
  nameless: 'You',
  since: (time: Date) => `Here since ${formats.monthAndYear(time)}`,
  left: 'What you have left',
  chats,
  gold: (count: number) => `${formats.number(count)} gold`,
  places: 'Your places',
  recent: { title: 'Recent chats', text: 'Every conversation you have.' },
  following: { title: 'Following', text: 'The creators you follow, and their mates.' },
  made: { title: 'Your mates', text: 'Made by you, for you or for everybody.' },
  personas: { title: 'Personas', text: 'Who you are to the mates.' },
  profile: { title: 'Profile and settings', text: 'Name, password, language, your data.' },
};
