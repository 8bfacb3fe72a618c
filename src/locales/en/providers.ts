/** Signing in with another service. */
export const providers = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider: string) => `Opening ${provider}…`,
  signingIn: (provider: string) => `Signing you in with ${provider}…`,
  /** How the way to the service ended, said in the panel. */
  notes: {
    notSetUp: (provider: string) =>
      `Signing in with ${provider} is not set up here. You can use your e-mail instead.`,
    refused: (provider: string, reason: string) => `${provider} could not be opened. ${reason}`,
    cancelled: (provider: string) =>
      `You came back from ${provider} without signing in. Try again, or use your e-mail.`,
    stranded: (provider: string) =>
      `${provider} did not open. Check your connection and try again, or use your e-mail.`,
  },
  /** What became of the service's answer. */
  verdicts: {
    mismatched: (provider: string) =>
      `This sign-in with ${provider} was not begun in this window, so it was not used.`,
    stale: (provider: string) => `The sign-in with ${provider} took too long. Please begin again.`,
    cancelled: (provider: string) => `You did not sign in with ${provider}. You can try another way.`,
    refused: (provider: string) => `${provider} did not let you sign in. You can try another way.`,
  },
};
