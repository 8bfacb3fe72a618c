/** Signing in with another service. */
export const providers = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider: string) => `Opening ${provider}…`,
  signingIn: (provider: string) => `Signing you in with ${provider}…`,
  /** How the way to the service ended, said in the panel. */
  notices: {
    notSetUp: (provider: string) => `${provider} sign-in isn’t available here. Use your email instead.`,
    failed: (provider: string, reason: string) => `Couldn’t open ${provider}. ${reason}`,
    canceled: (provider: string) => `Sign-in with ${provider} was canceled. Try again or use your email.`,
    redirectTimedOut: (provider: string) =>
      `Couldn’t open ${provider}. Check your connection and try again, or use your email.`,
  },
  /** The outcome of the service's answer. */
  verdicts: {
    mismatched: (provider: string) =>
      `This ${provider} sign-in was started in another window or app. Go back there, or sign in again here.`,
    stale: (provider: string) => `Sign-in with ${provider} timed out. Please try again.`,
    cancelled: (provider: string) => `Sign-in with ${provider} was canceled. You can try another way.`,
    refused: (provider: string) => `${provider} denied the sign-in. You can try another way.`,
  },
};
