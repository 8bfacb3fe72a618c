import { formats } from './formats.ts';

export const notifications = {
  logOut: 'Log out',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: {
    label: 'Language',
    notFetched: 'Couldn’t load that language. Check your connection and try again.',
    /** The page uses the language already, but it could not be saved to the account. */
    notSaved: (reason: string) => `The language isn’t saved to your account yet. ${reason}`,
    notSavedHere: 'Not saved to your account yet.',
    saveAgain: 'Save again',
  },
  honesty: 'Every mate is an AI character. None of them is a person.',
  footerNavigation: 'About',
  faq: 'Questions and answers',
  /** A message that was written in another chat. */
  notSent: (reason: string) => `A message wasn’t sent. ${reason}`,
  offline: 'You’re offline. You can keep reading; messages will be sent when you’re back.',
  serverAway: 'Can’t reach the server. Saved chats stay readable; we’ll keep trying.',
  backOnline: 'You’re back online.',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  times: (count: number) => formats.count(count, { one: 'once', other: '# times' }),
};
