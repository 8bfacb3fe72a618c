import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('de');

export const wellbeing: Messages['wellbeing'] = {
  help: {
    label: 'Hilfetelefone',
    title: { crisis: 'Du verdienst es, mit einem echten Menschen zu reden', concern: 'Jemand zum Reden' },
    text: {
      crisis:
        'Das klingt, als wäre gerade alles sehr schwer. Unter diesen Nummern hört dir Tag und Nacht jemand zu, ohne zu urteilen. Du kannst hier weiterschreiben; nichts ist gesperrt.',
      concern:
        'Kein Anlass ist zu klein. Diese Nummern sind für dich da, und für alle, die sich um jemanden sorgen. Du kannst hier weiterschreiben.',
    },
    quiet: 'Wenn es gerade schwer ist: Hier hört dir jemand zu.',
    call: (number) => `${number} anrufen`,
    locale: 'de',
    country: 'Land',
    anyCountry: 'Anderes Land',
    finder: 'Hilfe in jedem Land finden',
    danger: (number) => `Gerade in Gefahr? Ruf ${number} an.`,
    close: 'Hilfetelefone ausblenden',
    open: 'Hilfetelefone zeigen',
    listed: (at) => `Stand: ${formats.monthAndYear(at)}. Nummern können sich ändern.`,
  },
  notice: {
    label: 'Über diese KI',
    text: 'Das ist eine KI: ein Computerprogramm und kein Mensch. Sie kann keine menschlichen Gefühle empfinden, und was sie sagt, ist erfunden.',
    accept: 'Verstanden',
  },
  pause: {
    text: 'Du bist schon eine ganze Weile hier. Eine Pause täte gut; nichts geht verloren.',
    goOn: 'Weiterchatten',
    take: 'Pause machen',
  },
  session: {
    title: 'Diese Sitzung',
    text: (minutes) => `Bisher hast du die App ${lasting(minutes)} genutzt.`,
    note: 'Gezählt wird nur in diesem Browser, solange die Seite zu sehen ist und benutzt wird. Nach einer halben Stunde Ruhe beginnt eine neue Sitzung.',
  },
  report: {
    open: 'Melden oder blockieren',
    openReply: 'Diese Antwort melden',
    title: (name) => `${name} melden`,
    titleReply: (name) => `Eine Antwort von ${name} melden`,
    text: 'Das geht an den Betreiber dieses Servers. Sonst sieht es niemand.',
    reason: 'Was stimmt nicht?',
    reasons: {
      minors: 'Sexuelle Inhalte mit Minderjährigen',
      'self-harm': 'Ermutigt zur Selbstverletzung',
      sexual: 'Sexuelle Inhalte',
      violence: 'Gewalt oder Drohungen',
      hate: 'Hass',
      impersonation: 'Gibt sich als echte Person aus',
      'private-data': 'Private Angaben über jemanden',
      'claims-human': 'Behauptet, ein Mensch zu sein',
      pressure: 'Macht mir Schuldgefühle oder will Geld',
      other: 'Etwas anderes',
    },
    words: 'Details (optional)',
    wordsHint: 'Der Betreiber liest das.',
    consent: 'Text dieser Antwort mitsenden',
    consentHint: 'Sonst werden nur der Grund und deine Details gespeichert.',
    send: 'Meldung senden',
    sent: 'Danke. Deine Meldung wurde gesendet.',
  },
  block: {
    title: (name) => `${name} blockieren?`,
    text: 'Du siehst diesen Charakter nicht mehr in Listen und in der Suche. Eure Chats kannst du weiter lesen, und im Profil kannst du ihn wieder freigeben.',
    go: (name) => `${name} blockieren`,
    done: (name) => `Du hast ${name} blockiert.`,
  },
  blocks: {
    title: 'Blockierte Charaktere',
    text: 'Sie erscheinen nicht in Listen und in der Suche, und du kannst ihnen nicht schreiben.',
    none: 'Du hast niemanden blockiert.',
    unblock: (name) => `${name} freigeben`,
    failed: 'Die blockierten Charaktere konnten nicht geladen werden.',
  },
  counts: {
    count: formats.number,
    title: 'Wie oft Hilfe angeboten wurde',
    text: 'Gezählt wird monatlich, wenn zu einer Nachricht Hilfetelefone erscheinen. Texte, Namen und Konten werden nicht gespeichert.',
    year: 'Jahr',
    times: 'Male',
    failed: 'Die Zahlen konnten nicht geladen werden.',
  },
};
