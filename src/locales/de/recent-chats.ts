import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const recentChats: Messages['recentChats'] = {
  loading: 'Deine Chats werden geladen',
  you: 'Du:',
  replying: 'Schreibt …',
  unread: 'Neue Antwort',
  /** A draft, or a message that this browser could not send. */
  unsent: 'Nicht gesendet',
  nothingSaid: 'Noch keine Nachrichten',
  hidden: 'Ausgeblendet, solange Inhalte für Erwachsene ausgeschaltet sind',
  options: (name) => `Optionen für den Chat mit ${name}`,
  remove: (name) => `Den Chat mit ${name} löschen`,
  archive: {
    add: (name) => `Chat mit ${name} archivieren`,
    leave: (name) => `Chat mit ${name} zurück zu deinen Chats holen`,
    title: (count) => `Archiviert (${formats.number(count)})`,
    added: 'Chat archiviert. Du findest ihn am Ende der Liste.',
    left: 'Chat zurückgeholt.',
  },
  orphaned: {
    text: 'Dieser Chat wurde gelöscht, bevor dein Text gesendet wurde. Du kannst den Text kopieren oder verwerfen.',
    copy: 'Text kopieren',
    discard: 'Verwerfen',
    copied: 'Kopiert',
    notCopied: 'Kopieren hat nicht geklappt. Markiere den Text, um ihn selbst zu kopieren.',
    discarded: 'Text verworfen.',
  },
  import: {
    choose: (product) => `In ${product} gespeicherten Chat importieren`,
    otherApps: 'Aus einer anderen App importieren',
    reading: 'Die Datei wird gelesen …',
    sending: 'Der Chat wird importiert …',
    slow: 'Das dauert länger als sonst.',
    large: 'Diese Datei ist zu groß. Ein Chat kann bis zu 4 MB haben.',
    damaged: 'Diese Datei ist kein exportierter Chat, oder sie ist beschädigt.',
    encoding:
      'Diese Datei ist nicht als UTF-8-Text gespeichert. Speichere sie als UTF-8 und importiere sie noch einmal.',
    newer: 'Diese Datei stammt aus einer neueren Version.',
    long: (count) =>
      `Diese Datei hat mehr als ${formats.number(count)} Nachrichten. So viele lassen sich nicht importieren.`,
    text: 'Eine Nachricht in dieser Datei ist länger, als Nachrichten hier sein können.',
    done: 'Chat importiert.',
  },
  empty: {
    title: 'Noch keine Chats',
    text: 'Chats, die du mit Charakteren beginnst, erscheinen hier.',
  },
  failed: 'Deine Chats konnten nicht geladen werden',
  confirm: {
    title: (name) => `Den Chat mit ${name} löschen?`,
  },
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Gestern' : formats.day(written, today);
  },
};
