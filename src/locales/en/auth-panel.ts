export const authPanel = {
  signUp: {
    title: 'Create your account',
    subtitle: 'Welcome! Please fill in the details to get started.',
    question: 'Already have an account?',
    switch: 'Sign in',
  },
  signIn: {
    title: (product: string) => `Sign in to ${product}`,
    subtitle: 'Welcome back! Please sign in to continue',
    question: "Don't have an account?",
    switch: 'Sign up',
  },
  google: 'Continue with Google',
  discord: 'Continue with Discord',
  or: 'or',
  email: 'E-mail',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  submit: 'Continue',
  busy: 'Please wait...',
};
