import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'Passkeys',
  text: 'Melde dich mit Fingerabdruck, Gesicht oder Displaysperre an, ganz ohne Passwort.',
  loading: 'Deine Passkeys werden geladen',
  failed: 'Deine Passkeys konnten nicht geladen werden',
  add: 'Passkey hinzufügen',
  adding: 'Bestätige, dass du es bist. Danach fragt dein Browser, wo der Passkey gespeichert werden soll.',
  password: 'Dein Passwort',
  next: 'Weiter',
  busy: 'Bitte warten…',
  added: 'Passkey hinzugefügt. Ab jetzt kannst du dich damit anmelden.',
  created: (time) => `Hinzugefügt am ${formats.date(time)}`,
  used: (time) => `Zuletzt verwendet am ${formats.date(time)}`,
  unused: 'Noch nicht verwendet',
  name: 'Name des Passkeys',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  renameOf: (name) => `${name} umbenennen`,
  removeOf: (name) => `${name} entfernen`,
  question: (name) => `${name} entfernen?`,
  removing:
    'Du kannst dich damit nicht mehr anmelden. Lösche ihn auch auf deinem Gerät oder in deinem Passwortmanager.',
  remove: 'Entfernen',
  removed: 'Passkey entfernt.',
};
