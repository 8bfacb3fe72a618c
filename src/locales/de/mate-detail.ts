import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'Dieser Charakter wird geladen',
  ai: 'Ein KI-Charakter, kein Mensch',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)} Jahre`, pronouns, chats].filter((fact) => fact !== '').join(' · '),
  tags: 'Stichwörter',
  by: (creator) => `Erschaffen von ${creator}`,
  goOn: (name) => `Weiter mit ${name}`,
  who: (name) => `Wer ${name} ist`,
  place: 'Wo ihr euch trefft',
  voice: 'Stimme',
  scene: 'Wie es beginnt',
  likes: 'Mag',
  similar: 'Das könnte dir auch gefallen',
  similarFailed: 'Die anderen Charaktere sind nicht angekommen.',
  failed: 'Dieser Charakter ist nicht angekommen',
  missing: {
    title: 'Unter dieser Adresse wohnt niemand',
    text: 'Der Link ist vielleicht alt, oder es fehlt ein Buchstabe.',
    action: 'Alle Charaktere ansehen',
  },
};
