/** What stands in a screen's place. */
export const standIn = {
  toDiscover: 'Go to Discover',
  loading: 'Loading the page',
  signInNeeded: {
    title: 'Sign in to see this',
    text: 'Your chats are kept with your account, so we need to know whose they are.',
    action: 'Sign in',
  },
  matureOff: {
    title: 'This mate is for adults',
    text: 'Mature content is turned off. You can turn it on in your profile.',
    action: 'Open your profile',
  },
  screenFailed: {
    title: 'This page did not load',
    text: 'The connection may have been cut, or a new version has just come out.',
    action: 'Try again',
  },
  partFailed: 'This part of the page did not load. Check your connection and try again.',
};
