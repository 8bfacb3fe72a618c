import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const age: Messages['age'] = {
  title: 'Avant de discuter',
  why: (years: number) =>
    `Tu dois avoir au moins ${formats.number(years)} ans pour discuter. Indique ta date de naissance.`,
  doubt: {
    title: 'Une question',
    read: (years: number) =>
      `Cette phrase de toi laisse penser que tu as moins de ${formats.number(years)} ans :`,
    unquoted: (years: number) =>
      `Quelque chose que tu as écrit laisse penser que tu as moins de ${formats.number(years)} ans.`,
    meanwhile:
      'Les discussions et les personnages pour adultes attendent ta réponse. Aucun de tes réglages n’a changé.',
    misunderstood: 'C’était un malentendu',
    young: (years: number) => `J’ai moins de ${formats.number(years)} ans`,
  },
  privacy: 'Toi seul peux la voir, et elle est supprimée avec ton compte. Tu ne pourras plus la modifier.',
  day: 'Jour',
  month: 'Mois',
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  year: 'Année',
  choose: 'Choisir',
  legend: 'Date de naissance',
  confirming: 'Un instant…',
  slow: 'Cela prend un peu de temps.',
  noSuchDay: 'Vérifie le jour, le mois et l’année.',
  failed: 'L’envoi n’a pas abouti. Réessaie.',
  refused: {
    title: 'Pas encore',
    text: (years: number) =>
      `Merci pour ta franchise. Tu dois avoir au moins ${formats.number(years)} ans pour discuter. Tu peux quand même explorer, découvrir les personnages et enregistrer des favoris.`,
    until: (time: number) =>
      `En cas d’erreur, tu pourras indiquer à nouveau ta date de naissance à partir du ${formats.moment(time)}.`,
    browse: 'Explorer les personnages',
  },
  section: {
    title: 'Âge et contenu',
    unreached: 'Impossible de charger tes réglages d’âge.',
    unknown: 'Tu n’as pas encore indiqué ta date de naissance. Elle est nécessaire pour discuter.',
    confirmed: 'Ton âge est confirmé.',
    refused: 'Tu n’as pas encore l’âge de discuter.',
    mature: 'Afficher les personnages pour adultes',
    matureNote:
      'Des personnages que leurs créateurs ont signalés comme destinés aux adultes. Si c’est désactivé, tu ne les vois pas et tes discussions avec eux sont masquées.',
    young: (years: number) =>
      `Les personnages pour adultes sont réservés aux personnes de ${formats.number(years)} ans et plus.`,
  },
};
