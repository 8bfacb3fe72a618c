import { formats } from './app/formats.ts';

export const accountOverview = {
  loading: 'Loading your page',
  failed: 'Couldn’t load your page',
  since: (time: Date) => `Member since ${formats.monthAndYear(time)}`,
  left: 'Your balance',
  places: 'Your account',
  recent: { title: 'Recent chats', text: 'All your chats.' },
  following: { title: 'Following', text: 'Creators you follow and their mates.' },
  made: { title: 'Your mates', text: 'Mates you’ve created.' },
  lorebooks: 'What your mates know about your world.',
  imports: 'Chats, mates and personas from other apps.',
  personas: { title: 'Personas', text: 'Who you are to mates.' },
  profile: { title: 'Profile and settings', text: 'Name, password, language, and your data.' },
};
