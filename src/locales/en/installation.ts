import { formats } from './app/formats.ts';

export const installation = {
  update: {
    available: 'A new version is available.',
    reload: 'Reload',
    pending: 'Reloading…',
    dismiss: 'Not now',
  },
  version: (version: string) => `Version ${version}`,
  title: 'App',
  install: {
    offer: (product: string) =>
      `Install ${product} to open it in a window of its own and read recent chats offline.`,
    text: (product: string) => `Open ${product} from your home screen or desktop, in a window of its own.`,
    action: 'Install',
    pending: 'Installing…',
    installed: 'The app is installed on this device.',
    ios: 'To install the app, tap Share in Safari, then “Add to Home Screen”.',
  },
  copies: {
    label: 'Keep recent chats on this device',
    text: (rooms: number, messages: number) =>
      `The last ${formats.number(rooms)} chats, up to ${formats.number(messages)} messages each, can be read offline. They’re deleted when you log out. Anyone with access to this browser’s storage could read them. Temporary chats aren’t kept.`,
  },
};
