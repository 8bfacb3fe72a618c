import { formats } from './app/formats.ts';
import type { Messages } from '../messages.ts';

export const messageActions: Messages['messageActions'] = {
  ideas: {
    label: 'Antwortvorschläge',
    asking: 'Vorschläge werden geladen…',
  },
  another: 'Andere Antwort',
  alternatives: {
    label: 'Antworten',
    previous: 'Vorherige Antwort',
    next: 'Nächste Antwort',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  hint: {
    label: 'Andere Antwort, aber …',
    shorter: 'Kürzer',
    longer: 'Länger',
    playful: 'Verspielter',
    own: 'In deinen Worten',
    send: 'Anfordern',
  },
  menu: 'Mehr zu dieser Nachricht',
  pin: 'Diese Nachricht anheften',
  unpin: 'Nachricht lösen',
  pinned: 'Angeheftet',
  quote: 'Zitieren',
  copyText: 'Text kopieren',
  copyMarkdown: 'Als Markdown kopieren',
  copied: 'Kopiert',
  notCopied: 'Kopieren hat nicht geklappt. Markiere den Text, um ihn selbst zu kopieren.',
  like: 'Nachricht mit „Gefällt mir“ markieren',
  unlike: '„Gefällt mir“ entfernen',
  edit: 'Diese Nachricht bearbeiten',
  editReply: 'Diese Antwort bearbeiten',
  edited: 'Von dir bearbeitet',
  remove: 'Ab hier löschen',
  copy: 'Neuer Chat ab hier',
  removed: { title: 'Gelöscht, mit allem danach.' },
  editing: {
    reply: (mate) => `Antwort von ${mate} bearbeiten`,
    title: 'Du bearbeitest deine Nachricht',
  },
};
