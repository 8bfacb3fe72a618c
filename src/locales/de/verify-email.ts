import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('de');

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'Schau in dein Postfach',
  sentTo: (email) =>
    `Wir haben einen Link an ${email} geschickt. Öffne ihn und bestätige deine Adresse, dann geht es hier automatisch weiter.`,
  sent: 'Wir haben dir einen Link geschickt. Öffne ihn und bestätige deine Adresse, dann geht es hier automatisch weiter.',
  waiting: 'Wartet auf deine Bestätigung',
  paused: 'Pausiert, solange du weg bist. Es geht weiter, wenn du zurückkommst.',
  hint: 'Nichts da? Sieh im Spam-Ordner nach.',
  resend: 'Erneut senden',
  sentAgain: {
    delivered: 'Wir haben dir einen neuen Link geschickt.',
    printed: 'Dein neuer Link steht im Terminal, in dem der Server läuft.',
    stored: 'Der Betreiber findet deinen neuen Link im Ordner „outbox“.',
  },
  resendIn: (seconds) =>
    seconds < 120
      ? `Erneut senden in ${formats.number(seconds)} s`
      : `Erneut senden in ${lasting(Math.ceil(seconds / 60))}`,
  otherAddress: 'Andere Adresse verwenden',
  lookAgain: 'Erneut prüfen',
  stopped: {
    title: 'Wir prüfen nicht mehr',
    text: 'Dein Link gilt noch. Öffne ihn und prüfe dann erneut, oder melde dich an.',
  },
  expired: {
    text: 'Zehn Minuten sind um. Der Link gilt vielleicht noch: Öffne ihn und prüfe erneut, oder fordere einen neuen an.',
  },
  nothing: {
    title: 'Es gibt nichts zu bestätigen',
    text: 'Öffne deinen Link noch einmal oder erstelle ein Konto.',
    signUp: 'Konto erstellen',
  },
  linkOpened: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: 'Noch ein Schritt bis zu deinem Konto.',
    confirm: 'Meine E-Mail-Adresse bestätigen',
    notYou:
      'Du hast dich nicht registriert? Jemand hat deine Adresse benutzt. Schließe diese Seite: Ohne deine Bestätigung wird kein Konto angelegt.',
  },
  confirming: { title: 'Deine Adresse wird bestätigt', text: 'Einen Moment.' },
  passwordRequired: {
    title: 'Gib das Passwort ein, das du bei der Registrierung gewählt hast',
    text: 'Die Registrierung wurde in einem anderen Browser begonnen. Gib das Passwort ein, das dort gewählt wurde.',
    submit: 'Bestätigen und anmelden',
    checking: 'Wird geprüft …',
    notYou:
      'Jemand hat sich mit deiner Adresse registriert. Wenn du das nicht warst, schließe diese Seite: Ohne dieses Passwort wird kein Konto angelegt.',
    ownAccount: 'Eigenes Konto erstellen',
  },
  confirmed: {
    title: 'Deine Adresse ist bestätigt',
    signIn: 'Du kannst dich jetzt anmelden.',
    signedIn: 'Du bist angemeldet.',
    signingIn: 'Du wirst angemeldet …',
  },
  addressTaken: {
    title: 'Es gibt schon ein Konto mit dieser E-Mail-Adresse',
    text: 'Melde dich an, um weiterzumachen. Wenn du dich nicht noch einmal registriert hast, ist nichts zu tun.',
  },
  linkExpired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Links gelten 24 Stunden. Registriere dich noch einmal, um einen neuen zu bekommen.',
  },
  rejected: { title: 'Deine Adresse konnte nicht bestätigt werden' },
};
