import { durationsOf } from '../spoken.ts';
import { formats } from './formats.ts';

const lasting = durationsOf('en');

export const verifyEmail = {
  title: 'Check your mail',
  sentTo: (email: string) =>
    `We sent a link to ${email}. Open it and confirm your address, and this page continues by itself.`,
  sent: 'We sent you a link. Open it and confirm your address, and this page continues by itself.',
  waiting: 'Waiting for you to confirm',
  paused: 'Paused while you are away. It goes on when you come back.',
  hint: 'Nothing there? Look among the unwanted mail too.',
  resend: 'Send it again',
  resending: 'Sending…',
  resendIn: (seconds: number) =>
    seconds < 120 ? `Again in ${formats.number(seconds)} s` : `Again in ${lasting(Math.ceil(seconds / 60))}`,
  stop: 'Stop waiting',
  lookAgain: 'Look again',
  stopped: {
    title: 'We stopped looking',
    text: 'The link in the mail still works. Open it, then look again or sign in.',
  },
  expired: {
    title: 'We stopped looking',
    text: 'Ten minutes have passed. The link may still work: open it and look again, or have a new one sent.',
  },
  nothing: {
    title: 'There is nothing to confirm',
    text: 'Open the link in your email again, or create an account.',
    signUp: 'Create an account',
    signIn: 'Sign in',
  },
  linkOpened: {
    title: 'Confirm your email address',
    text: 'You’re one step away from your account.',
    confirm: 'Confirm my email address',
    notYou: 'Didn’t sign up? Someone used your address. Close this page and ignore the email.',
  },
  confirming: { title: 'Confirming your address', text: 'One moment.' },
  passwordRequired: {
    title: 'Enter the password of this sign-up',
    text: 'The sign-up was made in another browser. Enter the password that was chosen there.',
    password: 'Password',
    submit: 'Confirm and sign in',
    checking: 'Checking…',
    notYou:
      'Someone used your address to sign up. If it wasn’t you, ignore the email: without this password, no account is created.',
    ownAccount: 'Create my own account',
  },
  confirmed: {
    title: 'Your address is confirmed',
    signIn: 'You can sign in now.',
    signedIn: 'You’re signed in.',
    signingIn: 'Signing you in…',
    discover: 'Go to Discover',
  },
  addressTaken: {
    title: 'This address already has an account',
    text: 'Sign in to continue. If you didn’t sign up again, there’s nothing to do.',
  },
  linkExpired: {
    title: 'This link has expired',
    text: 'Links work for 24 hours. Sign up again to get a new one.',
  },
  refused: { title: 'Couldn’t confirm your address' },
};
