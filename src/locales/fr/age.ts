import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const age: Messages['age'] = {
  title: 'Avant de discuter',
  why: (years: number) =>
    `Les discussions sont réservées aux personnes de ${formats.number(years)} ans et plus. Indiquez-nous votre date de naissance.`,
  kept: 'Elle reste avec votre compte, où vous seul pouvez la voir, et disparaît si vous supprimez le compte. Vous la donnez une seule fois ; elle ne peut plus être modifiée ensuite.',
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
  legend: 'Votre date de naissance',
  confirm: 'Continuer',
  confirming: 'Un instant…',
  slow: 'Cela prend un peu de temps.',
  stop: 'Ne plus attendre',
  noSuchDay: 'Vérifiez le jour, le mois et l’année.',
  failed: 'L’envoi n’a pas abouti. Veuillez réessayer.',
  refused: {
    title: 'Pas encore',
    text: (years: number) =>
      `Merci pour votre franchise. Les discussions sont réservées aux personnes de ${formats.number(years)} ans et plus ; elles restent donc fermées pour l’instant. Tout le reste est ouvert : promenez-vous, découvrez les personnages, gardez vos favoris.`,
    until: (time: number) =>
      `En cas d’erreur, vous pourrez indiquer à nouveau votre date de naissance à partir du ${formats.moment(time)}.`,
    browse: 'Explorer',
  },
  section: {
    title: 'Âge et contenu',
    loading: 'Nous consultons ce que vous avez indiqué.',
    unreached: 'Ce que vous avez indiqué sur votre âge n’a pas pu être consulté.',
    retry: 'Réessayer',
    unknown: 'Vous n’avez pas encore indiqué votre date de naissance. Elle est nécessaire avant de discuter.',
    confirmed: 'Votre âge est confirmé.',
    refused: 'Les discussions sont fermées à votre âge.',
    mature: 'Afficher les personnages pour adultes',
    matureNote:
      'Des personnages que leurs créateurs ont signalés comme destinés aux adultes. Désactivé, vous ne les voyez jamais et vos discussions avec eux sont mises de côté.',
    young: (years: number) =>
      `Les personnages pour adultes sont réservés aux personnes de ${formats.number(years)} ans et plus.`,
  },
};
