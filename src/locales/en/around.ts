import { formats } from './formats.ts';

export const around = {
  logOut: 'Log out',
  theme: 'Colours',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: {
    label: 'Language',
    fetching: 'The texts are on their way…',
    stop: 'Stop',
    notFetched: 'That language did not arrive. Check your connection and choose it again.',
    /** The page speaks it already; the account could not be told. */
    untold: (reason: string) => `Your account does not know of the new language yet. ${reason}`,
    untoldHere: 'Your account does not know of it yet.',
    tell: 'Tell it again',
  },
  honesty: 'Every mate is an AI character. None of them is a person.',
  footerNavigation: 'About',
  footer: {
    support: 'Support',
    faq: 'Questions',
    guidelines: 'Community guidelines',
    safety: 'Safety and help lines',
    privacy: 'Privacy notice',
    terms: 'Terms of use',
  },
  offline: 'You are offline. What is here stays readable; the rest waits for the connection.',
  backOnline: 'You are back online.',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  times: (count: number) => formats.count(count, { one: 'once', other: '# times' }),
};
