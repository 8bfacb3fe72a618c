/** Shown in place of a screen that is not available. */
export const unavailable = {
  toDiscover: 'Go to Discover',
  loading: 'Loading the page',
  signInNeeded: {
    title: 'Sign in to see this',
    text: 'You need an account for this page.',
  },
  matureOff: {
    title: 'This mate is for adults',
    text: 'Mature content is turned off. You can turn it on in your profile.',
    action: 'Open your profile',
  },
  screenFailed: {
    title: 'Couldn’t load this page',
    text: 'You may be offline, or a new version was just released.',
  },
  partFailed: 'Couldn’t load this part of the page. Check your connection and try again.',
};
