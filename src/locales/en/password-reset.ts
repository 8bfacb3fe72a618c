import { formats } from './app/formats.ts';

export const passwordReset = {
  asking: {
    text: 'Enter the email address of your account. You’ll get a link to choose a new password.',
    submit: 'Send link',
  },
  sent: {
    title: 'Check your email',
    text: (email: string) =>
      `We sent an email to ${email}. The link in it works for 30 minutes. Don’t see it? Check your spam folder.`,
    again: 'Try another address or send again',
  },
  choosing: {
    title: 'Choose a new password',
    text: 'You’ll be signed out on all other devices.',
    submit: 'Save and sign in',
  },
  opening: { loading: 'Checking your link', failed: 'Couldn’t check your link' },
  passkeys: {
    title: 'Passkeys that can sign in',
    text: 'Select any that you don’t recognize. They’ll be removed when you save.',
    added: (time: number) => `added ${formats.date(time)}`,
  },
  expired: {
    title: 'This link no longer works',
    text: 'Links work once, for 30 minutes.',
    again: 'Request a new link',
  },
  unsupported: {
    title: 'Not available here',
    text: 'This server can’t send a link. Contact support to get back into your account.',
  },
  changed: {
    title: 'Your password was changed',
    text: 'To sign in with it, confirm with your passkey or a recovery code.',
  },
  done: { title: 'Your password was changed', text: 'You’re signed in.' },
};
