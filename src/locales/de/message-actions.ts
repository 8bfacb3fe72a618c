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
  removed: {
    title: 'Gelöscht, mit allem danach.',
    hidesNewer: 'Rückgängigmachen blendet die seitdem geschriebenen Nachrichten aus.',
  },
  learned: { line: (facts) => `Gemerkt: ${facts}`, forgotten: 'Vergessen.' },
  why: {
    title: 'Warum diese Antwort',
    total: (tokens, limit, percent) =>
      `Etwa ${formats.number(tokens)} von ${formats.number(limit)} Tokens (${formats.number(percent)} %)`,
    tokens: (count) => formats.count(count, { one: '# Token', other: '# Tokens' }),
    loading: 'Details werden geladen',
    failed: 'Details konnten nicht geladen werden',
    missing: {
      title: 'Keine Details',
      text: 'Details werden nur für die neuesten Antworten eines Sprachmodells aufgezeichnet.',
    },
    sections: {
      rules: 'Regeln',
      character: 'Wesen des Charakters',
      lore: 'Lorebook',
      person: 'Deine Persona und Notizen',
      facts: 'Erinnerungen',
      chapters: 'Kapitel',
      passages: 'Frühere Nachrichten',
      recent: 'Letzte Nachrichten',
      message: 'Deine Nachricht',
    },
    leftOut: (count) =>
      formats.count(count, {
        one: '# weitere passte nicht mehr hinein',
        other: '# weitere passten nicht mehr hinein',
      }),
    reasons: {
      pinned: 'Angeheftet',
      always: 'Immer dabei',
      words: (words) => `Gemeinsame Wörter: ${words}`,
      meaning: 'Ähnliche Bedeutung',
      key: (key) => `Schlüsselwort: ${key}`,
      keyGone: 'Schlüsselwort nicht mehr vorhanden',
      sticky: 'Noch aktiv',
    },
    deleted: 'Inzwischen gelöscht',
  },
  editing: {
    reply: (mate) => `Antwort von ${mate} bearbeiten`,
    title: 'Du bearbeitest deine Nachricht',
  },
};
