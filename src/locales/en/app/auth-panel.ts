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
};
