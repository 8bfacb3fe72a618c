import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'Dieser Charakter wird geladen',
  ai: 'Ein KI-Charakter, kein Mensch',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)} Jahre`, pronouns, chats].filter((fact) => fact !== '').join(' · '),
  pronouns: { 'she/her': 'sie/ihr', 'he/him': 'er/ihm', 'they/them': 'dey/dem' },
  tags: 'Stichwörter',
  by: (creator) => `Erstellt von ${creator}`,
  changed: (time) => `Geändert am ${formats.date(time)}`,
  goOn: (name) => `Weiter mit ${name}`,
  temporary: 'Temporärer Chat',
  share: 'Teilen',
  linkCopied: 'Link kopiert',
  linkNotCopied: 'Der Link konnte nicht kopiert werden. Kopiere ihn aus der Adresszeile.',
  who: (name) => `Über ${name}`,
  place: 'Wo ihr euch trefft',
  voice: 'Stimme',
  scene: 'Wie es beginnt',
  likes: 'Mag',
  similar: 'Das könnte dir auch gefallen',
  similarFailed: 'Ähnliche Charaktere konnten nicht geladen werden.',
  failed: 'Dieser Charakter konnte nicht geladen werden',
  missing: {
    title: 'Charakter nicht gefunden',
    text: 'Der Link ist vielleicht veraltet oder unvollständig.',
    action: 'Alle Charaktere ansehen',
  },
};
