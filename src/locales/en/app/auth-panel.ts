export const authPanel = {
  signUp: {
    title: 'Create your account',
    subtitle: 'Welcome! Fill in your details to get started.',
    question: 'Already have an account?',
    switch: 'Sign in',
  },
  signIn: {
    title: (product: string) => `Sign in to ${product}`,
    subtitle: 'Welcome back! Sign in to continue.',
    question: 'Don’t have an account?',
    switch: 'Sign up',
  },
  google: 'Continue with Google',
  discord: 'Continue with Discord',
  or: 'or',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  forgot: 'Forgot your password?',
  submit: 'Continue',
  busy: 'Please wait…',
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
