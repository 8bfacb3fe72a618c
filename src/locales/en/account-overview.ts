import { formats } from './app/formats.ts';

export const accountOverview = {
  loading: 'Loading your account',
  failed: 'Couldn’t load your account',
  since: (time: Date) => `Member since ${formats.monthAndYear(time)}`,
  left: 'Your balance',
  places: 'Your account',
  recent: { title: 'Recent chats', text: 'All your chats.' },
  following: { title: 'Following', text: 'Creators you follow and their mates.' },
  made: { title: 'Your mates', text: 'Mates you’ve created.' },
  lorebooks: 'What your mates know about your world.',
  imports: 'Chats, mates and personas from other apps.',
  personas: { title: 'Personas', text: 'Who you are to mates.' },
  profile: 'Name, password, language, and your data.',
};
