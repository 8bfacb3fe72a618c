import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const installation: Messages['installation'] = {
  update: {
    available: 'Eine neue Version ist verfügbar.',
    reload: 'Neu laden',
    pending: 'Wird neu geladen …',
    dismiss: 'Später',
  },
  version: (version: string) => `Version ${version}`,
  title: 'App',
  install: {
    offer: (product) =>
      `Installiere ${product}: mit eigenem Fenster, und die letzten Chats kannst du offline lesen.`,
    text: (product) => `Öffne ${product} vom Startbildschirm oder Desktop aus, in einem eigenen Fenster.`,
    action: 'Installieren',
    pending: 'Wird installiert …',
    installed: 'Die App ist auf diesem Gerät installiert.',
    ios: 'So installierst du die App: Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  },
  copies: {
    label: 'Letzte Chats auf diesem Gerät speichern',
    text: (rooms, messages) =>
      `Die letzten ${formats.number(rooms)} Chats mit jeweils bis zu ${formats.number(messages)} Nachrichten kannst du auch offline lesen. Beim Abmelden werden sie gelöscht. Wer Zugriff auf den Speicher dieses Browsers hat, könnte sie lesen. Temporäre Chats werden nicht gespeichert.`,
  },
};
