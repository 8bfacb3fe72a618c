import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const sessions: Messages['sessions'] = {
  back: 'Zurück zu deinem Profil',
  loading: 'Deine Anmeldungen werden geladen',
  failed: 'Deine Anmeldungen konnten nicht geladen werden',
  text: 'Wenn du einen dieser Browser nicht kennst, melde ihn ab und ändere dein Passwort.',
  only: 'Du bist sonst nirgends angemeldet.',
  on: (browser, system) => `${browser} unter ${system}`,
  unknown: 'Unbekannter Browser',
  current: 'Dieser Browser',
  language: formats.language,
  inUse: 'Gerade in Gebrauch',
  lastUsed: (time) => `Zuletzt benutzt: ${formats.moment(time)}`,
  signedIn: (time) => `Angemeldet: ${formats.moment(time)}`,
  end: 'Abmelden',
  endNamed: (name) => `${name} abmelden`,
  ending: 'Wird abgemeldet …',
  notEnded: (reason) => `Die Abmeldung hat nicht geklappt. ${reason}`,
  others: {
    open: 'Überall sonst abmelden',
    title: 'Überall sonst abmelden?',
    text: 'Alle anderen Browser werden innerhalb von Sekunden abgemeldet. Dieser bleibt angemeldet.',
  },
};
