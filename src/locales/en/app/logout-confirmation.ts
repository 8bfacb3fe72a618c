import { formats } from './formats.ts';

export const logoutConfirmation = {
  title: 'You have unsent drafts. Log out anyway?',
  text: (count: number) =>
    `${formats.count(count, { one: '# unsent draft is saved on this device.', other: '# unsent drafts are saved on this device.' })} If you keep drafts, you’ll see them when you sign in again. They’re deleted when another account signs in. Until then, anyone with access to this browser’s storage could read them.`,
  stay: 'Stay signed in',
  keep: 'Log out and keep drafts',
  remove: 'Log out and delete drafts',
};
