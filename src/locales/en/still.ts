export const still = {
  notFound: {
    title: 'There is no page here',
    text: 'The address may be old or mistyped.',
    action: 'Go to Discover',
  },
  comingSoon: {
    title: 'Not open yet',
    text: 'This room is still being furnished. Everything else is open.',
    action: 'Go to Discover',
  },
  signInNeeded: {
    title: 'Sign in to see this',
    text: 'Your chats are kept with your account, so we need to know whose they are.',
    action: 'Sign in',
  },
  screenFailed: {
    title: 'This page did not load',
    text: 'The connection may have been cut, or a new version has just come out.',
    action: 'Try again',
  },
  loading: 'Loading the page',
};
