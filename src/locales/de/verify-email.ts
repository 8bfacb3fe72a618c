import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'Schau in dein Postfach',
  sentTo: (email) =>
    `Wir haben einen Link an ${email} geschickt. Öffne ihn, dann geht es auf dieser Seite von selbst weiter.`,
  sent: 'Wir haben dir einen Link geschickt. Öffne ihn, dann geht es auf dieser Seite von selbst weiter.',
  waiting: 'Wartet darauf, dass du den Link öffnest',
  paused: 'Pause, solange du weg bist. Es geht weiter, wenn du zurückkommst.',
  hint: 'Nichts da? Sieh auch bei der unerwünschten Post nach.',
  resend: 'Noch einmal senden',
  resending: 'Wird gesendet…',
  resendIn: (seconds) => `Erneut in ${formats.number(seconds)} s`,
  stop: 'Nicht mehr warten',
  lookAgain: 'Noch einmal nachsehen',
  stopped: {
    title: 'Wir sehen nicht mehr nach',
    text: 'Der Link in der Mail gilt noch. Öffne ihn und sieh dann noch einmal nach, oder melde dich an.',
  },
  expired: {
    title: 'Wir sehen nicht mehr nach',
    text: 'Zehn Minuten sind um. Der Link gilt vielleicht noch: Öffne ihn und sieh noch einmal nach, oder lass dir einen neuen schicken.',
  },
  nothing: {
    title: 'Es gibt nichts zu bestätigen',
    text: 'Erstelle zuerst ein Konto, dann schicken wir dir einen Link.',
    signUp: 'Konto erstellen',
    signIn: 'Anmelden',
  },
  confirming: { title: 'Deine Adresse wird bestätigt', text: 'Einen Moment.' },
  confirmed: {
    title: 'Deine Adresse ist bestätigt',
    text: 'Die Seite, auf der du das Konto erstellt hast, macht von selbst weiter. Du kannst diese schließen oder dich hier anmelden.',
    discover: 'Zu Entdecken',
  },
  refused: { title: 'Dieser Link hat nicht funktioniert', fresh: 'Konto erstellen' },
};
