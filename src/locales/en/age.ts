import { formats } from './app/formats.ts';

export const age = {
  title: 'Before you chat',
  /** Why it is asked, and what becomes of it. */
  why: (years: number) =>
    `You need to be ${formats.number(years)} or older to chat. Please enter your date of birth.`,
  /** Asks about a sentence of the user’s. */
  doubt: {
    title: 'One question',
    /** Above the sentence. */
    read: (years: number) => `This sentence of yours reads as if you’re under ${formats.number(years)}:`,
    /** Where the sentence was deleted. */
    unquoted: (years: number) => `Something you wrote reads as if you’re under ${formats.number(years)}.`,
    /** The effect until the user answers. */
    meanwhile: 'Chatting and mature mates wait for your answer. None of your settings has changed.',
    misunderstood: 'That was a misunderstanding',
    young: (years: number) => `I’m under ${formats.number(years)}`,
  },
  privacy: 'Only you can see it, and it’s deleted with your account. You can’t change it later.',
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
  legend: 'Date of birth',
  confirming: 'One moment…',
  slow: 'This is taking a while.',
  noSuchDay: 'Please check the day, month, and year.',
  failed: 'That didn’t go through. Please try again.',
  refused: {
    title: 'Not yet',
    text: (years: number) =>
      `Thanks for being honest. You need to be ${formats.number(years)} or older to chat. You can still browse, read about the mates, and save favorites.`,
    until: (time: number) =>
      `If you made a mistake, you can enter your date of birth again from ${formats.moment(time)}.`,
    browse: 'Browse mates',
  },
  section: {
    title: 'Age and content',
    unreached: 'Couldn’t load your age settings.',
    unknown: 'You haven’t entered your date of birth yet. You’ll need it to chat.',
    confirmed: 'Your age is confirmed.',
    refused: 'You’re not old enough to chat yet.',
    mature: 'Show mature mates',
    matureNote:
      'Mates that their creators marked as mature. When this is off, you won’t see them, and your chats with them are hidden.',
    young: (years: number) => `Mature mates are for people ${formats.number(years)} and older.`,
  },
};
