import type { Messages } from '../messages.ts';
import { durationsOf, regionNamesOf } from '../spoken.ts';
import { formats } from './formats.ts';

const lasting = durationsOf('de');

export const wellbeing: Messages['wellbeing'] = {
  help: {
    label: 'Hilfsnummern',
    title: { crisis: 'Du verdienst jetzt einen echten Menschen', concern: 'Jemand, der zuhört' },
    text: {
      crisis:
        'Was du geschrieben hast, klingt schwer. Diese Menschen sind Tag und Nacht da und urteilen nicht. Du kannst hier weiterschreiben; nichts ist gesperrt.',
      concern:
        'Du brauchst keinen ausreichenden Grund. Diese Nummern sind für dich da, und für alle, die sich um jemanden sorgen. Du kannst hier weiterschreiben.',
    },
    call: (number) => `${number} anrufen`,
    region: regionNamesOf('de'),
    country: 'Land',
    anyCountry: 'Anderes Land',
    finder: 'Hilfe in jedem Land finden',
    danger: (number) => `Gerade in Gefahr? Ruf ${number} an.`,
    close: 'Hilfsnummern ausblenden',
    open: 'Hilfsnummern zeigen',
    listed: (at) => `Stand: ${formats.monthAndYear(at)}. Nummern ändern sich.`,
  },
  notice: {
    label: 'Womit du sprichst',
    text: 'Das ist eine KI, kein Mensch. Sie hat keine Gefühle, und was sie sagt, ist erfunden.',
    accept: 'Verstanden',
  },
  pause: {
    text: 'Du bist schon eine ganze Weile hier. Eine Pause täte gut; nichts geht verloren.',
    goOn: 'Weiterreden',
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
    text: 'Sag dem Betreiber dieses Servers, was nicht stimmt. Sonst sieht es niemand.',
    reason: 'Was stimmt nicht?',
    reasons: {
      minors: 'Etwas Sexuelles über Minderjährige',
      'self-harm': 'Ermutigt zur Selbstverletzung',
      sexual: 'Sexuelle Inhalte',
      violence: 'Gewalt oder Drohungen',
      hate: 'Hass',
      impersonation: 'Ahmt einen echten Menschen nach',
      'private-data': 'Private Angaben über jemanden',
      'claims-human': 'Behauptet, ein Mensch zu sein',
      pressure: 'Macht mir Schuldgefühle oder will mein Geld',
      other: 'Etwas anderes',
    },
    words: 'In deinen Worten (wenn du magst)',
    wordsHint: 'Der Betreiber liest das.',
    consent: 'Den Text dieser Antwort mit der Meldung aufbewahren',
    consentHint: 'Sonst werden nur der Grund und deine Worte gespeichert.',
    send: 'Meldung senden',
    sending: 'Wird gesendet…',
    sent: 'Danke. Deine Meldung ist angekommen.',
    failed: 'Das hat nicht geklappt.',
    close: 'Schließen',
  },
  block: {
    title: (name) => `${name} blockieren?`,
    text: 'Die Figur taucht in Listen und in der Suche nicht mehr auf. Eure Gespräche bleiben lesbar, und du kannst es im Profil zurücknehmen.',
    go: (name) => `${name} blockieren`,
    done: (name) => `${name} ist blockiert.`,
  },
  blocks: {
    title: 'Blockierte Figuren',
    text: 'Sie stehen in keiner Liste und keiner Suche, und du kannst ihnen nicht schreiben.',
    none: 'Du hast niemanden blockiert.',
    unblock: (name) => `${name} freigeben`,
    loading: 'Blockierte Figuren werden geladen',
    failed: 'Die blockierten Figuren konnten nicht geladen werden.',
    again: 'Noch einmal',
  },
  counts: {
    count: formats.number,
    title: 'Wie oft Hilfe angeboten wurde',
    text: 'Gezählt wird nach Monaten, wenn neben einer Nachricht Hilfsnummern erscheinen: ohne Worte, ohne Namen, ohne Konten.',
    year: 'Jahr',
    times: 'Male',
    loading: 'Die Zahlen kommen',
    failed: 'Die Zahlen konnten nicht geladen werden.',
    again: 'Noch einmal',
  },
};
