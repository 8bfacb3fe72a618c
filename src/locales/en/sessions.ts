import { formats } from './app/formats.ts';

export const sessions = {
  back: 'Back to your profile',
  loading: 'Loading your sessions',
  failed: 'Couldn’t load your sessions',
  text: 'If you don’t recognize one of these browsers, sign it out and change your password.',
  only: 'You’re not signed in anywhere else.',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown browser',
  current: 'This browser',
  /** The language of the browser, which hints at its place. */
  language: formats.language,
  inUse: 'In use now',
  lastUsed: (time: Date) => `Last used ${formats.moment(time)}`,
  signedIn: (time: Date) => `Signed in ${formats.moment(time)}`,
  end: 'Sign out',
  endNamed: (name: string) => `Sign out ${name}`,
  ending: 'Signing out…',
  notEnded: (reason: string) => `Couldn’t sign it out. ${reason}`,
  others: {
    open: 'Sign out everywhere else',
    title: 'Sign out everywhere else?',
    text: 'All other browsers are signed out within seconds. This one stays signed in.',
  },
};
