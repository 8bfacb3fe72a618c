import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passwordReset: Messages['passwordReset'] = {
  asking: {
    text: 'Gib die E-Mail-Adresse deines Kontos ein. Du bekommst einen Link, mit dem du ein neues Passwort wählst.',
    submit: 'Link senden',
  },
  sent: {
    title: 'Schau in dein Postfach',
    text: (email) =>
      `Wir haben eine E-Mail an ${email} geschickt. Der Link darin gilt 30 Minuten. Nichts da? Sieh im Spam-Ordner nach.`,
    again: 'Andere Adresse versuchen oder erneut senden',
  },
  choosing: {
    title: 'Neues Passwort wählen',
    text: 'Auf allen anderen Geräten wirst du abgemeldet.',
    submit: 'Speichern und anmelden',
  },
  opening: { loading: 'Dein Link wird geprüft', failed: 'Dein Link konnte nicht geprüft werden' },
  passkeys: {
    title: 'Passkeys, mit denen man sich anmelden kann',
    text: 'Wähle alle aus, die du nicht kennst. Sie werden beim Speichern entfernt.',
    added: (time) => `hinzugefügt am ${formats.date(time)}`,
  },
  expired: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Links gelten einmal und 30 Minuten lang.',
    again: 'Neuen Link anfordern',
  },
  unsupported: {
    title: 'Hier nicht verfügbar',
    text: 'Dieser Server kann keinen Link senden. Wende dich an den Betreiber dieses Servers, um wieder in dein Konto zu kommen.',
  },
  changed: {
    title: 'Dein Passwort ist geändert',
    text: 'Bestätige die Anmeldung mit deinem Passkey oder einem Wiederherstellungscode.',
  },
  done: { title: 'Dein Passwort ist geändert', text: 'Du bist angemeldet.' },
};
