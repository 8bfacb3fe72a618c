/** Pages without a flow, and what stands in a screen's place. */
export const still = {
  toDiscover: 'Go to Discover',
  loading: 'Loading the page',
  contents: 'On this page',
  notFound: { title: 'There is no page here', text: 'The address may be old or mistyped.' },
  comingSoon: 'This room is still being furnished. It opens with one of the next versions.',
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
};
