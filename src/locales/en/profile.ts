export const profile = {
  loading: 'Loading your profile',
  failed: 'Couldn’t load your profile',
  you: {
    nameHint: 'What mates call you when you don’t use a persona.',
    colour: 'Avatar color',
    saved: 'Profile saved.',
  },
  /** By hue in steps of 30 degrees. */
  password: {
    old: 'Current password',
    note: 'Changing your password signs you out on all other devices.',
    none: 'You sign in with another service. You can also set a password.',
    set: 'Set password',
    change: 'Change password',
    changing: 'Changing…',
    changed: 'Password changed. You’re signed out on all other devices.',
  },
  sessions: { title: 'Where you’re signed in', text: 'See your browsers and sign them out.' },
  look: 'Appearance and language',
  mateLanguages:
    'Mates’ own texts aren’t translated, and scripted mates reply in the languages that their pages name.',
  data: {
    title: 'Your data',
    text: 'One file with everything stored about you: account, personas, chats, and credit history.',
    download: 'Download my data',
    done: 'Your download has started.',
    file: 'my-data.json',
  },
  farewell: {
    title: 'Delete account',
    text: 'This permanently deletes your account, personas, and chats. It can’t be undone.',
    open: 'Delete my account',
    question: 'Delete your account?',
    /** Quotes one of the words that the machine accepts. */
    word: 'Type “delete” to confirm',
    password: 'Your password',
    yes: 'Delete everything',
    done: 'Your account was deleted.',
  },
};
