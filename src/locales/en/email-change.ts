import { formats } from './app/formats.ts';

export const emailChange = {
  loading: 'Loading your email settings',
  failed: 'Couldn’t load your email settings',
  text: 'You sign in with this address, and it receives links to set a new password.',
  form: {
    text: 'You’ll get a link for the new address and one for your current address. The change takes effect when you’ve opened both.',
    email: 'New email',
    submit: 'Send links',
  },
  pending: {
    text: (time: Date) => `We sent two emails. Open the link in each of them by ${formats.clock(time)}.`,
    /** In place of `text` on a server without a mail server. */
    noMail: {
      printed: (time: Date) =>
        `This server sends no email. Both links are in the terminal where it runs. Open each of them by ${formats.clock(time)}.`,
      stored: (time: Date) =>
        `This server sends no email. The operator can find both links in the folder “outbox”. Open each of them by ${formats.clock(time)}.`,
    },
    confirmed: 'confirmed',
    open: 'not confirmed yet',
    note: 'Stay signed in here until then. All other browsers are signed out when the address changes.',
    cancel: 'Cancel change',
    canceling: 'Canceling…',
  },
  /** The page that the mailed links open: `old` and `new` are the mailboxes. */
  link: {
    title: 'Confirm your new email?',
    old: 'Someone signed in to your account asked to change its address. Confirm if it was you. If not, cancel the change.',
    new: 'Confirm that this address is yours. Your current address has to confirm the change too.',
    confirm: 'Confirm',
    confirming: 'Confirming…',
    reject: 'It wasn’t me: cancel',
    passwordRequired: {
      title: 'Enter the password of your account',
      text: 'This browser didn’t ask for the change. Enter the password of the account whose address is to change.',
      notYou:
        'Didn’t ask for this? Someone entered your address. Close this page: without this password, nothing changes.',
    },
    confirmed: {
      title: 'One confirmation to go',
      text: 'Now open the link for your other address.',
    },
    changed: {
      title: 'Your email was changed',
      text: 'Sign in with the new address from now on. All other browsers were signed out.',
    },
    canceled: {
      title: 'The change was canceled',
      text: 'Your address stays as it is. If someone else asked for the change, change your password now.',
    },
    expired: {
      title: 'This link no longer works',
      text: 'Links work for 30 minutes, and only while you stay signed in where you asked for the change.',
    },
    profile: 'Go to your profile',
  },
};
