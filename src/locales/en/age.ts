import { formats } from './formats.ts';

export const age = {
  title: 'Before you chat',
  /** Why it is asked, and what becomes of it. */
  why: (years: number) =>
    `Chatting is for people of ${formats.number(years)} and over. Please tell us your birth date.`,
  kept: 'It stays with your account, where only you can see it, and goes when you delete the account. You tell it once; it cannot be changed later.',
  day: 'Day',
  month: 'Month',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  year: 'Year',
  choose: 'Choose',
  legend: 'Your birth date',
  confirm: 'Continue',
  confirming: 'One moment…',
  slow: 'This is taking a while.',
  stop: 'Stop waiting',
  noSuchDay: 'Please check the day, the month and the year.',
  failed: 'That did not go through. Please try again.',
  refused: {
    title: 'Not yet',
    text: (years: number) =>
      `Thank you for being honest. Chatting is for people of ${formats.number(years)} and over, so it stays closed for now. Everything else is open: look around, read about the mates, keep your favourites.`,
    until: (time: number) =>
      `If something went wrong, you can tell your birth date again from ${formats.moment(time)}.`,
    browse: 'Look around',
  },
  section: {
    title: 'Age and content',
    loading: 'Looking up what you told us.',
    unreached: 'What you told us about your age could not be looked up.',
    retry: 'Try again',
    unknown: 'You have not told your birth date yet. It is needed before you chat.',
    confirmed: 'Your age is confirmed.',
    refused: 'Chatting is closed for your age.',
    mature: 'Show mature mates',
    matureNote:
      'Mates that their makers marked as mature. Off, you never see them, and your chats with them are put away.',
    young: (years: number) => `Mature mates are for people of ${formats.number(years)} and over.`,
  },
};
