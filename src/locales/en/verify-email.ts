import { formats } from './formats.ts';

export const verifyEmail = {
  title: 'Check your mail',
  sentTo: (email: string) => `We sent a link to ${email}. Open it, and this page goes on by itself.`,
  sent: 'We sent you a link. Open it, and this page goes on by itself.',
  waiting: 'Waiting for you to open the link',
  paused: 'Paused while you are away. It goes on when you come back.',
  hint: 'Nothing there? Look among the unwanted mail too.',
  resend: 'Send it again',
  resending: 'Sending…',
  resendIn: (seconds: number) => `Again in ${formats.number(seconds)} s`,
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
    text: 'Create an account first, and we will send you a link.',
    signUp: 'Create an account',
    signIn: 'Sign in',
  },
  confirming: { title: 'Confirming your address', text: 'One moment.' },
  confirmed: {
    title: 'Your address is confirmed',
    text: 'The page where you created the account goes on by itself. You can close this one, or sign in here.',
    discover: 'Go to Discover',
  },
  refused: { title: 'This link did not work', fresh: 'Create an account' },
};
