import type { Messages } from '../messages.ts';

export const profile: Messages['profile'] = {
  loading: 'Dein Profil wird geladen',
  failed: 'Dein Profil konnte nicht geladen werden',
  you: {
    nameHint: 'So nennen dich die Charaktere, wenn du keine Persona nutzt.',
    colour: 'Avatarfarbe',
    saved: 'Profil gespeichert.',
  },
  password: {
    old: 'Jetziges Passwort',
    note: 'Wenn du dein Passwort änderst, wirst du auf allen anderen Geräten abgemeldet.',
    none: 'Du meldest dich über einen anderen Dienst an. Du kannst zusätzlich ein Passwort festlegen.',
    set: 'Passwort festlegen',
    change: 'Passwort ändern',
    changing: 'Wird geändert …',
    changed: 'Passwort geändert. Auf allen anderen Geräten bist du abgemeldet.',
  },
  sessions: { title: 'Wo du angemeldet bist', text: 'Sieh deine Browser und melde sie ab.' },
  look: 'Darstellung und Sprache',
  mateLanguages:
    'Die Texte der Charaktere werden nicht übersetzt, und Charaktere mit festen Texten antworten in den Sprachen, die auf ihrer Seite stehen.',
  data: {
    title: 'Deine Daten',
    text: 'Eine Datei mit allem, was über dich gespeichert ist: Konto, Personas, Chats und Credit-Verlauf.',
    download: 'Meine Daten herunterladen',
    done: 'Dein Download hat begonnen.',
    file: 'meine-daten.json',
  },
  farewell: {
    title: 'Konto löschen',
    text: 'Dein Konto, deine Personas und deine Chats werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
    open: 'Mein Konto löschen',
    question: 'Dein Konto löschen?',
    word: 'Tippe „löschen“, um es zu bestätigen',
    password: 'Dein Passwort',
    yes: 'Alles löschen',
    done: 'Dein Konto wurde gelöscht.',
  },
};
