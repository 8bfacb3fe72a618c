/** The specification quotes the titles, subtitles, questions and `busy` letter for letter. */
export const authPanel = {
  signUp: {
    title: 'Create your account',
    subtitle: 'Welcome! Please fill in the details to get started.',
    question: 'Already have an account?',
  },
  signIn: {
    title: (product: string) => `Sign in to ${product}`,
    subtitle: 'Welcome back! Please sign in to continue',
    question: "Don't have an account?",
    switch: 'Sign up',
  },
  google: 'Continue with Google',
  discord: 'Continue with Discord',
  missing: 'Not available here',
  or: 'or',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  forgot: 'Forgot your password?',
  submit: 'Continue',
  busy: 'Please wait...',
  /** In place of “Check your email” on a server without a mail server. */
  noMail: {
    title: 'Your link is ready',
    printed: 'This server sends no email. Your link is in the terminal where it runs.',
    stored: 'This server sends no email. The operator can find your link in the folder “outbox”.',
  },
  secondStep: {
    title: 'Confirm that it’s you',
    text: 'Your account also asks for a passkey.',
    hidden: 'This browser can’t use passkeys on this site. Use a recovery code.',
    useCode: 'Use a recovery code instead',
    usePasskey: 'Use a passkey instead',
    codeText: 'Enter one of the recovery codes you saved. Each works once.',
    code: 'Recovery code',
    expired: 'This sign-in has expired',
    expiredText: 'For your safety, please sign in again.',
    again: 'Sign in again',
  },
  passkey: {
    choose: 'Sign in with a passkey',
    prompt: 'Follow the steps of your browser…',
    problems: {
      canceled: 'No passkey was used. Please try again, or choose another way.',
      timedOut: 'That took too long. Please try again.',
      duplicate: 'This device already has a passkey for your account.',
      unsupported: 'This browser can’t use passkeys at this address. Try another browser or device.',
    },
  },
};
