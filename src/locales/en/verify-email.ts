import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('en');

export const verifyEmail = {
  title: 'Check your email',
  sentTo: (email: string) =>
    `We sent a link to ${email}. Open it and confirm your address. This page will continue automatically.`,
  sent: 'We sent you a link. Open it and confirm your address. This page will continue automatically.',
  waiting: 'Waiting for your confirmation',
  paused: 'Paused while you’re away. It resumes when you’re back.',
  hint: 'Don’t see it? Check your spam folder.',
  resend: 'Resend',
  /** After “Resend”, by where the server’s mails go. */
  sentAgain: {
    delivered: 'We sent you a new link.',
    printed: 'Your new link is in the terminal where the server runs.',
    stored: 'The operator can find your new link in the folder “outbox”.',
  },
  resendIn: (seconds: number) =>
    seconds < 120
      ? `Resend in ${formats.number(seconds)} s`
      : `Resend in ${lasting(Math.ceil(seconds / 60))}`,
  otherAddress: 'Use another address',
  lookAgain: 'Check again',
  stopped: {
    title: 'We stopped checking',
    text: 'Your link still works. Open it, then check again or sign in.',
  },
  expired: {
    text: 'Ten minutes have passed. The link may still work: open it and check again, or request a new one.',
  },
  nothing: {
    title: 'Nothing to confirm',
    text: 'Open your link again, or create an account.',
    signUp: 'Create an account',
  },
  linkOpened: {
    title: 'Confirm your email address',
    text: 'You’re one step away from your account.',
    confirm: 'Confirm my email address',
    notYou:
      'Didn’t sign up? Someone used your address. Close this page: unless you confirm, no account is created.',
  },
  confirming: { title: 'Confirming your address', text: 'One moment.' },
  passwordRequired: {
    title: 'Enter the password you chose when you signed up',
    text: 'The sign-up was made in another browser. Enter the password that was chosen there.',
    submit: 'Confirm and sign in',
    checking: 'Checking…',
    notYou:
      'Someone used your address to sign up. If it wasn’t you, close this page: without this password, no account is created.',
    ownAccount: 'Create my own account',
  },
  confirmed: {
    title: 'Your address is confirmed',
    signIn: 'You can sign in now.',
    signedIn: 'You’re signed in.',
    signingIn: 'Signing you in…',
  },
  addressTaken: {
    title: 'There’s already an account with this email address',
    text: 'Sign in to continue. If you didn’t sign up again, there’s nothing to do.',
  },
  linkExpired: {
    title: 'This link has expired',
    text: 'Links work for 24 hours. Sign up again to get a new one.',
  },
  rejected: { title: 'Couldn’t confirm your address' },
};
