import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const age: Messages['age'] = {
  title: 'Bevor du chattest',
  why: (years: number) =>
    `Zum Chatten musst du mindestens ${formats.number(years)} Jahre alt sein. Bitte gib dein Geburtsdatum ein.`,
  doubt: {
    title: 'Eine Frage',
    read: (years: number) =>
      `Dieser Satz von dir liest sich, als wärst du jünger als ${formats.number(years)}:`,
    unquoted: (years: number) =>
      `Etwas, das du geschrieben hast, liest sich, als wärst du jünger als ${formats.number(years)}.`,
    meanwhile:
      'Das Chatten und die Charaktere für Erwachsene warten auf deine Antwort. Deine Einstellungen sind unverändert.',
    misunderstood: 'Das war ein Missverständnis',
    young: (years: number) => `Ich bin jünger als ${formats.number(years)}`,
  },
  privacy:
    'Nur du kannst es sehen, und es wird mit deinem Konto gelöscht. Später kannst du es nicht mehr ändern.',
  day: 'Tag',
  month: 'Monat',
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  year: 'Jahr',
  choose: 'Auswählen',
  legend: 'Geburtsdatum',
  confirming: 'Einen Moment …',
  slow: 'Das dauert gerade etwas.',
  noSuchDay: 'Bitte prüfe Tag, Monat und Jahr.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  refused: {
    title: 'Noch nicht',
    text: (years: number) =>
      `Danke für deine Ehrlichkeit. Zum Chatten musst du mindestens ${formats.number(years)} Jahre alt sein. Du kannst dich weiterhin umsehen, über die Charaktere lesen und Favoriten speichern.`,
    until: (time: number) =>
      `Falls du dich vertan hast, kannst du dein Geburtsdatum ab ${formats.moment(time)} erneut eingeben.`,
    browse: 'Charaktere ansehen',
  },
  section: {
    title: 'Alter und Inhalte',
    unreached: 'Deine Altersangaben konnten nicht geladen werden.',
    unknown: 'Du hast dein Geburtsdatum noch nicht eingegeben. Du brauchst es zum Chatten.',
    confirmed: 'Dein Alter ist bestätigt.',
    refused: 'Du bist noch nicht alt genug zum Chatten.',
    mature: 'Charaktere für Erwachsene zeigen',
    matureNote:
      'Charaktere, die als Inhalt für Erwachsene gekennzeichnet sind. Wenn das aus ist, siehst du sie nicht, und deine Chats mit ihnen sind ausgeblendet.',
    young: (years: number) => `Charaktere für Erwachsene sind ab ${formats.number(years)} Jahren.`,
  },
};
