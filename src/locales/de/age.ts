import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const age: Messages['age'] = {
  title: 'Bevor du chattest',
  why: (years: number) =>
    `Chatten ist ab ${formats.number(years)} Jahren. Bitte nenne uns dein Geburtsdatum.`,
  kept: 'Es bleibt bei deinem Konto, wo nur du es sehen kannst, und verschwindet mit dem Konto. Du gibst es einmal an; später lässt es sich nicht ändern.',
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
  legend: 'Dein Geburtsdatum',
  confirm: 'Weiter',
  confirming: 'Einen Moment…',
  slow: 'Das dauert gerade etwas.',
  stop: 'Nicht länger warten',
  noSuchDay: 'Bitte prüfe Tag, Monat und Jahr.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  refused: {
    title: 'Noch nicht',
    text: (years: number) =>
      `Danke für deine Ehrlichkeit. Chatten ist ab ${formats.number(years)} Jahren und bleibt deshalb vorerst geschlossen. Alles andere steht dir offen: Sieh dich um, lies über die Charaktere, sammle deine Favoriten.`,
    until: (time: number) =>
      `Falls es ein Versehen war, kannst du dein Geburtsdatum ab ${formats.moment(time)} erneut angeben.`,
    browse: 'Umsehen',
  },
  section: {
    title: 'Alter und Inhalte',
    loading: 'Wir sehen nach, was du angegeben hast.',
    unreached: 'Deine Altersangabe konnte nicht abgerufen werden.',
    retry: 'Erneut versuchen',
    unknown: 'Du hast dein Geburtsdatum noch nicht angegeben. Es wird gebraucht, bevor du chattest.',
    confirmed: 'Dein Alter ist bestätigt.',
    refused: 'Das Chatten ist für dein Alter geschlossen.',
    mature: 'Charaktere für Erwachsene zeigen',
    matureNote:
      'Charaktere, die ihre Urheber als Inhalt für Erwachsene gekennzeichnet haben. Ausgeschaltet siehst du sie nie, und deine Chats mit ihnen sind verborgen.',
    young: (years: number) => `Charaktere für Erwachsene sind ab ${formats.number(years)} Jahren.`,
  },
};
