import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const emailChange: Messages['emailChange'] = {
  loading: 'Deine E-Mail-Einstellungen werden geladen',
  failed: 'Deine E-Mail-Einstellungen konnten nicht geladen werden',
  text: 'Mit dieser Adresse meldest du dich an, und sie erhält Links für ein neues Passwort.',
  form: {
    text: 'Du bekommst je einen Link für die neue und für deine bisherige Adresse. Die Änderung gilt, sobald du beide geöffnet hast.',
    email: 'Neue E-Mail-Adresse',
    submit: 'Links senden',
  },
  pending: {
    text: (time) => `Wir haben zwei E-Mails geschickt. Öffne den Link in beiden bis ${formats.clock(time)}.`,
    noMail: {
      printed: (time) =>
        `Dieser Server verschickt keine E-Mails. Beide Links stehen im Terminal, in dem er läuft. Öffne beide bis ${formats.clock(time)}.`,
      stored: (time) =>
        `Dieser Server verschickt keine E-Mails. Sein Betreiber findet beide Links im Ordner „outbox“. Öffne beide bis ${formats.clock(time)}.`,
    },
    confirmed: 'bestätigt',
    open: 'noch nicht bestätigt',
    note: 'Bleib bis dahin hier angemeldet. Mit der Änderung werden alle anderen Browser abgemeldet.',
    cancel: 'Änderung abbrechen',
    canceling: 'Wird abgebrochen …',
  },
  link: {
    title: 'Neue Adresse bestätigen?',
    old: 'Jemand, der in deinem Konto angemeldet ist, möchte dessen Adresse ändern. Bestätige, wenn du das bist. Sonst brich die Änderung ab.',
    new: 'Bestätige, dass diese Adresse dir gehört. Auch deine bisherige Adresse muss die Änderung bestätigen.',
    confirm: 'Bestätigen',
    confirming: 'Wird bestätigt …',
    reject: 'Das war ich nicht: abbrechen',
    passwordRequired: {
      title: 'Gib das Passwort deines Kontos ein',
      text: 'Die Änderung wurde nicht in diesem Browser angefordert. Gib das Passwort des Kontos ein, dessen Adresse geändert werden soll.',
      notYou:
        'Warst du das nicht? Jemand hat deine Adresse eingegeben. Schließe diese Seite: Ohne dieses Passwort ändert sich nichts.',
    },
    confirmed: {
      title: 'Noch eine Bestätigung',
      text: 'Öffne jetzt den Link für deine andere Adresse.',
    },
    changed: {
      title: 'Deine E-Mail-Adresse wurde geändert',
      text: 'Melde dich ab jetzt mit der neuen Adresse an. Alle anderen Browser wurden abgemeldet.',
    },
    canceled: {
      title: 'Die Änderung wurde abgebrochen',
      text: 'Deine Adresse bleibt, wie sie ist. Wenn jemand anderes die Änderung wollte, ändere jetzt dein Passwort.',
    },
    expired: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Links gelten 30 Minuten, und nur solange du dort angemeldet bleibst, wo du die Änderung angefordert hast.',
    },
    profile: 'Zu deinem Profil',
  },
};
